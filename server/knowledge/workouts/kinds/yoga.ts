import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import { choiceRequestsOf, clamp, fallbackStretch } from '../choice-requests.ts'
import { choose, chooseMany } from '../choose.ts'
import { easyDose, effortFor } from '../doses.ts'
import { type Dose, type Draft, draftOf, type Span, slotOf } from '../draft.ts'
import { covers, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'

const onFeet: ReadonlySet<MovementPattern> = new Set(['lunge', 'squat', 'balance'] as const)
const standing = ({ pattern, name }: Exercise) =>
  onFeet.has(pattern) || /standing|wide-legged|downward/i.test(name)
/** Seconds a pose is held (per side); longer for flexibility, about five seconds a breath. */
function holdOf({ level, request: { goals }, gentle }: Session): Span {
  if (goals === 'flexibility') return [40, 90]
  if (gentle || level === 'beginner') return [25, 50]
  return level === 'advanced' ? [30, 70] : [25, 60]
}

const fives = (seconds: number) => Math.round(seconds / 5) * 5
/** From hands and belly over sitting to the back, where the rest begins. */
const lying = ({ name, pattern }: Exercise) =>
  /supine|reclined|happy|legs up|bridge|lying/i.test(name)
    ? 2
    : pattern === 'stretch' && !/cobra|sphinx|upward|camel/i.test(name)
      ? 1
      : 0

/** Centring, warm-up, standing, floor, rest: the order of a class. */
export function yogaBlocks(session: Session, seconds: number): Draft[] {
  const pool = poolOf(session, 'yoga')
  const resting = pool.find(({ id }) => id === 'resting-pose')
  const seat = pool.find(({ id }) => id === 'easy-seat') ?? pool.find(({ pattern }) => pattern === 'breath')
  for (const one of [resting, seat]) if (one) session.used.add(one.id)
  const opening = seat ? [slotOf(seat, easyDose([30, fives(clamp(seconds * 0.06, [30, 240]))]))] : []
  const hold = holdOf(session)
  const dose: Dose = { ...easyDose(hold, [0, 10], effortFor(session, 4)), tempo: null, reps: [5, 10] }
  const per = hold[0] * 1.7 + 5
  const poses = (seconds * 0.82) / per
  const warm = chooseMany(
    session,
    pool.filter(({ pattern, name }) => pattern === 'mobility' || /child|puppy/i.test(name)),
    clamp(Math.round(poses * 0.15), [1, 4]),
  )
  const asked = choiceRequestsOf(session)
  const flowing = seconds > 1500 ? 2 : 1
  const upright = chooseMany(
    session,
    pool.filter(standing),
    clamp(Math.round((poses * 0.5) / flowing), [1, 12]),
    asked,
  ).toSorted((one, other) => Number(one.pattern === 'balance') - Number(other.pattern === 'balance'))
  const strong = pool.filter(
    (one) => !standing(one) && ['anti_rotation', 'trunk_extension', 'hinge'].includes(one.pattern),
  )
  const low = pool.filter((one) => !standing(one) && one.pattern === 'stretch')
  const shown = [...warm, ...upright]
  const open = session.request.targetMuscles.filter((target) => !shown.some((one) => covers(target, one)))
  const floor = [
    ...open.flatMap(
      (target) =>
        choose(
          session,
          low.filter((one) => covers(target, one)),
        ) ?? fallbackStretch(session, target),
    ),
    ...chooseMany(session, strong, clamp(Math.round(poses * 0.12), [0, 4]), asked),
    ...chooseMany(session, low, clamp(Math.round(poses * 0.3), [1, 12]), asked),
  ]
  const blocks: Draft[] = []
  const first = [...opening, ...warm.map((one) => slotOf(one, { ...dose, rpe: 2 }))]
  if (first.length) blocks.push(draftOf('warm_up', words.blocks.centring, first))
  if (upright.length)
    blocks.push(
      draftOf(
        'main',
        words.blocks.standing,
        upright.map((one) => slotOf(one, dose)),
        { rounds: [1, 2], between: [10, 30] },
      ),
    )
  if (floor.length)
    blocks.push(
      draftOf(
        'main',
        words.blocks.floor,
        floor
          .toSorted((one, other) => lying(one) - lying(other))
          .map((one) => slotOf(one, { ...dose, sets: [1, 2] })),
      ),
    )
  if (resting)
    blocks.push(
      draftOf('cool_down', words.blocks.rest, [
        slotOf(
          resting,
          easyDose(
            [clamp(seconds * 0.05, [30, 240]), clamp(seconds * 0.14, [60, 720])].map(fives) as [
              number,
              number,
            ],
            [0, 0],
            1,
          ),
        ),
      ]),
    )
  return blocks
}
