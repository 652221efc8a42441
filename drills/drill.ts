/** What a drill measured. */
export type Figures = Record<string, number>

export type DrillOptions = {
  /** Fewer rounds, for every run of the tests. */
  short: boolean
  say(line: string): void
}

/** One promise about faults, races or attacks, tried on real server processes over HTTP. */
export type Drill = {
  name: string
  promise: string
  run(options: DrillOptions): Promise<Figures>
  /** Whether the figures keep the promise, and show that work was really done. */
  kept(figures: Figures, options: DrillOptions): boolean
}
