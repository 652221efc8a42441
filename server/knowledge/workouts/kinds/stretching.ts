import type { Exercise } from '#contract/training/exercises.ts'
import { disciplineOf } from '../../exercises/exercises.ts'
import { clamp } from '../choice-requests.ts'
import { choose, chooseMany } from '../choose.ts'
import { easyDose } from '../doses.ts'
import { type Dose, type Draft, draftOf, type Span, slotOf } from '../draft.ts'
import { musclesOf } from '../limits/needs.ts'
import { musclesAsked, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'

/**
 * Holds for the requested muscles, each about a minute in all (ACSM 2011: two to four times ten to sixty seconds).
 */
export function stretchingBlocks(session: Session, seconds: number): Draft[] {
  const hold: Span = session.request.goals === 'flexibility' ? [30, 60] : [25, 60]
  const dose: Dose = { ...easyDose(hold, [5, 10], 3), sets: [1, 3], tempo: '2-1-2-0' }
  const pool = poolOf(session, 'stretching', 'yoga').filter(
    (one) =>
      one.pattern === 'stretch' || (one.pattern === 'mobility' && one.equipment.includes('foam_roller')),
  )
  const muscles = session.request.targetMuscles.includes('fullbody')
    ? ([...musclesAsked(session), 'hip_flexors', 'calves', 'adductors', 'neck'] as const)
    : musclesAsked(session)
  const count = clamp(Math.round(seconds / 120), [2, 22])
  const worth = ({ id }: Exercise) => (disciplineOf(id) === 'stretching' ? 1 : 0.4)
  const each = session.request.targetMuscles.map((target) => ({ muscles: musclesOf[target], worth }))
  const first = chooseMany(session, pool, each.length, each)
  const rest = chooseMany(session, pool, count - first.length, [
    ...muscles.map((muscle) => ({ muscles: [muscle], worth })),
    { worth },
  ])
  const chosen = [...first, ...rest].toSorted((one, other) => height(one) - height(other))
  if (!chosen.length) return []
  const last = choose(
    session,
    poolOf(session, 'yoga').filter(({ pattern }) => pattern === 'breath'),
  )
  const main = draftOf(
    'main',
    words.blocks.stretches,
    chosen.map((one) => slotOf(one, dose)),
  )
  return last && seconds > 420
    ? [
        main,
        draftOf('cool_down', words.blocks.rest, [
          slotOf(last, easyDose([30, clamp(Math.round(seconds / 50) * 5, [30, 180])], [0, 0], 1)),
        ]),
      ]
    : [main]
}

/** Standing first, floor last, to get down only once. */
const height = ({ equipment }: Exercise) => Number(equipment.includes('mat'))
