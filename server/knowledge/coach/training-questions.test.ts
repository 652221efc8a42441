import { expect, test } from 'vitest'
import { energyOf, fitnessTypes, trackingTypes } from '#contract/activities/activities.ts'
import { answerTrainingQuestion, trainingEnergy } from './training-questions.ts'

const asScreensAsk = (label: string, minutes: number, miles?: number) =>
  `Estimate the calories burned by ${label} for ${minutes} minutes${miles ? ` over ${miles} miles` : ''} by a 70 kg adult at moderate intensity. Answer with the number only.`

test('the energy of every type of activity is the formula’s, to the kilocalorie, and comes first', () => {
  for (const type of [...trackingTypes, ...fitnessTypes]) {
    const label = type === 'weightlifting' ? 'Weight Lifting' : type
    const answer = answerTrainingQuestion(asScreensAsk(label.toLowerCase(), 45))
    expect(answerTrainingQuestion(asScreensAsk(label.toLowerCase(), 30, 3)), type).toMatch(/^\d/)
    expect(answer, type).toMatch(new RegExp(`^${energyOf(type, 45)} kcal: `))
  }
})

test.each([
  ['calories for 30 minutes of running at 70 kg', 404],
  ['How much energy do I burn cycling for 1 hour 30 minutes?', 827],
  ['Kcal of an hour and a half of yoga', 331],
  ['kcal: one and a half hours of yoga', 331],
  ['Calories burned: swimming, half an hour, 154 lbs', 403],
  ['energy of walking 5 km', 274],
  ['How many calories does a 1,5 h hike take?', 662],
  ['calories of 90min rowing for 60 kilos', 662],
])('“%s” is %i kilocalories', (question, kilocalories) => {
  expect(trainingEnergy(question)).toBe(kilocalories)
})

test('the weight is the question’s, else the person’s, else 70 kg', () => {
  const question = 'How many calories does an hour of tennis burn?'
  expect(trainingEnergy(question)).toBe(energyOf('tennis', 60))
  expect(trainingEnergy(question, 90)).toBe(energyOf('tennis', 60, 90))
  expect(trainingEnergy(`${question} I weigh 80 kg.`, 90)).toBe(energyOf('tennis', 60, 80))
})

test('a speed at which nobody runs or walks is told', () => {
  expect(answerTrainingQuestion('calories for running 10 miles in 20 minutes')).toContain('km/h')
  expect(answerTrainingQuestion('calories for running 3 miles in 30 minutes')).not.toContain('km/h')
})

test.each([
  'What should I eat before a marathon?',
  'How do I run faster?',
  'How many calories does quidditch burn in 30 minutes?',
  'How many calories does running burn?',
  'How many calories do 30 minutes of running and swimming burn?',
  'How many calories does table tennis burn in an hour?',
  'calories for running 0 minutes',
  'calories for running 5000 hours',
  'calories for 30 minutes of running at 1000 kg',
  'calories',
  '',
])('no figure is invented for “%s”', (question) => {
  expect(answerTrainingQuestion(question)).toBeUndefined()
})

test('a question as long as can be sent is read at once', () => {
  for (const part of ['9', '1,', '1.', ' minutes', 'calories running ', '1 ', 'hour and a '])
    expect(() => answerTrainingQuestion(`calories ${part.repeat(2000).slice(0, 1900)}`)).not.toThrow()
})
