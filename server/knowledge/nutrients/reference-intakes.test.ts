import { expect, test } from 'vitest'
import { parseRecommended, recommendedIntake, upperLimit } from './reference-intakes.ts'

const woman = (age: number) => ({ sex: 'female', age }) as const
const man = (age: number) => ({ sex: 'male', age }) as const

test.each([
  ['ironMg', woman(30), 18],
  ['ironMg', woman(51), 8],
  ['ironMg', man(30), 8],
  ['magnesiumMg', man(30), 400],
  ['magnesiumMg', man(31), 420],
  ['calciumMg', man(70), 1000],
  ['calciumMg', man(71), 1200],
  ['calciumMg', woman(50), 1000],
  ['calciumMg', woman(51), 1200],
  ['vitaminB6Mg', woman(51), 1.5],
  ['vitaminDUg', man(71), 20],
  ['copperMg', woman(16), 0.89],
  ['zincMg', man(8), 5],
  ['zincMg', woman(9), 8],
] as const)('of %s %o needs %d', (name, person, amount) => {
  expect(recommendedIntake(name, person)).toEqual({ amount, basis: 'rda' })
})

test('an adequate intake is told from a recommended allowance', () => {
  expect(recommendedIntake('potassiumMg', man(40))).toEqual({ amount: 3400, basis: 'ai' })
  expect(recommendedIntake('sodium', woman(40))).toEqual({ amount: 1500, basis: 'ai' })
  expect(recommendedIntake('fiber', man(51))).toEqual({ amount: 30, basis: 'ai' })
})

test('only what is eaten too much of with food has an upper limit, by age', () => {
  expect(upperLimit('calciumMg', 50)).toBe(2500)
  expect(upperLimit('calciumMg', 51)).toBe(2000)
  expect(upperLimit('phosphorusMg', 71)).toBe(3000)
  expect(upperLimit('sodium', 13)).toBe(1800)
  for (const name of ['magnesiumMg', 'niacinMg', 'folateUg', 'vitaminEMg', 'vitaminAUg'] as const)
    expect(upperLimit(name, 40)).toBeUndefined()
})

test('neither kinds of fat nor babies have amounts', () => {
  expect(recommendedIntake('cholesterolMg', man(40))).toBeUndefined()
  expect(recommendedIntake('ironMg', man(0))).toBeUndefined()
  expect(upperLimit('ironMg', 0)).toBeUndefined()
})

test('a cell that is no amount stops the load', () => {
  expect(() => parseRecommended('x.csv', 'sex,from_years\n')).toThrow('x.csv, line 1')
})
