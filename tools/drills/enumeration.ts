import { requestPasswordReset, signIn, signUp } from '#contract/access/access.ts'
import { smtpDouble } from '#server/adapters/mail/double.ts'
import { quantile } from '#testing/quantile.ts'
import type { Drill } from './support/drill.ts'
import { type Answer, guest } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

/** The slower median is at most this many times the faster one; a password's hash left out makes it tens. */
const mostRatio = 1.6

/** Calls about addresses with an account, each beside the same call about an address without one. */
export const enumeration: Drill = {
  name: 'enumeration',
  promise: 'sign-in, reset and sign-up tell nobody which addresses have an account, by answer or by time',
  places: ['embedded'],
  async run({ short, say }) {
    const mail = await smtpDouble()
    const testBed = await openTestBed({ external: undefined }, 1, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'forkmile@example.com',
    })
    try {
      const { address } = testBed.servers[0]!
      const people = short ? 20 : 60
      const password = 'a password of theirs'
      // Nobody is signed in before the address is confirmed.
      for (let at = 0; at < people; at++)
        await guest.call(address, 'POST', signUp.path, {
          name: 'Known',
          email: `known${at}@example.com`,
          password,
        })
      const calls = {
        'sign-in': (email: string) =>
          guest.call(address, 'POST', signIn.path, { email, password: 'none of theirs' }),
        reset: (email: string) => guest.call(address, 'POST', requestPasswordReset.path, { email }),
        'sign-up': (email: string) =>
          guest.call(address, 'POST', signUp.path, { name: 'Sam', email, password: 'a password of Sam' }),
      }
      const figures: Record<string, number> = { people, different: 0 }
      for (const [name, call] of Object.entries(calls)) {
        const times = { known: [] as number[], unknown: [] as number[] }
        for (let at = 0; at < people; at++) {
          const known = await timed(() => call(`known${at}@example.com`))
          const unknown = await timed(() => call(`${name}${at}@example.com`))
          if (toldOf(known.answer) !== toldOf(unknown.answer)) figures.different!++
          times.known.push(known.ms)
          times.unknown.push(unknown.ms)
        }
        const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
        say(`${name}: ${known.toFixed(1)} ms for known addresses, ${unknown.toFixed(1)} ms for others`)
        figures[`${name} ratio`] =
          Math.round((100 * Math.max(known, unknown)) / Math.min(known, unknown)) / 100
      }
      return figures
    } finally {
      await testBed.close()
      await mail.stop()
    }
  },
  kept: (figures, { short }) =>
    figures.different === 0 &&
    (short || ['sign-in', 'reset', 'sign-up'].every((name) => figures[`${name} ratio`]! <= mostRatio)),
}

async function timed(call: () => Promise<Answer>) {
  const begun = performance.now()
  const answer = await call()
  return { answer, ms: performance.now() - begun }
}

/** An answer without the address and the id of a new account. */
const toldOf = ({ status, text }: Answer) =>
  `${status} ${text.replaceAll(/[\w-]+@example\.com/g, 'address').replaceAll(/[0-9a-f-]{36}/g, 'id')}`
