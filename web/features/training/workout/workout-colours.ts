import type { WorkoutBlock } from '#contract/training/workouts.ts'

/** Fill of each block kind, the same in the bar and beside its heading. */
export const fillOf: Record<WorkoutBlock['kind'], string> = {
  warm_up: 'bg-carbs',
  main: 'bg-herb',
  circuit: 'bg-energy',
  intervals: 'bg-tomato',
  finisher: 'bg-protein',
  cool_down: 'bg-water',
}
