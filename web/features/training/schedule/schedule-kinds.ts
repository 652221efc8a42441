import type { Session } from '#contract/training/schedules.ts'
import { fills, type Hue } from '#web/ui/charts/hue.ts'
import { formatDistance, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './schedule-words.ts'

const hues: Record<Session['kind'], Hue> = {
  easy_run: 'herb',
  long_run: 'herb',
  tempo_run: 'energy',
  interval_run: 'energy',
  hill_run: 'energy',
  race: 'energy',
  strength: 'protein',
  conditioning: 'carbs',
  mobility: 'water',
  cross_training: 'fat',
}
export const fillOf = ({ kind }: Pick<Session, 'kind'>) => fills[hues[kind]]

/** '45 min · 7.5 km'. */
export function factsOf({ minutes, distance }: Session, unit: LengthUnit): string {
  return words.facts([words.min(formatNumber(minutes)), distance ? formatDistance(distance, unit, 1) : ''])
}
