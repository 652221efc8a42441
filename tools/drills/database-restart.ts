import { setTimeout as wait } from 'node:timers/promises'
import type { Drill } from './support/drill.ts'
import { writeMeals } from './support/meals.ts'
import { signUpSome } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const writers = 8
/** A planned restart, and a crash. */
const signals = ['SIGINT', 'SIGKILL'] as const

/** PostgreSQL ends under a running server. */
export const databaseRestart: Drill = {
  name: 'database-restart',
  promise: 'while PostgreSQL restarts writes answer 503, then all goes on, and nothing acknowledged is lost',
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const { address, child, errors } = testBed.servers[0]!
    try {
      const people = await signUpSome(address, 'Restart', 4)
      const rounds = short ? 2 : 20
      let slowestBackMs = 0
      const writing = writeMeals({ people, writers, server: () => address, say })
      const { acknowledged, refused } = writing
      const away = () => refused.get('503') ?? 0
      try {
        for (let round = 0; round < rounds; round++) {
          await writing.more(60)
          if (child.exitCode !== null) throw new Error(`The server ended: ${errors.join('').slice(-2000)}`)
          const pid = await testBed.databaseProcess()
          const [gone, before] = [away(), acknowledged.size]
          process.kill(pid!, signals[round % signals.length])
          const begun = performance.now()
          // Each writer may have one write in flight acknowledged; one more means that the database is back.
          while (away() === gone && performance.now() - begun < 10_000) await wait(5)
          const count = Math.max(before, acknowledged.size)
          while (acknowledged.size <= count + writers && performance.now() - begun < 60_000) await wait(5)
          slowestBackMs = Math.max(slowestBackMs, Math.round(performance.now() - begun))
        }
      } finally {
        await writing.stop()
      }
      const otherAnswers = [...refused.values()].reduce((sum, count) => sum + count, 0) - away()
      const losses = await writing.countLosses(address)
      return { rounds, acknowledged: acknowledged.size, away: away(), otherAnswers, slowestBackMs, ...losses }
    } finally {
      await testBed.close()
    }
  },
  kept: ({ rounds, acknowledged, away, otherAnswers, slowestBackMs, lost, halves }, { short }) =>
    acknowledged! >= rounds! * 60 &&
    away! >= rounds! &&
    otherAnswers === 0 &&
    lost === 0 &&
    halves === 0 &&
    // The short form runs on loaded machines and checks no times.
    (short || slowestBackMs! < 5000),
}
