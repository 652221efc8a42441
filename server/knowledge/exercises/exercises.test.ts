import { describe, expect, test } from 'vitest'
import {
  type EquipmentPiece,
  exercise,
  fitnessLevels,
  movementPatterns,
} from '#contract/training/exercises.ts'
import { allExercises, type Discipline, disciplineOf, exerciseById, exercisesOf } from './exercises.ts'

const those = (is: (one: (typeof allExercises)[number]) => boolean) =>
  allExercises.filter(is).map(({ id }) => id)

test('every exercise is as the contract says, and its id is its own', () => {
  expect(allExercises.filter((one) => !exercise.safeParse(one).success).map(({ id }) => id)).toEqual([])
  const ids = allExercises.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(allExercises.length).toBeGreaterThanOrEqual(260)
})

test.each<[Discipline, number]>([
  ['strength', 130],
  ['cardio', 35],
  ['yoga', 35],
  ['pilates', 20],
  ['stretching', 40],
])('there is enough of %s', (discipline, least) => {
  expect(exercisesOf(discipline).length).toBeGreaterThanOrEqual(least)
})

test('every way of moving is there, and most of them for a beginner with nothing', () => {
  for (const pattern of movementPatterns) expect(those((one) => one.pattern === pattern)).not.toEqual([])
  const bare = new Set<EquipmentPiece>(['mat', 'wall', 'chair'])
  const easy = allExercises.filter(
    ({ level, equipment }) => level === 'beginner' && equipment.every((piece) => bare.has(piece)),
  )
  const missing = movementPatterns.filter((pattern) => !easy.some((one) => one.pattern === pattern))
  // Nothing to pull oneself up on, nothing to leap over.
  expect(missing).toEqual(['vertical_pull'])
})

describe('what is easier and harder', () => {
  test('is in the library, moves alike, and leads back', () => {
    for (const one of allExercises) {
      const harder = one.harder === null ? undefined : exerciseById(one.harder)
      if (one.harder !== null) expect(harder, `${one.id} → ${one.harder}`).toBeDefined()
      if (one.easier !== null) expect(exerciseById(one.easier), `${one.easier} ← ${one.id}`).toBeDefined()
      if (harder) expect(harder.easier).toBe(one.id)
    }
  })
  test('is of the same discipline and never of a lower level', () => {
    const rank = (id: string) => fitnessLevels.indexOf(exerciseById(id)!.level)
    expect(
      allExercises
        .filter(
          ({ id, harder }) =>
            harder !== null && (rank(harder) < rank(id) || disciplineOf(harder) !== disciplineOf(id)),
        )
        .map(({ id, harder }) => `${id} → ${harder}`),
    ).toEqual([])
  })
})

describe('cautions', () => {
  test('a hard landing warns knees, ankles and whoever is pregnant or has a weak pelvic floor', () => {
    for (const { id, cautions } of allExercises.filter(({ impact }) => impact === 'high'))
      expect(cautions, id).toEqual(expect.arrayContaining(['knee', 'ankle', 'pregnancy', 'pelvic_floor']))
  })
  test('whatever stands on hands warns wrists', () => {
    const onHands =
      /push-up|^high-plank|plank-(tap|reach|jack|pose)|burpee|mountain-climber|bear-|crab|downward|crow|handstand/
    expect(
      those(({ id, cautions }) => onHands.test(id) && id !== 'wall-push-up' && !cautions.includes('wrist')),
    ).toEqual([])
  })
  test('whatever lies flat on the back warns whoever is pregnant, but for rest, which says how', () => {
    expect(
      those(
        ({ id, cues, cautions }) =>
          /on your back/i.test(cues) && !cautions.includes('pregnancy') && id !== 'resting-pose',
      ),
    ).toEqual([])
  })
  test('whatever lies on the belly warns whoever is pregnant', () => {
    const prone = those(
      ({ pattern, equipment }) => pattern === 'trunk_extension' && !equipment.includes('chair'),
    )
    expect(
      prone.filter((id) => id !== 'reverse-plank' && !exerciseById(id)!.cautions.includes('pregnancy')),
    ).toEqual([])
  })
})

test('cues are two or three sentences that end', () => {
  const sentences = (text: string) => text.match(/[.!?](?:\s|$)/g)?.length ?? 0
  expect(those(({ cues }) => sentences(cues) < 2 || sentences(cues) > 3)).toEqual([])
})
