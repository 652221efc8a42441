import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairing } from '#contract/pairings.ts'
import { allIngredients, kitchenIngredient } from '../kitchen/ingredients.ts'
import { bondOf } from './bond.ts'
import { pairIngredients } from './pair.ts'
import { pairables } from './pairing-table.ts'

const anyName = fc.constantFrom(...allIngredients.map(({ name }) => name))
const anyPairable = fc.constantFrom(...pairables().values())
const anyList = fc.array(fc.oneof({ weight: 9, arbitrary: anyName }, fc.string({ maxLength: 30 })), {
  maxLength: 20,
})
const made = pairing.omit({ id: true, isSaved: true })

describe('whatever two ingredients', () => {
  test('the one goes with the other as the other with the one', () => {
    fc.assert(
      fc.property(anyPairable, anyPairable, (one, other) => {
        expect(bondOf(one, other)).toEqual(bondOf(other, one))
      }),
      { numRuns: 2000 },
    )
  })
  test('the score is a whole percentage: high only where a cuisine joins them, low only where they clash', () => {
    fc.assert(
      fc.property(anyPairable, anyPairable, (one, other) => {
        const { score, ties, clash } = bondOf(one, other)
        expect(Number.isInteger(score) && score >= 0 && score <= 98).toBe(true)
        if (ties.size > 0) expect(score).toBeGreaterThanOrEqual(78)
        else expect(score).toBeLessThanOrEqual(84)
        if (clash) expect(score).toBeLessThan(60)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('whatever list', () => {
  test('only what was named is paired, in pairings that the contract takes, none of them twice', () => {
    fc.assert(
      fc.property(anyList, (names) => {
        const named = new Set(names.map((name) => kitchenIngredient(name)?.name))
        const pairings = pairIngredients(names)
        expect(pairings.length).toBeLessThanOrEqual(8)
        const sets = pairings.map((one) => {
          made.strict().parse(one)
          const members = [one.primaryIngredient, ...one.pairedIngredients]
          expect(new Set(members).size).toBe(members.length)
          expect(members.length).toBeLessThanOrEqual(4)
          expect(members.every((member) => named.has(member))).toBe(true)
          return members.toSorted().join()
        })
        expect(new Set(sets).size).toBe(sets.length)
      }),
      { numRuns: 300 },
    )
  })
  test('its order and its repetitions change nothing', () => {
    const shuffled = anyList.chain((names) =>
      fc.tuple(
        fc.constant(names),
        fc.shuffledSubarray([...names, ...names], { minLength: 2 * names.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([names, others]) => {
        expect(pairIngredients(others)).toEqual(pairIngredients(names))
      }),
      { numRuns: 150 },
    )
  })
  test('words about it are whole sentences without gaps', () => {
    fc.assert(
      fc.property(anyList, (names) => {
        for (const { reasoning, nutritionBenefit, flavorProfile, cookingMethod } of pairIngredients(names)) {
          for (const text of [reasoning, nutritionBenefit]) expect(text).toMatch(/^[A-Z].*\.$/)
          for (const text of [flavorProfile, cookingMethod]) expect(text).toMatch(/^[A-Z].*[^.\s]$/)
          expect(`${reasoning}${nutritionBenefit}${flavorProfile}${cookingMethod}`).not.toMatch(
            /undefined| {2}| ,/,
          )
        }
      }),
      { numRuns: 200 },
    )
  })
  test('two ingredients that can be paired always are', () => {
    fc.assert(
      fc.property(anyPairable, anyPairable, (one, other) => {
        expect(pairIngredients([one.name, other.name])).toHaveLength(one.name === other.name ? 0 : 1)
      }),
      { numRuns: 500 },
    )
  })
})
