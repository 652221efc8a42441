import type { Exercise } from '#contract/training/exercises.ts'
import { choose, chooseMany } from '../choose.ts'
import { accessoryDose, liftDose, stationDose } from '../doses.ts'
import { type Dose, type Draft, draftOf, slotOf } from '../draft.ts'
import { musclesOf, type Need, needsFor } from '../limits/needs.ts'
import { covers, isCompound, isWork, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'

const mostExercises = 10
const middle = ([least, most]: readonly [number, number]) => (least + most) / 2

/** Lifts in straight sets, then accessories in pairs; under twenty minutes a circuit without idle rests. */
export function strengthBlocks(session: Session, seconds: number): Draft[] {
  const groups = new Set(session.request.targetMuscles)
  const dose = liftDose(session)
  const perLift = secondsOfLift(dose, session)
  const least = Math.max(1, groups.has('fullbody') ? 3 : groups.size)
  const fits = Math.round(seconds / perLift)
  if (fits < least || seconds < 900) return circuit(session, seconds, least)
  const count = Math.min(mostExercises, Math.max(least, fits, 2))
  const lifts = exercisesFor(
    session,
    poolOf(session, 'strength').filter(isWork),
    needsFor(session.request.targetMuscles, count),
  )
  return arranged(session, lifts)
}

function secondsOfLift({ sets, reps, rest }: Dose, { request: { goals } }: Session): number {
  const perRep = { strength: 4, muscle_gain: 4.5, endurance: 3 }[goals as string] ?? 4
  return middle(sets) * (middle(reps) * perRep + middle(rest))
}

/** One exercise per need; a need without one falls to the next of its kind. */
export function exercisesFor(
  session: Session,
  pool: readonly Exercise[],
  needs: readonly Need[],
): Exercise[] {
  const tight = needs.length <= new Set(needs.map(({ target }) => target)).size
  const open = new Set(needs.map(({ target }) => target))
  const chosen = needs.flatMap(({ muscles, patterns, target }) => {
    // With one exercise per group, one for two groups saves time.
    const worth = (one: Exercise) =>
      tight ? 1 + [...open].filter((group) => group !== target && covers(group, one)).length : 1
    const found =
      choose(session, pool, { muscles, patterns, worth }) ??
      choose(
        session,
        pool.filter((one) => covers(target, one)),
      ) ??
      choose(
        session,
        poolOf(session, 'strength').filter((one) => covers(target, one)),
      )
    if (found) open.delete(target)
    return found ? [found] : []
  })
  return [...chosen, ...helping(session, pool, needs, needs.length - chosen.length)]
}

/** Without exercises for a group, those that also work it, then whole-body movements. */
function helping(
  session: Session,
  pool: readonly Exercise[],
  needs: readonly Need[],
  count: number,
): Exercise[] {
  if (count <= 0) return []
  const groups = [...new Set(needs.map(({ target }) => target))]
  const along = groups.map((target) => ({
    worth: ({ secondary, pattern }: Exercise) =>
      secondary.some((muscle) => musclesOf[target].includes(muscle)) && pattern !== 'isolation' ? 1 : 0,
  }))
  const near = chooseMany(session, pool, count, along)
  const whole = needsFor(['fullbody'], count - near.length)
  return [...near, ...whole.flatMap((need) => choose(session, pool, need) ?? [])]
}

function arranged(session: Session, chosen: readonly Exercise[]): Draft[] {
  const compounds = chosen.filter((one) => isCompound(one) && one.met >= 5)
  const mains = (compounds.length ? compounds : chosen).slice(0, 6)
  const rest = chosen.filter((one) => !mains.includes(one))
  const lighter = accessoryDose(session)
  const main = draftOf(
    'main',
    words.blocks.lifts,
    mains.map((one) => slotOf(one, liftDose(session, one))),
  )
  if (!rest.length) return [main]
  const paired = session.level !== 'beginner' && rest.length === 2
  const accessories = paired
    ? draftOf(
        'circuit',
        words.blocks.superset,
        rest.map((one) => slotOf(one, { ...lighter, sets: [1, 1], rest: [10, 30] })),
        { rounds: lighter.sets, between: lighter.rest },
      )
    : draftOf(
        'main',
        words.blocks.accessories,
        rest.map((one) => slotOf(one, lighter)),
      )
  return [main, accessories]
}

/** Rounds of a few stations; stations for the same muscles are separated by the goal's rest. */
export function circuit(
  session: Session,
  seconds: number,
  least: number,
  pool?: readonly Exercise[],
): Draft[] {
  const station = stationDose(session)
  const per = middle(station.reps) * 4 + middle(station.rest)
  const fits = Math.max(1, Math.floor(seconds / per))
  const stations = Math.max(Math.min(least, 7), Math.min(6, Math.ceil(fits / 2)), Math.min(3, fits))
  const perRound = stations * per + 60
  const circuits = Math.min(4, Math.max(1, Math.round(seconds / (perRound * 4))))
  const from = pool ?? poolOf(session, 'strength').filter(isWork)
  const chosen = exercisesFor(session, from, needsFor(session.request.targetMuscles, stations * circuits))
  const size = Math.ceil(chosen.length / circuits)
  return Array.from({ length: circuits }, (_, at) => chosen.slice(at * size, (at + 1) * size))
    .filter(({ length }) => length > 0)
    .map((some, at) =>
      draftOf(
        'circuit',
        circuits > 1 ? words.blocks.circuitOf(at) : words.blocks.circuit,
        spread(some).map((one) => slotOf(one, station)),
        { rounds: [1, 5], between: [45, 90] },
      ),
    )
}

/** Alternates upper and lower body, so that one rests while the other works. */
export function spread(some: readonly Exercise[]): Exercise[] {
  const left = [...some]
  const order: Exercise[] = []
  while (left.length) {
    const last = order.at(-1)
    const next = left.findIndex(({ primary }) => !primary.some((muscle) => last?.primary.includes(muscle)))
    order.push(...left.splice(Math.max(0, next), 1))
  }
  return order
}
