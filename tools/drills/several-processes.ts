import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TokenPair } from '#contract/access/tokens.ts'
import { scanFridge } from '#contract/fridge.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { modelDouble, type Reply } from '#server/adapters/ai/double.ts'
import { fridgeSample } from '#server/adapters/ai/kitchen-double.ts'
import { today } from '#testing/clock.ts'
import type { Figures } from '#testing/run-checks.ts'
import { opens, refresh, signInApp } from './app-sign-in.ts'
import type { Drill } from './support/drill.ts'
import { mealOf } from './support/meals.ts'
import { type Person, signUp } from './support/person.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const times = 20
const scans = 50
const mostScans = 10

/** The same calls at once on several servers of one database. */
export const severalProcesses: Drill = {
  name: 'several-processes',
  promise:
    'on several servers one idempotency key makes one row, the last unit of a month is granted once, a failed call gives its unit back, and a refresh token used twice ends its family',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, external }) {
    let reply: Reply = { json: fridgeSample }
    const model = await modelDouble(() => reply)
    const testBed = await openTestBed({ external }, short ? 2 : 3, {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'double',
      // Tokens are issued for one address, shared by the processes behind a load balancer.
      PUBLIC_URL: 'http://127.0.0.1:3000',
    })
    try {
      return {
        ...(await sameWrites(testBed, short ? 2 : 20)),
        ...(await lastUnits(testBed, short ? 1 : 10, (next) => {
          reply = next
        })),
        ...(await stolenTokens(testBed, short ? 3 : 50)),
      }
    } finally {
      await testBed.close()
      await model.stop()
    }
  },
  kept: (found) =>
    found.writes! > 0 &&
    found.rows === found.writes &&
    found.answered === found.writes! * times &&
    found.lastUnits! > 0 &&
    found.granted === found.lastUnits &&
    // The others are refused by the quota, some by the rate limit of each process.
    found.refused === found.lastUnits! * (scans - 1) &&
    found.overPlan! >= found.lastUnits! * 15 &&
    found.families! > 0 &&
    found.survivor === 1 &&
    ['different', 'miscounted', 'broken', 'tooMany', 'alive'].every((one) => found[one] === 0),
}

const addressOf = ({ servers }: TestBed, turn: number) => servers[turn % servers.length]!.address

/** Writes that a client sends again after a lost answer. */
async function sameWrites(testBed: TestBed, rounds: number): Promise<Figures> {
  const person = await signUp(addressOf(testBed, 0), 'Retry')
  const drink = { drinkType: 'water', volume: 240, calories: 0, hydrationValue: '1', temperature: 'cold' }
  const writes = { [logNutrition.path]: mealOf('soup'), [logDrink.path]: { ...drink, targetDate: today } }
  const found = { writes: 0, answered: 0, different: 0 }
  for (let round = 0; round < rounds; round++)
    for (const [path, payload] of Object.entries(writes)) {
      const key = { 'idempotency-key': randomUUID() }
      const all = await Promise.all(
        Array.from({ length: times }, (_, at) =>
          person.call(addressOf(testBed, at), 'POST', path, payload, key),
        ),
      )
      found.writes++
      found.answered += all.filter(({ status }) => status === 200).length
      found.different += new Set(all.map(({ text }) => text)).size - 1
    }
  const [row] = await testBed.query<{ rows: number }>(
    'select ((select count(*) from nutrition_logs) + (select count(*) from drink_logs))::int as rows',
  )
  return { ...found, rows: row!.rows }
}

/** Scans at the last unit of a month, and some that the model fails. */
async function lastUnits(
  testBed: TestBed,
  rounds: number,
  setReply: (reply: Reply) => void,
): Promise<Figures> {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cde' } })
    .jpeg()
    .toBuffer()
  const scan = (person: Person, at: number) => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'fridge.jpg')
    return person.call(addressOf(testBed, at), 'POST', scanFridge.path, form)
  }
  const usedBy = async (person: Person) => {
    const { body } = await person.call(addressOf(testBed, 0), 'GET', listQuotas.path)
    return (body as Quota[]).find(({ feature }) => feature === 'fridge_scan')?.used ?? 0
  }
  const found = { lastUnits: 0, granted: 0, refused: 0, overPlan: 0, miscounted: 0 }
  for (let round = 0; round < rounds; round++) {
    const person = await signUp(addressOf(testBed, 0), `Quota${round}`)
    await scan(person, 0)
    await testBed.query(
      `update quota_usage set used = $1 where feature = 'fridge_scan' and user_id = (select id from users where email = $2)`,
      [mostScans - 1, `quota${round}@example.com`],
    )
    const all = await Promise.all(Array.from({ length: scans }, (_, at) => scan(person, at)))
    const count = (...some: number[]) => all.filter(({ status }) => some.includes(status)).length
    found.lastUnits++
    found.granted += count(200)
    found.overPlan += count(402)
    found.refused += count(402, 429)
    if ((await usedBy(person)) !== mostScans) found.miscounted++
  }
  const unlucky = await signUp(addressOf(testBed, 0), 'Unlucky')
  setReply({ status: 500 })
  await Promise.all(Array.from({ length: 6 }, (_, at) => scan(unlucky, at)))
  if ((await usedBy(unlucky)) !== 0) found.miscounted++
  return found
}

/** A refresh token that is used by its owner and a thief, later and at once; a kill in between revives none. */
async function stolenTokens(testBed: TestBed, rounds: number): Promise<Figures> {
  const email = 'refresh@example.com'
  await signUp(addressOf(testBed, 0), 'Refresh')
  const other = await signInApp(testBed, email)
  const found = { families: 0, broken: 0, tooMany: 0, alive: 0 }
  const next = async (turn: number, pair: TokenPair) => {
    const answer = await refresh(addressOf(testBed, turn), pair)
    return answer.status === 200 ? (answer.body as TokenPair) : undefined
  }
  const countAlive = async (pairs: readonly TokenPair[]) => {
    for (const [turn, pair] of pairs.entries()) {
      for (const { address } of testBed.servers) if (await opens(address, pair)) found.alive++
      if (await next(turn, pair)) found.alive++
    }
  }
  let last: TokenPair[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await signInApp(testBed, email)
    const second = await next(round, first)
    if (!second || !(await opens(addressOf(testBed, round + 1), second))) found.broken++
    const users = Array.from({ length: times }, (_, turn) => next(turn, second ?? first))
    const won = (await Promise.all(users)).filter((pair) => pair !== undefined)
    found.tooMany += Math.max(0, won.length - 1)
    found.families++
    last = [first, ...(second ? [second] : []), ...won]
    await countAlive(last)
  }
  // A restarted server has to know the revoked sessions.
  await testBed.servers[0]!.kill()
  await testBed.restart(0)
  await countAlive(last)
  const survives = (await opens(addressOf(testBed, 0), other)) && (await next(1, other))
  return { ...found, survivor: survives ? 1 : 0 }
}
