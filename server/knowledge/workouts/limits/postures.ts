import type { Exercise, Muscle } from '#contract/training/exercises.ts'

const above: ReadonlySet<Muscle> = new Set([
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'chest',
  'upper_back',
  'lats',
  'neck',
  'obliques',
  'heart',
  'abs',
] as const)
const upright =
  /push-up|bent-over|one-arm|prone|renegade|table|hang|\bdip\b|walk|handstand|inverted|march|step|shuffle|crawl|jack|run|jog|reverse fly|carry|standing|plank|climber|kick|feet|stair|burpee|thruster|get-up|windmill|pull-up|chin-up|wall|crunch|tandem|stand\b|tap|inchworm|pass-through|half-kneeling|push press|greatest/i

/** Whether it can be done sitting, by arms and trunk alone. */
export function isSittable({ name, primary, equipment, pattern }: Exercise): boolean {
  const stays = equipment.every((piece) => ['dumbbell', 'band', 'chair', 'cable'].includes(piece))
  return (
    stays &&
    primary.every((muscle) => above.has(muscle)) &&
    !upright.test(name) &&
    !['jump', 'squat', 'hinge', 'lunge', 'carry', 'balance'].includes(pattern)
  )
}

const onHands =
  /push-up|plank|superman|crawl|burpee|climber|walkout|inchworm|prone|bear hold|get-up|crow|renegade|greatest|floor/i
const onFeet = new Set(['lunge', 'squat', 'balance'])

/** Whether it can be done without getting down to the floor; yoga poses use their mat. */
export function isStandable({ name, pattern, equipment }: Exercise): boolean {
  if (/wall push-up|incline push-up|incline plank|no-jump burpee/i.test(name)) return true
  return (!equipment.includes('mat') || onFeet.has(pattern)) && !onHands.test(name)
}
