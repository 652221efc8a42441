import type { TokenPair } from '#contract/access/tokens.ts'
import { opens, refresh, signInApp } from './app-sign-in.ts'
import type { Drill } from './support/drill.ts'
import { signUp } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const atOnce = 20
const steps = 3

/** A stolen refresh token, used after and at the same time as by its owner, on several server processes. */
export const refreshDrill: Drill = {
  name: 'refresh',
  promise:
    'a refresh token that is used twice ends its family on every server, and no other sign-in; a kill in between revives none',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, say, external }) {
    // Tokens are issued for one address, shared by the processes behind a load balancer.
    const testBed = await openTestBed({ external }, short ? 2 : 3, { PUBLIC_URL: 'http://127.0.0.1:3000' })
    try {
      const rounds = short ? 5 : 100
      const email = 'refresh@example.com'
      await signUp(testBed.servers[0]!.address, 'Refresh')
      const at = (turn: number) => testBed.servers[turn % testBed.servers.length]!.address
      const other = await signInApp(testBed, email)
      const found = { rounds, refreshed: 0, broken: 0, revived: 0, alive: 0, answered: 0, tooMany: 0 }

      const pairOf = async (turn: number, pair: TokenPair) => {
        const answer = await refresh(at(turn), pair)
        if (answer.status !== 200) return undefined
        found.refreshed++
        return answer.body as TokenPair
      }
      const chain = async () => {
        const pairs = [await signInApp(testBed, email)]
        for (let step = 0; step < steps; step++) {
          const next = await pairOf(step, pairs.at(-1)!)
          if (next) pairs.push(next)
          else found.broken++
        }
        return pairs
      }
      const countOpen = async (pairs: readonly TokenPair[]) => {
        for (const pair of pairs)
          for (const { address } of testBed.servers) if (await opens(address, pair)) found.alive++
        for (const [turn, pair] of pairs.entries()) if (await pairOf(turn, pair)) found.revived++
      }

      for (let round = 0; round < rounds; round++) {
        const pairs = await chain()
        if (!(await opens(at(round), pairs.at(-1)!))) found.broken++
        // The thief tries any of the used tokens.
        if (await pairOf(round + 1, pairs[round % steps]!)) found.revived++
        await countOpen(pairs)
      }

      for (let round = 0; round < rounds; round++) {
        const first = await signInApp(testBed, email)
        const all = await Promise.all(Array.from({ length: atOnce }, (_, turn) => pairOf(turn, first)))
        const won = all.filter((pair) => pair !== undefined)
        found.answered += won.length
        found.tooMany += Math.max(0, won.length - 1)
        await countOpen([first, ...won])
      }

      // A restarted server has to know the revoked sessions.
      const last = await chain()
      if (await pairOf(0, last[0]!)) found.revived++
      await testBed.servers[0]!.kill()
      await testBed.restart(0)
      await countOpen(last)

      const survivor = (await opens(at(0), other)) && (await pairOf(1, other)) ? 1 : 0
      say(`${found.refreshed} pairs, ${rounds * atOnce} uses at once`)
      return { ...found, survivor }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.rounds === (short ? 5 : 100) &&
    found.refreshed! >= found.rounds! * steps &&
    // At most one, usually exactly one: the first caller.
    found.answered! > 0 &&
    found.survivor === 1 &&
    ['broken', 'revived', 'alive', 'tooMany'].every((one) => found[one] === 0),
}
