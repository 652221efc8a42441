import { expect, test } from 'vitest'
import { parseRecommended, recommendedIntake, supplementLimit, upperLimit } from './reference-intakes.ts'

const woman = (age: number) => ({ sex: 'female', age, motherhood: null }) as const
const pregnant = (age: number) => ({ ...woman(age), motherhood: 'pregnancy' }) as const
const nursing = (age: number) => ({ ...woman(age), motherhood: 'lactation' }) as const
const man = (age: number) => ({ sex: 'male', age, motherhood: null }) as const

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
  ['ironMg', pregnant(30), 27],
  ['folateUg', pregnant(30), 600],
  ['magnesiumMg', pregnant(31), 360],
  ['calciumMg', pregnant(18), 1300],
  ['vitaminCMg', pregnant(19), 85],
  ['ironMg', nursing(30), 9],
  ['ironMg', nursing(18), 10],
  ['vitaminAUg', nursing(30), 1300],
  ['vitaminDUg', nursing(30), 15],
  // The reference ends at 50 years.
  ['calciumMg', pregnant(52), 1000],
] as const)('of %s %o needs %d', (name, person, amount) => {
  expect(recommendedIntake(name, person)).toEqual({ amount, basis: 'rda' })
})

test('an adequate intake is told from a recommended allowance', () => {
  expect(recommendedIntake('potassiumMg', man(40))).toEqual({ amount: 3400, basis: 'ai' })
  expect(recommendedIntake('sodium', woman(40))).toEqual({ amount: 1500, basis: 'ai' })
  expect(recommendedIntake('fiber', man(51))).toEqual({ amount: 30, basis: 'ai' })
})

test('only what is eaten too much of with food has an upper limit, by age', () => {
  expect(upperLimit('calciumMg', man(50))).toBe(2500)
  expect(upperLimit('calciumMg', man(51))).toBe(2000)
  expect(upperLimit('phosphorusMg', man(71))).toBe(3000)
  expect(upperLimit('sodium', man(13))).toBe(1800)
  for (const name of ['magnesiumMg', 'niacinMg', 'folateUg', 'vitaminEMg', 'vitaminAUg'] as const)
    expect(upperLimit(name, man(40))).toBeUndefined()
})

test('what is added to food has an upper limit of its own, by age', () => {
  expect(supplementLimit('magnesiumMg', { age: 8 })).toBe(110)
  expect(supplementLimit('magnesiumMg', { age: 40 })).toBe(350)
  expect(supplementLimit('niacinMg', { age: 18 })).toBe(30)
  expect(supplementLimit('vitaminEMg', { age: 19 })).toBe(1000)
  // 1000 µg of folic acid.
  expect(supplementLimit('folateUg', { age: 40 })).toBe(1700)
  expect(supplementLimit('ironMg', { age: 40 })).toBeUndefined()
  expect(supplementLimit('magnesiumMg', { age: 0 })).toBeUndefined()
})

test('pregnancy lowers the upper limit of phosphorus alone', () => {
  for (const age of [18, 30]) {
    expect(upperLimit('phosphorusMg', pregnant(age))).toBe(3500)
    expect(upperLimit('phosphorusMg', nursing(age))).toBe(4000)
    for (const name of ['calciumMg', 'ironMg', 'zincMg', 'vitaminB6Mg', 'vitaminCMg'] as const)
      expect(upperLimit(name, pregnant(age))).toBe(upperLimit(name, woman(age)))
  }
})

test('neither kinds of fat nor babies have amounts', () => {
  expect(recommendedIntake('cholesterolMg', man(40))).toBeUndefined()
  expect(recommendedIntake('ironMg', man(0))).toBeUndefined()
  expect(upperLimit('ironMg', man(0))).toBeUndefined()
})

test('a cell that is no amount stops the load', () => {
  expect(() => parseRecommended('x.csv', 'group,from_years\n')).toThrow('x.csv, line 1')
})
