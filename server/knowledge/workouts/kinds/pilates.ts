import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import { disciplineOf } from '../../exercises/exercises.ts'
import { choiceRequestsOf, clamp, fallbackStretch } from '../choice-requests.ts'
import { chooseMany } from '../choose.ts'
import { effortFor } from '../doses.ts'
import { type Dose, type Draft, draftOf, slotOf } from '../draft.ts'
import { covers, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'

/** Order of a mat class: supine, side, prone, then standing. */
const matOrder: readonly MovementPattern[] = [
  'trunk_flexion',
  'hinge',
  'anti_rotation',
  'isolation',
  'trunk_extension',
  'horizontal_push',
  'rotation',
  'stretch',
]

export function pilatesBlocks(session: Session, seconds: number): Draft[] {
  const own = poolOf(session, 'pilates')
  // With few classical exercises allowed, related mat exercises fill the class.
  const related = poolOf(session, 'strength').filter(
    ({ pattern, equipment, name }) =>
      ['anti_rotation', 'isolation', 'hinge', 'trunk_extension', 'horizontal_push'].includes(pattern) &&
      equipment.every(
        (piece) => piece === 'mat' || piece === 'wall' || piece === 'chair' || piece === 'band',
      ) &&
      !/plank|swimmer|curl|wrist|toe|calf|nordic|dip|good morning|drill|pushdown|raise|push-up|step|kickback/i.test(
        name,
      ),
  )
  const per = session.level === 'beginner' ? 55 : 50
  const count = clamp(Math.round(seconds / (per * (seconds > 1200 ? 2 : 1.2))), [2, 16])
  const worth = ({ id }: Exercise) => (disciplineOf(id) === 'pilates' ? 1 : 0.06)
  const asked = choiceRequestsOf(session).map((one) => ({ ...one, worth }))
  const chosen = chooseMany(session, [...own, ...related], count, [
    ...asked,
    ...matOrder.map((pattern) => ({ patterns: [pattern], worth })),
  ])
  for (const target of session.request.targetMuscles)
    if (!chosen.some((one) => covers(target, one))) chosen.push(...fallbackStretch(session, target))
  const dose: Dose = {
    sets: [1, 3],
    reps: session.level === 'beginner' ? [6, 10] : [8, 12],
    hold: [20, 45],
    rest: [10, 25],
    tempo: '2-0-2-0',
    rpe: effortFor(session, 5),
  }
  const ordered = chosen.toSorted(
    (one, other) => matOrder.indexOf(one.pattern) - matOrder.indexOf(other.pattern),
  )
  return ordered.length
    ? [
        draftOf(
          'main',
          words.blocks.mat,
          ordered.map((one) => slotOf(one, dose)),
        ),
      ]
    : []
}
