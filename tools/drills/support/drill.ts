import type { Check } from '#testing/run-checks.ts'

/** Where servers store rows: one server with an embedded database, or several on one PostgreSQL server. */
export type Place = 'embedded' | 'external'

export type DrillOptions = {
  /** Fewer rounds and no limits of wall-clock time, for test runs. */
  short: boolean
  /** Address of a PostgreSQL server, for the place `external`. */
  external: string | undefined
  say(line: string): void
}

/** A check of one promise about faults, races or attacks on real server processes over HTTP. */
export type Drill = Check<DrillOptions> & {
  places: readonly Place[]
  /** Places of the short form in the tests, if one suffices. */
  tested?: readonly Place[]
  /** Set if its short form is part of `npm test`. */
  isCore?: true
}
