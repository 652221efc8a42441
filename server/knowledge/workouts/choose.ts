import type { Exercise, MovementPattern, Muscle } from '#contract/training/exercises.ts'
import { exerciseById } from '../exercises/exercises.ts'
import { isSittable, isStandable } from './limits/postures.ts'
import { isNamed, isUnwanted } from './prompt.ts'
import { isWithin, type Session } from './session.ts'

/** Whether limitations, equipment and level allow the exercise. */
export function isAllowed(session: Session, exercise: Exercise): boolean {
  const { kit, limits, level, gentle, still, prompt } = session
  return (
    isWithin(exercise, level) &&
    exercise.equipment.every((piece) => kit.has.has(piece)) &&
    !exercise.cautions.some((caution) => limits.cautions.has(caution)) &&
    !(still && (exercise.impact !== 'none' || exercise.pattern === 'jump')) &&
    !(gentle && exercise.met > 6) &&
    !(limits.care.has('seated') && !isSittable(exercise)) &&
    !(limits.care.has('off_the_floor') && !isStandable(exercise)) &&
    !isUnwanted(prompt, exercise)
  )
}

export type ChoiceRequest = {
  /** One of these must be a primary muscle. */
  muscles?: readonly Muscle[]
  /** Preferred in this order; others only when none of these is left. */
  patterns?: readonly MovementPattern[]
  /** Weight of an exercise; 0 excludes it. */
  worth?: (exercise: Exercise) => number
}

/** Chooses an unused exercise by weighted chance; undefined when none is left. */
export function choose(
  session: Session,
  pool: readonly Exercise[],
  asked: ChoiceRequest = {},
): Exercise | undefined {
  let fitting = pool.filter(
    (one) =>
      !session.used.has(one.id) &&
      (!asked.muscles || one.primary.some((muscle) => asked.muscles!.includes(muscle))),
  )
  const { patterns } = asked
  const moving = patterns ? fitting.filter(({ pattern }) => patterns.includes(pattern)) : []
  if (moving.length) fitting = moving
  const weighed = fitting.map((one) => weightOf(session, one, asked))
  let left = session.random() * weighed.reduce((sum, weight) => sum + weight, 0)
  if (left === 0) return undefined
  const at = weighed.findIndex((weight) => {
    left -= weight
    return weight > 0 && left <= 0
  })
  const chosen = fitting[at]
  if (chosen) session.used.add(chosen.id)
  return chosen
}

/** Chooses up to `count` exercises by cycling through the requests. */
export function chooseMany(
  session: Session,
  pool: readonly Exercise[],
  count: number,
  asked: readonly ChoiceRequest[] = [{}],
): Exercise[] {
  const chosen: Exercise[] = []
  let misses = 0
  for (let at = 0; chosen.length < count && misses < asked.length; at++) {
    const one = choose(session, pool, asked[at % asked.length])
    if (one) chosen.push(one)
    misses = one ? 0 : misses + 1
  }
  return chosen
}

/** Lifting prefers weights when available, and maximal strength the bar. */
function loadWeight({ request, kit, level }: Session, { name, equipment, pattern, timed }: Exercise): number {
  if (request.workoutType !== 'strength' || pattern === 'stretch' || pattern === 'mobility') return 1
  const heavy = equipment.some((piece) => loaded.has(piece))
  const could = kit.has.has('dumbbell') || kit.has.has('kettlebell')
  if (!could || request.goals === 'rehabilitation') return 1
  if (!heavy || timed) return lifted.has(pattern) ? 0.04 : 1
  if (quickLifts.test(name)) return 0.1
  const bar = request.goals === 'strength' && level !== 'beginner' && equipment.includes('barbell')
  return bar ? 6 : 1.5
}

/** For conditioning rather than load. */
const quickLifts = /thruster|swing|get-up|renegade|to row|push press|fly\b|pullover/i
const lifted: ReadonlySet<MovementPattern> = new Set([
  'squat',
  'hinge',
  'lunge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
] as const)
const loaded = new Set(['barbell', 'dumbbell', 'kettlebell', 'machine', 'cable'])

function weightOf(session: Session, exercise: Exercise, { patterns, worth, muscles }: ChoiceRequest): number {
  const { recent, kit, prompt, level, used, known } = session
  let weight = worth ? worth(exercise) : 1
  if (patterns) {
    const at = patterns.indexOf(exercise.pattern)
    if (at > 0) weight /= 1 + at
  }
  // Progress needs the same lifts; other exercises may vary.
  if (known.has(exercise.id)) weight *= 6
  else if (recent.has(exercise.id)) weight *= 0.03
  if (muscles && !muscles.includes(exercise.primary[0]!)) weight *= 0.5
  if (exercise.equipment.some((piece) => kit.wanted.has(piece))) weight *= 12
  if (isNamed(prompt, exercise)) weight *= 20
  if (exercise.primary.some((muscle) => prompt.muscles.has(muscle))) weight *= 3
  if (exercise.level === level) weight *= 1.6
  else if (level === 'advanced' && exercise.level === 'beginner') weight *= 0.15
  weight *= loadWeight(session, exercise)
  const family = exercise.id.split('-').at(-1)!
  for (const id of used) {
    if (id.endsWith(family)) weight *= 0.3
    if (lifted.has(exercise.pattern) && exerciseById(id)?.pattern === exercise.pattern) weight *= 0.4
  }
  return weight
}
