import { describe, expect, test } from 'vitest'
import { mealAnalysis } from '#contract/nutrition/nutrition.ts'
import { describeMeal } from '../read-meal.ts'

describe('describeMeal', () => {
  const meal = describeMeal('2 scrambled eggs with a slice of wholegrain toast and a small glass of OJ')!
  test('titles a meal by its foods', () => {
    expect(meal.foodName).toBe('Scrambled eggs, whole wheat toast and orange juice')
  })
  test('adds up its foods, energy in whole kilocalories', () => {
    const sum = meal.items.reduce((total, item) => total + item.calories, 0)
    expect(Math.abs(meal.calories - sum)).toBeLessThanOrEqual(2)
    expect(Number.isInteger(meal.calories)).toBe(true)
  })
  test('has the shape of the contract', () => {
    mealAnalysis.omit({ id: true, source: true }).parse(meal)
  })
  test('says how a single food was served', () => {
    expect(describeMeal('1 bowl of strawberry ice cream')!.servingSize).toMatch(/^1 bowl, \d+ g$/)
    expect(describeMeal('a medium apple')!.servingSize).toMatch(/^1 medium, \d+ g$/)
    expect(describeMeal('150 g rice')!.servingSize).toBe('150 g')
  })
  test('names three foods and counts the rest', () => {
    expect(describeMeal('apple, banana, avocado, broccoli, orange juice')!.foodName).toBe(
      'Apple, banana, avocado and 2 more',
    )
  })
  test('says which portions were guessed', () => {
    expect(describeMeal('an apple and fries')!.analysis).toContain('French fries')
    expect(describeMeal('150 g rice')!.analysis).not.toContain('rice')
  })
  test('is less sure of guessed portions and of parts it did not understand', () => {
    const sure = describeMeal('100 g apple and 100 g banana')!.confidence
    expect(sure).toBeGreaterThan(0.9)
    expect(describeMeal('apple and banana')!.confidence).toBeLessThan(sure)
    expect(describeMeal('100 g apple and 100 g zorblax')!.confidence).toBeLessThan(0.75)
  })
  test('is less sure of a household measure than of a weight', () => {
    const weighed = describeMeal('200 g mashed potatoes')!.confidence
    expect(describeMeal('1 cup mashed potatoes')!.confidence).toBeLessThan(weighed)
  })
  test('is less sure of a dish whose figures are computed from a recipe', () => {
    const measured = describeMeal('300 g cooked white rice')!.confidence
    expect(describeMeal('300 g paella')!.confidence).toBeLessThan(measured)
  })
  test('is less sure of a food where a second choice is close', () => {
    const [item] = describeMeal('200 ml coffee')!.items
    expect(item!.second).toBeDefined()
    expect(item!.confidence).toBeLessThan(describeMeal('200 ml black coffee')!.items[0]!.confidence)
  })
  test('is nothing where nothing was understood', () => {
    expect(describeMeal('zorblax')).toBeUndefined()
    expect(describeMeal('')).toBeUndefined()
  })
})
