import { expect, test } from 'vitest'
import { textInUnits } from '#contract/measures/measured-text.ts'
import { coachAnswerTo, topics } from './answers.ts'
import { eating, running, training } from './prose.ts'
import { someone } from './testing.ts'
import { diaryTopics } from './topics/diary.ts'

const answers = [...eating, ...running, ...training].map(({ answer }) => answer)
const metric = /(?<!\w)(km|kilomet\w+|kg|kilos?|kilogram\w*|ml|lit(re|er)s?|cm|met(re|er)s?)(?!\w)|°C/i
const imperial = /(?<!\w)(miles?|mph|lbs?|pounds?|oz|ounces?|inch(es)?)(?!\w)|°F/i

const computed = [...diaryTopics, ...topics].map(({ example }) => coachAnswerTo(example, someone)!)

test('every computed answer can be told in each system alone, paces in both', () => {
  const plain = computed.map((text) => text.replace(/[\d:]+ min\/km \([\d:]+ min\/mi\)/, ''))
  expect(plain.map((text) => textInUnits(text, 'imperial')).filter((text) => metric.test(text))).toEqual([])
  expect(plain.map((text) => textInUnits(text, 'metric')).filter((text) => imperial.test(text))).toEqual([])
})

test('every answer of the coach can be told in each system alone', () => {
  expect(answers.length).toBeGreaterThan(60)
  expect(answers.map((text) => textInUnits(text, 'imperial')).filter((text) => metric.test(text))).toEqual([])
  expect(answers.map((text) => textInUnits(text, 'metric')).filter((text) => imperial.test(text))).toEqual([])
})
