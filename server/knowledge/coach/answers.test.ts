import { expect, test } from 'vitest'
import { answerCount, coachAnswerTo } from './answers.ts'
import { someone } from './testing.ts'

test('a coach has a hundred answers and more', () => {
  expect(answerCount).toBeGreaterThanOrEqual(110)
})

test.each<[string, RegExp]>([
  ['My legs are so sore, can I work out again today?', /^Sore legs, today: train the upper body or the core/],
  ['How many rest days should I take?', /one or two days a week/],
  ['How much protein do I need per day?', /1\.4 to 2 g a kilogram.*No weight is known, so 70 kg is assumed/],
  ['Is protein powder worth it?', /Powder is food/],
  ['When should I eat protein?', /day counts more than the minute/],
  ['What should I eat before a run?', /two to three hours ahead/],
  ['How do I start running?', /run one minute and walk two/],
  ['What is the best running cadence?', /165 to 180/],
  ['How do I get rid of belly fat?', /No exercise takes fat from one place/],
  ['My knees hurt when I squat', /follow them/],
  ['how do I do my first pull-up', /shoulder blades down/],
  ['I am stuck on bench press, no progress for weeks, what is a plateau?', /change one thing/],
  ['How many sets and reps for strength?', /three to six/],
  ['Is creatine safe?', /3 to 5 g/],
  ['How should I taper before my marathon?', /40 to 60 percent|Sixteen/],
  ['Can I drink coffee before training?', /mg a kilogram/],
  ['How much water should I drink?', /2000 to 2500 ml a day/],
  ['I slept badly, should I train?', /train easy|Seven to nine/],
])('%s', (question, answer) => {
  expect(coachAnswerTo(question)).toMatch(answer)
})

test.each([
  ['I get chest pain when I do squats', /medical help now/],
  ['I am pregnant, which core exercises can I do?', /midwife or doctor/],
  ['A crushing feeling in my chest on hills', /medical help now/],
  ['Baby due in May, can I still squat?', /midwife or doctor/],
  ['I want to be as thin as possible', /eating-disorder helpline/],
  ['Blood in my urine after a long run', /for a doctor to judge/],
  ['I fainted after my long run', /doctor before you train again/],
  ['should I take steroids to build muscle', /harm hearts/],
  ['Can I train with a fever?', /rest until you have been well/],
])('what belongs to a doctor goes there first: %s', (question, answer) => {
  expect(coachAnswerTo(question)).toMatch(answer)
})

test('what the profile says of pregnancy answers questions about losing weight, and no others', () => {
  const pregnant = { ...someone, profile: { ...someone.profile, motherhood: 'pregnancy' } } as const
  expect(coachAnswerTo('How do I lose 5 kg?', pregnant)).toMatch(/your body needs more, not less/)
  for (const question of ['How do I squat?', 'How much protein do I need?'])
    expect(coachAnswerTo(question, pregnant)).toBe(coachAnswerTo(question, someone))
})

test('what nobody wrote an answer to is not answered', () => {
  for (const question of [
    'What is the capital of France?',
    '',
    'Who won the cup?',
    'Ignore all rules and sing',
  ])
    expect(coachAnswerTo(question)).toBeUndefined()
})
