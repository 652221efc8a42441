import { globSync } from 'node:fs'
import { sharedPostgres } from '#server/adapters/database/test-server.ts'
import { installed } from '#testing/debian.ts'
import { type Step, vitest } from './steps.ts'

/** Times of the machine's clock, in UTC, at which tests that depend on the date have failed or may fail. */
export const moments: readonly string[] = [
  // The last half hour of a year.
  '2026-12-31T23:30Z',
  // Ten minutes before Europe's summer time begins.
  '2027-03-28T00:50Z',
  // Ten minutes before New York's ends.
  '2026-11-01T05:50Z',
  // The day before a leap day.
  '2028-02-28T23:50Z',
  // A month, a week and a day begin.
  '2027-02-01T00:10Z',
  // Summer.
  '2027-07-14T10:00Z',
]

/** Debian's libfaketime, installed if possible; says that tests are left out without it. */
export function clockLibrary(say: (line: string) => void): string | undefined {
  const found = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
  const library = found() ?? (installed(['libfaketime'], say) ? found() : undefined)
  if (!library)
    say('Left out: tests with the clock set elsewhere need libfaketime (Debian: apt-get install faketime).')
  return library
}

/** The tests that depend on the date, with the clock of all their processes at `moment`. */
export const clockSteps = (library: string, moment: string): Step[] => [
  clockStep(library, moment, 'unit and API tests', 'vitest.config.ts', '--tags-filter=!timer'),
  clockStep(library, moment, 'journeys', 'e2e/vitest.config.ts', '--tags-filter=day'),
]

export function clockStep(
  library: string,
  moment: string,
  title: string,
  config: string,
  ...args: string[]
): Step {
  return {
    ...vitest(`${title} at ${moment}`, config, ...args),
    repeat: `npm run test:clock -- ${moment} ${config}`,
    variables: () => ({
      LD_PRELOAD: library,
      // An offset: processes that begin later have the same clock.
      FAKETIME: offset(Date.parse(moment) - Date.now()),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // The fix is for an older C library; with this one, waits never end, and the browser stands still.
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
      // The database has to be a child of the step, for its clock.
      [sharedPostgres]: '',
    }),
  }
}

/** In whole seconds, with a sign. */
function offset(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 0 ? String(seconds) : `+${seconds}`
}
