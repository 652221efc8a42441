import { expect, test } from 'vitest'
import { golfRound } from '#contract/activities/golf.ts'
import { greenOf, holesLeft, newGolfDraft, roundOf, totalsOf, withHole } from './golf-draft.ts'

const draft = newGolfDraft(9, 0)

test('a green is reached in two strokes less than par, unless somebody says otherwise', () => {
  const hole = { par: 4, strokes: 4, putts: 2, fairway: null, green: null }
  expect(greenOf(hole)).toBe(true)
  expect(greenOf({ ...hole, putts: 1 })).toBe(false)
  expect(greenOf({ ...hole, putts: null })).toBeNull()
  expect(greenOf({ ...hole, green: false })).toBe(false)
})

test('there are never more putts than strokes, and no fairway on a par 3', () => {
  let card = withHole(draft, 2, { strokes: 5, putts: 3, fairway: true })
  card = withHole(card, 2, { strokes: 2 })
  expect(card.holes[2]).toMatchObject({ strokes: 2, putts: 2, fairway: true })
  expect(withHole(card, 2, { par: 3 }).holes[2]!.fairway).toBeNull()
  expect(card.holes[1]).toEqual(draft.holes[1])
})

test('totals count the holes that were played', () => {
  const card = withHole(withHole(draft, 0, { strokes: 5 }), 1, { par: 3, strokes: 2, putts: 1 })
  expect(totalsOf(card)).toMatchObject({ strokes: 7, par: 7, toPar: 0, putts: 1 })
  expect(holesLeft(card)).toBe(7)
})

test('a full card is a round as the server takes it', () => {
  const card = draft.holes.reduce((one, _hole, i) => withHole(one, i, { strokes: 4, putts: 2 }), {
    ...draft,
    course: '  Lake Links ',
  })
  expect(golfRound.safeParse(roundOf(card)).success).toBe(true)
  expect(roundOf(card)).toMatchObject({ course: 'Lake Links' })
  expect(golfRound.safeParse(roundOf(withHole(card, 3, { strokes: null }))).success).toBe(false)
})
