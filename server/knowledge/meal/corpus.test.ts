import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { secondChoice } from './second-choice.ts'

/** A sentence with the energy that its food has by the reference; `stated` where the sentence says every amount. */
type Sentence = { set: string; text: string; stated: boolean; kcal: number }

/** How far a set's readings may lie from the truth, in percent of its energy: what it was when last measured, and 0.3. */
const guards: Record<string, { stated: number; guessed?: number }> = {
  reference: { stated: 0.9, guessed: 16.5 },
  one: { stated: 1.8, guessed: 15.1 },
  two: { stated: 2.5 },
  three: { stated: 2.6 },
  four: { stated: 1.5 },
  five: { stated: 1.0 },
  six: { stated: 1.2 },
  seven: { stated: 1.1 },
  eight: { stated: 0.9 },
  nine: { stated: 1.4 },
  ten: { stated: 1.5 },
}
const margin = 0.3

const corpus = ['tuned', 'holdout'].flatMap(sentencesOf)

function sentencesOf(file: string): Sentence[] {
  const text = readFileSync(new URL(`corpus/${file}.jsonl`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function energy({ text }: Sentence) {
  return readMeal(text).items.reduce((total, { calories }) => total + calories, 0)
}

/** How far the readings lie from the truth altogether, in percent of the truth. */
function error(sentences: readonly Sentence[]) {
  const off = sentences.reduce((total, one) => total + Math.abs(energy(one) - one.kcal), 0)
  return (100 * off) / sentences.reduce((total, one) => total + one.kcal, 0)
}

describe.each(Object.entries(guards))('set %s', (name, { stated, guessed }) => {
  const set = corpus.filter((one) => one.set === name)
  const said = set.filter((one) => one.stated)

  test('is large enough to tell', () => expect(said.length).toBeGreaterThanOrEqual(100))
  test('is read as well as before where every amount is said', () =>
    expect(error(said)).toBeLessThanOrEqual(stated + margin))
  if (guessed !== undefined)
    test('is read as well as before where an amount is guessed', () =>
      expect(error(set.filter((one) => !one.stated))).toBeLessThanOrEqual(guessed + margin))
  test('has nine sentences of ten within 15 % where every amount is said', () => {
    const near = said.filter((one) => Math.abs(energy(one) - one.kcal) <= Math.max(5, 0.15 * one.kcal))
    expect(near.length / said.length).toBeGreaterThan(0.9)
  })
})

test('a second choice is offered for some foods, and for fewer than one in twelve', () => {
  const items = corpus.flatMap(({ text }) => readMeal(text).items)
  const offered = items.filter((item) => secondChoice(item)).length / items.length
  expect(offered).toBeGreaterThan(0.05)
  expect(offered).toBeLessThan(1 / 12)
})

test('every sentence of the corpus belongs to a guarded set', () =>
  expect([...new Set(corpus.map(({ set }) => set))].toSorted()).toEqual(Object.keys(guards).toSorted()))
