import { describe, expect, test } from 'vitest'
import { allIngredients, kitchenIngredient } from '../../kitchen/ingredients.ts'
import { minutesOf, type Way } from '../cooking-times.ts'
import { fits } from '../fill-slots.ts'
import { swaps } from '../fixed-parts.ts'
import type { Dish } from '../pattern.ts'
import { dishes } from './dishes.ts'

const exact = new Map(allIngredients.map((one) => [one.name, one]))

test('every dish has an id and a title of its own', () => {
  for (const part of [({ id }: Dish) => id, ({ title }: Dish) => title]) {
    const seen = dishes().map(part)
    expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([])
  }
})

test('whatever a dish or a swap names is an ingredient of the kitchen, by its own name', () => {
  const named = dishes().flatMap(({ id, slots, pantry }) =>
    [
      ...Object.values(slots).flatMap(({ only = [], not = [], buy }) => [
        ...only,
        ...not,
        ...(buy ? [buy] : []),
      ]),
      ...Object.keys(pantry),
    ].map((name) => ({ id, name })),
  )
  const swapped = Object.entries(swaps).flatMap(([name, others]) =>
    [name, ...others].map((one) => ({ id: 'swaps', name: one })),
  )
  expect(
    [...named, ...swapped].filter(
      ({ name }) => kitchenIngredient(name) !== exact.get(name) || !exact.has(name),
    ),
  ).toEqual([])
})

describe.each(dishes().map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)(?:[@~]\w*)?\}/g)].map(([, name]) => name!)
  const outside = (text: string) => names(text.replace(/\[[^\]]*\]/g, ''))

  test('mentions every place and every fixed part in its steps, and no other place', () => {
    const said = dish.steps.join(' ')
    expect(Object.keys(dish.slots).filter((name) => !names(said).includes(name))).toEqual([])
    for (const text of [dish.title, dish.about, ...dish.steps])
      expect(names(text).filter((name) => !(name in dish.slots))).toEqual([])
    // Salt and pepper go without saying where something is seasoned or salted.
    const always = dish.steps
      .filter((step) => !outside(step).some((name) => dish.slots[name]!.optional))
      .map((step) => step.replace(/\[[^\]]*\]/g, ''))
      .join(' ')
      .toLowerCase()
    const unsaid = Object.keys(dish.pantry).filter(
      (name) => !always.includes(name) && !(name === 'salt' && /season|salted/i.test(always)),
    )
    expect(unsaid).toEqual([])
  })
  test('describes nothing that it may come without', () => {
    const places = Object.values(dish.slots)
    const always = new Set([
      ...Object.keys(dish.pantry),
      ...places.filter(({ optional }) => !optional).flatMap(({ only = [] }) => only),
    ])
    const maybe = places.filter(({ optional }) => optional).flatMap(({ only = [] }) => only)
    const about = dish.about.toLowerCase()
    const isSaid = (name: string) => new RegExp(`\\b${name}s?\\b`).test(about)
    expect(maybe.filter((name) => !always.has(name) && isSaid(name))).toEqual([])
  })
  test('has a title and enough steps without anything optional', () => {
    const optional = (name: string) => dish.slots[name]!.optional ?? false
    expect(outside(dish.title).filter(optional)).toEqual([])
    expect(dish.steps.filter((step) => !outside(step).some(optional)).length).toBeGreaterThanOrEqual(2)
  })
  test('has no comma in a step, and closes what it opens', () => {
    for (const step of dish.steps) {
      expect(step).not.toContain(',')
      for (const [open, close] of ['[]', '{}'])
        expect(step.split(open!).length).toBe(step.split(close!).length)
    }
  })
  test('joins at most three things by “and” before a sentence ends or goes on', () => {
    const steps = [...dish.steps, ...(dish.beside?.steps ?? [])]
    const clauses = steps.flatMap((step) => step.replaceAll(/\[[^\]]*\]/g, '').split(/\. | then | plus /))
    expect(clauses.filter((clause) => (clause.match(/\band\b/g)?.length ?? 0) > 2)).toEqual([])
  })

  test('says when it is safe wherever something has to be cooked through', () => {
    for (const [name, slot] of Object.entries(dish.slots)) {
      const risky = allIngredients.filter((one) => one.safe && fits(slot, one))
      if (risky.length)
        expect({
          name,
          safe: dish.steps.some((step) => step.includes(`{${name}~}`) || /7[14] °C|63 °C/.test(step)),
        }).toEqual({ name, safe: true })
    }
  })
  test('cooks each thing in a way that somebody does', () => {
    for (const [, name, way] of dish.steps.join(' ').matchAll(/\{(\w+)@(\w+)\}/g)) {
      const able = allIngredients.filter((one) => fits(dish.slots[name!]!, one))
      const timed = able.filter((one) => minutesOf(one, way as Way) !== undefined)
      expect(timed.length / able.length, `${name}@${way}`).toBeGreaterThan(0.4)
    }
  })
})
