import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  timeTolerance,
  type WorkoutRequest,
  workout as workoutSchema,
  workoutSeconds,
} from '#contract/training/workouts.ts'
import { buildWorkout } from './build-workout.ts'
import { piecesOf } from './limits/equipment.ts'
import { limitationsWithin, readLimitations } from './limits/limitations.ts'
import { covers, isCompound } from './pools.ts'
import { anyRequest, exercisesIn, workOf } from './testing.ts'

const seed = fc.integer({ min: 0, max: 2 ** 31 })
const rank = { beginner: 0, intermediate: 1, advanced: 2 }
const named = { kettlebell: 'kettlebell', 'only dumbbells': 'dumbbell' } as Record<
  string,
  'kettlebell' | 'dumbbell'
>

function always(holds: (request: WorkoutRequest, made: ReturnType<typeof buildWorkout>) => void) {
  fc.assert(
    fc.property(anyRequest, seed, (request, number) =>
      holds(request, buildWorkout(request, { seed: number })),
    ),
    { numRuns: 1000 },
  )
}

test('every workout is one that the contract knows, and takes the time that was asked for', () => {
  always((request, { workout, content }) => {
    expect(workoutSchema.safeParse(workout).error).toBeUndefined()
    expect(Math.abs(workoutSeconds(workout) / 60 / request.duration - 1)).toBeLessThanOrEqual(timeTolerance)
    expect(content.length).toBeLessThan(20_000)
  })
})

test('nothing needs a thing that is not there, a level above one’s own, or a body one does not have', () => {
  always((request, { workout }) => {
    const said = `${request.limitations ?? ''}`
    const { cautions, care } = readLimitations(said)
    const limits = cautions.union(limitationsWithin(request.prompt ?? '').cautions)
    const has = new Set<string>(piecesOf[request.equipment])
    if (request.equipment !== 'none' && named[request.prompt ?? '']) has.add(named[request.prompt!]!)
    for (const one of exercisesIn(workout.blocks)) {
      expect([one.id, one.equipment.filter((piece) => !has.has(piece))]).toEqual([one.id, []])
      expect([one.id, one.cautions.filter((caution) => limits.has(caution))]).toEqual([one.id, []])
      expect(rank[one.level]).toBeLessThanOrEqual(rank[request.fitnessLevel])
      if (care.has('no_impact') || request.goals === 'rehabilitation')
        expect([one.id, one.impact]).toEqual([one.id, 'none'])
    }
  })
})

test('no exercise comes twice, and sides that are counted are counted for both', () => {
  always((_, { workout }) => {
    const slots = workout.blocks.flatMap(({ exercises }) => exercises)
    const ids = slots.map(({ exerciseId }) => exerciseId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [at, one] of exercisesIn(workout.blocks).entries())
      expect(slots[at]!.perSide).toBe(one.unilateral)
  })
})

test('every group asked for has an exercise of its own, or the notes say why not', () => {
  always((request, { workout }) => {
    const work = exercisesIn(workOf(workout))
    const going = work.some(({ primary }) => primary.includes('heart'))
    const open = request.targetMuscles.filter(
      (target) =>
        !work.some((one) => covers(target, one)) &&
        !(going && ['legs', 'glutes', 'fullbody'].includes(target)),
    )
    if (open.length) expect(workout.notes.join(' ')).toMatch(/Nothing suitable for|too short for/)
  })
})

test('main lifts keep to the repetitions and rests of the goal, and no set goes beyond five', () => {
  const ranges = {
    strength: [3, 6, 120, 180],
    muscle_gain: [8, 12, 60, 90],
    endurance: [15, 20, 30, 45],
  } as const
  fc.assert(
    fc.property(
      anyRequest.map((one) => ({
        ...one,
        workoutType: 'strength' as const,
        duration: Math.max(30, one.duration),
        limitations: null,
      })),
      fc.constantFrom('strength', 'muscle_gain', 'endurance'),
      seed,
      (request, goals, number) => {
        const { workout } = buildWorkout({ ...request, goals }, { seed: number })
        const [fewest, most, shortest, longest] = ranges[goals]
        for (const block of workout.blocks.filter(({ title }) => title === 'Main lifts'))
          for (const one of block.exercises) {
            expect(one.sets).toBeLessThanOrEqual(5)
            if (one.reps !== null) {
              expect(one.reps).toBeGreaterThanOrEqual(fewest)
              expect(one.reps).toBeLessThanOrEqual(most)
            }
            expect(one.restSeconds).toBeGreaterThanOrEqual(shortest)
            expect(one.restSeconds).toBeLessThanOrEqual(longest)
          }
      },
    ),
    { numRuns: 500 },
  )
})

test('a whole body in a gym is pushed about as often as it is pulled', () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(30, 45, 60, 90), (number, duration) => {
      const { workout } = buildWorkout(
        {
          workoutType: 'strength',
          duration,
          fitnessLevel: 'intermediate',
          equipment: 'gym',
          targetMuscles: ['fullbody'],
          goals: 'muscle_gain',
        },
        { seed: number },
      )
      const moves = exercisesIn(workOf(workout)).filter(isCompound)
      const count = (end: string) => moves.filter(({ pattern }) => pattern.endsWith(end)).length
      expect(Math.abs(count('_push') - count('_pull'))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})
