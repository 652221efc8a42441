import {
  type PlannedSet,
  type ProgressionRule,
  progressionRule,
  type RuleKind,
} from '#contract/strength/progression/rules.ts'
import { toKilograms, type WeightUnit } from '../weights.ts'

/** Percentages and repetitions of Wendler's 5/3/1 (2nd ed. 2011), its fourth week easy. */
const wave: [percent: number, reps: number][][] = [
  [
    [65, 5],
    [75, 5],
    [85, 5],
  ],
  [
    [70, 3],
    [80, 3],
    [90, 3],
  ],
  [
    [75, 5],
    [85, 3],
    [95, 1],
  ],
  [
    [40, 5],
    [50, 5],
    [60, 5],
  ],
]

/** Increment and step of weights in kilograms: the smallest pair of plates of most gyms. */
const stepOf: Record<WeightUnit, number> = { kg: 2.5, lb: toKilograms(5, 'lb') }

type Planned = Pick<PlannedSet, 'kind' | 'reps'>

/** A rule of a kind with usual figures; the number of sets and repetitions that were planned stay. */
export function usualRule(
  kind: RuleKind,
  unit: WeightUnit,
  planned: readonly Planned[] = [],
): ProgressionRule {
  const working = planned.filter((set) => set.kind !== 'warm_up')
  const typed = working.find(({ reps }) => reps !== null)?.reps
  const sets = typed ? working.length : 3
  const increment = stepOf[unit]
  const step = { step: increment }
  const usual: Record<RuleKind, object> = {
    linear: { sets, reps: typed ?? 5, increment, ...step },
    double: { sets, fewest: typed ?? 8, most: (typed ?? 8) + 4, increment, ...step },
    waves: {
      increment,
      ...step,
      weeks: wave.map((week, number) =>
        week.map(([percent, reps], at) => ({ percent, reps, open: at === 2 && number < 3 })),
      ),
    },
    effort: { sets, reps: typed ?? 5, rpe: 8, ...step },
    time: { sets: 3, increment: 5 },
    distance: { sets: 3, increment: 10 },
  }
  return progressionRule.parse({ kind, ...usual[kind] })
}
