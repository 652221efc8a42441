import type { Drill } from './support/drill.ts'
import { writeMeals } from './support/meals.ts'
import { signUpSome } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

/** Outcomes of a request that an ending server does not take. */
const notTaken = ['503', 'ECONNREFUSED']

/** Stops the server under load, as each release does. Connections are kept alive, as by a load balancer. */
export const shutdown: Drill = {
  name: 'shutdown',
  promise: 'SIGTERM under load drops no request that was taken, loses no write, and is over in 10 s',
  places: ['embedded', 'external'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const address = () => testBed.servers[0]!.address
    try {
      const people = await signUpSome(address(), 'Shutdown', 6)
      const rounds = short ? 1 : 20
      const found = { rounds, slowestEndMs: 0, badEnds: 0 }
      const writing = writeMeals({ people, writers: 12, server: address, say })
      try {
        for (let round = 0; round < rounds; round++) {
          await writing.more(100)
          const { child, stop } = testBed.servers[0]!
          const begun = performance.now()
          await stop()
          found.slowestEndMs = Math.max(found.slowestEndMs, Math.round(performance.now() - begun))
          if (child.exitCode !== 0) found.badEnds++
          await testBed.restart(0)
        }
      } finally {
        await writing.stop()
      }
      const dropped = [...writing.refused].filter(([outcome]) => !notTaken.includes(outcome)).length
      const losses = await writing.countLosses(address())
      return { ...found, acknowledged: writing.acknowledged.size, dropped, ...losses }
    } finally {
      await testBed.close()
    }
  },
  kept: ({ rounds, acknowledged, dropped, slowestEndMs, badEnds, lost, halves }, { short }) =>
    acknowledged! >= rounds! * 100 &&
    dropped === 0 &&
    lost === 0 &&
    halves === 0 &&
    badEnds === 0 &&
    (short || slowestEndMs! < 10_000),
}
