/** What a drill measured. */
export type Figures = Record<string, number>

/** Where servers keep their rows: one server on a database of its own, or several on one PostgreSQL server. */
export type Place = 'embedded' | 'external'

export type DrillOptions = {
  /** Fewer rounds, for every run of the tests. */
  short: boolean
  /** Address of a PostgreSQL server, for the place `external`. */
  external: string | undefined
  say(line: string): void
}

/** One promise about faults, races or attacks, tried on real server processes over HTTP. */
export type Drill = {
  name: string
  promise: string
  places: readonly Place[]
  /** Where its short form runs with the tests, when one place tells as much as both. */
  tested?: readonly Place[]
  /** Set where it holds times against limits: no other drill runs beside it. */
  alone?: true
  run(options: DrillOptions): Promise<Figures>
  /** Whether the figures keep the promise, and show that work was really done. */
  kept(figures: Figures, options: DrillOptions): boolean
}
