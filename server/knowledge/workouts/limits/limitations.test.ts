import { describe, expect, test } from 'vitest'
import { limitationsWithin, readLimitations } from './limitations.ts'

const cautionsIn = (text: string) => [...readLimitations(text).cautions].toSorted()

describe('limitations in people’s own words', () => {
  test.each([
    ['bad knees', ['knee']],
    ['Herniated disc at L5', ['lower_back']],
    ['lower back pain, tennis elbow', ['elbow', 'lower_back']],
    ['I’m 24 weeks pregnant', ['pelvic_floor', 'pregnancy']],
    ['torn rotator cuff', ['shoulder']],
    ['carpal tunnel & achilles tendinitis', ['ankle', 'wrist']],
    ['high blood pressure', ['high_blood_pressure']],
    ['my hips are bad but my knees are fine', ['hip']],
    ['diastasis after giving birth', ['pelvic_floor', 'pregnancy']],
    ['I get dizzy', ['balance']],
  ])('%s', (text, cautions) => {
    expect(cautionsIn(text)).toEqual(cautions)
  })

  test.each([
    '',
    'none',
    'None.',
    'n/a',
    'no injuries',
    'not pregnant',
    'no knee problems',
    'I am healthy',
    'nothing at all',
  ])('“%s” limits nothing', (text) => {
    const { cautions, care, unread } = readLimitations(text)
    expect([cautions.size, care.size, unread]).toEqual([0, 0, []])
  })

  test.each([
    'pregnant, 30 weeks',
    'knee replacement, 6 months ago',
    'bad back, since last May',
    'pregnant (third trimester)',
  ])('when it was or is needs no planning around: “%s”', (text) =>
    expect(readLimitations(text).unread).toEqual([]),
  )

  test('what cannot be understood is kept to be said', () => {
    expect(readLimitations('bad knees, my zorble is loose').unread).toEqual(['my zorble is loose'])
  })
})

describe('limitations within a wish', () => {
  test('a part of the body alone is something to train', () => {
    expect(limitationsWithin('stronger knees and shoulders please').cautions.size).toBe(0)
  })
  test('trouble with it counts', () => {
    expect([...limitationsWithin('back at the gym. my knee hurts').cautions]).toEqual(['knee'])
  })
  test('conditions that speak for themselves count', () => {
    expect(limitationsWithin('prenatal workout, I am pregnant').cautions).toContain('pregnancy')
  })
})
