import { inflateSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { MealPlan, ShoppingList } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import type { Recipe } from '#contract/recipes.ts'
import { planAsCalendar } from './calendar.ts'
import { planAsCsv } from './csv.ts'
import { planAsPdf } from './pdf.ts'

const figures = { calories: 520, protein: 38, carbs: 52, fat: 18 }
const recipe = (title: string, at: number): Recipe => ({
  ...figures,
  id: `00000000-0000-4000-8000-00000000000${at}`,
  sessionId: null,
  title,
  emoji: '🍲',
  description: 'Warm and quick.',
  cuisine: 'Italian',
  mealStyle: 'balanced',
  cookingTime: 30,
  servings: 2,
  sugar: 5,
  fiber: 6,
  sodium: 400,
  difficulty: 'beginner',
  ingredients: ['2 carrots, sliced', '200 g chicken'],
  parts: [],
  missing: [],
  instructions: 'Slice the carrots, Fry the chicken to 74 °C, Serve',
  diets: [],
  allergens: [],
  isSaved: false,
  source: 'builtin',
  createdAt: '2026-03-01T10:00:00.000Z',
})
const risky = [
  '=HYPERLINK("http://x")',
  '+1 stew',
  '-2 soup',
  '@home curry',
  'Crème, "brûlée"',
  'Stew',
  'Soup',
]
/** A week in which clocks are turned in New York. */
const plan: MealPlan = {
  id: '00000000-0000-4000-8000-0000000000aa',
  startsOn: '2026-03-05',
  people: 2,
  goals: { calories: 2000, protein: 150, carbs: 200, fat: 80 },
  createdAt: '2026-03-01T10:00:00.000Z',
  days: risky.map((title, at) => ({
    ...figures,
    day: addDays('2026-03-05', at),
    goals: null,
    onTarget: false,
    note: 'Too little.',
    meals: [
      {
        ...figures,
        id: `00000000-0000-4000-8000-0000000000b${at}`,
        mealType: 'dinner',
        servings: 1.25,
        recipe: recipe(title, at),
        logId: null,
      },
    ],
  })),
}
const shopping: ShoppingList = {
  aisles: [
    {
      aisle: 'produce',
      things: [
        { name: 'carrot', grams: 180, text: '3 carrots (180 g)', packs: null, atHand: null, have: false },
        { name: '=cmd', grams: 5, text: '@5 g', packs: null, atHand: null, have: true },
      ],
    },
  ],
  own: [{ name: 'Dish soap', have: false }],
}
const now = new Date('2026-03-02T09:00:00Z')

test('the table holds every meal and everything to buy, and no cell that a spreadsheet would run', () => {
  const rows: string[][] = parse(Buffer.from(planAsCsv(plan, shopping)), { bom: true })
  expect(rows).toHaveLength(1 + 7 + 3)
  expect(rows[5]).toEqual([
    'Meal',
    '2026-03-09',
    'Dinner',
    'Crème, "brûlée"',
    '1.25 servings',
    '520',
    '38',
    '52',
    '18',
    '',
  ])
  expect(rows[8]!.slice(0, 5)).toEqual([
    'Shopping',
    '',
    'Fruit and vegetables',
    'carrot',
    '3 carrots (180 g)',
  ])
  expect(rows.at(-1)!.slice(0, 4)).toEqual(['Shopping', '', 'Added by you', 'Dish soap'])
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t\r-]/)
  expect(rows[1]![3]).toBe(`'=HYPERLINK("http://x")`)
})

test('the calendar has an event a meal at the hours of the person’s zone, before and after clocks are turned', () => {
  const lines = Buffer.from(planAsCalendar(plan, 'America/New_York', now))
    .toString()
    .split('\r\n')
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length))
  expect(of('BEGIN:VEVENT')).toHaveLength(7)
  expect(of('DTSTART:').map((at) => at.slice(0, 13))).toEqual([
    '20260305T2300',
    '20260306T2300',
    '20260307T2300',
    '20260308T2200',
    '20260309T2200',
    '20260310T2200',
    '20260311T2200',
  ])
  expect(of('UID:')).toEqual(plan.days.map(({ meals }) => `${meals[0]!.id}@forkmile`))
  const again = Buffer.from(
    planAsCalendar(plan, 'America/New_York', new Date(now.getTime() + 1e7)),
  ).toString()
  expect(again.match(/^UID:.*$/gm)!.map((line) => line.trim())).toEqual(of('UID:').map((id) => `UID:${id}`))
})

test('the document holds the week, the shopping list and the recipes, in letters that its fonts have', async () => {
  const bytes = Buffer.from(await planAsPdf(plan, shopping, now))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const written = textOf(bytes)
  expect(written).toContain('Crème')
  for (const words of ['Meal plan', 'Thursday, March 5', '3 carrots (180 g)', 'Fry the chicken to 74 °C'])
    expect(written.replace(/\s+/g, ' ')).toContain(words)
})

/** The words that a PDF of our own draws, in order. */
function textOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'))
    .flatMap((page) =>
      [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')),
    )
    .join('')
}
