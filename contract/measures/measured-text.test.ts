import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitInUnits, textInUnits } from './measured-text.ts'

describe('with imperial units', () => {
  test.each([
    ['Long runs to 30 or 32 km.', 'Long runs to 18.6 or 19.9 miles.'],
    ['about 5 km', 'about 3.1 miles'],
    ['a 10-km race', 'a 6.2-mile race'],
    ['0.5 kg a week', '1.1 lb a week'],
    ['Half a kilogram a week, one kilogram a month', '1.1 lb a week, 2.2 lb a month'],
    ['one or two kilograms of water', '2.2 or 4.4 lb of water'],
    ['Protein: 1.4 to 2.0 g a kilogram a day.', 'Protein: 0.64 to 0.91 g a pound a day.'],
    ['35 ml a kilogram, 2450 ml.', '0.54 fl oz a pound, 83 fl oz.'],
    ['About 2 to 2.5 litres', 'About 68 to 85 fl oz'],
    ['Heat the oven to 200 °C (400 °F)', 'Heat the oven to 400 °F'],
    ['bake at 180°C', 'bake at 350 °F'],
    ['Below about −15 °C', 'Below about 5 °F'],
    ['8.2 km/h is quick', '5.1 mph is quick'],
    ['at 6.5 min/km', 'at 10 min a mile'],
    ['climbs 300 m', 'climbs 984 ft'],
    ['170 cm', '5 ft 7 in'],
    ['148 g of protein in 30 min', '148 g of protein in 30 min'],
    ['Start with 5K; 3 m', 'Start with 5K; 9.8 ft'],
  ])('%s', (text, told) => expect(textInUnits(text, 'imperial')).toBe(told))

  test('a recipe and a shopping list are weighed in ounces and pounds', () => {
    const food = { food: true }
    expect(textInUnits('400 g chicken breast', 'imperial', food)).toBe('14 oz chicken breast')
    expect(textInUnits('3 carrots (180 g)', 'imperial', food)).toBe('3 carrots (6.3 oz)')
    expect(textInUnits('1.2 kg potatoes', 'imperial', food)).toBe('2.6 lb potatoes')
    expect(textInUnits('250 ml milk', 'imperial', food)).toBe('8.5 fl oz milk')
    expect(textInUnits('2 tbsp olive oil', 'imperial', food)).toBe('2 tbsp olive oil')
  })
})

describe('with metric units', () => {
  test.each([
    ['10 miles a week', '16.1 km a week'],
    ['a mile', '1.6 km'],
    ['180 lbs', '82 kg'],
    ['8 fl oz of milk', '237 ml of milk'],
    ['12 oz steak', '340 g steak'],
    ['Heat the oven to 200 °C (400 °F)', 'Heat the oven to 200 °C'],
    ['bake at 350 °F', 'bake at 175 °C'],
    ['8:00 /mi', '4:58 a km'],
    ['5 ft 7 in', '170 cm'],
    ['Put one foot forward, two feet wide', 'Put one foot forward, two feet wide'],
    ['Keep 20 km and 250 ml', 'Keep 20 km and 250 ml'],
  ])('%s', (text, told) => expect(textInUnits(text, 'metric')).toBe(told))
})

test('as specified, and before anybody knows, a text stays as it was written', () => {
  const text = '10 miles, 5 km, 200 °C (400 °F)'
  expect(textInUnits(text, 'specified')).toBe(text)
  expect(textInUnits(text, undefined)).toBe(text)
})

test('a text told in a system is left alone when it is told again', () => {
  const unit = fc.constantFrom(
    'km',
    'miles',
    'kg',
    'lb',
    'ml',
    'fl oz',
    '°C',
    '°F',
    'cm',
    'ft',
    'km/h',
    'mph',
  )
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 5000, noNaN: true }),
      unit,
      fc.constantFrom('imperial', 'metric'),
      (value, name, system) => {
        const once = textInUnits(`${Math.round(value * 10) / 10} ${name}`, system)
        expect(textInUnits(once, system)).toBe(once)
        const foreign =
          system === 'imperial' ? /\b(km|kg|ml|cm|km\/h)\b|°C/ : /\b(miles|lb|fl oz|ft|mph)\b|°F/
        expect(once).not.toMatch(foreign)
      },
    ),
  )
})

test('a limit is told in the units of its field, and what it names is within it', () => {
  expect(limitInUnits('At most 2000 km.', 'imperial')).toBe('At most 1,242 miles.')
  expect(limitInUnits('Minimum 1000ml', 'imperial')).toBe('Minimum 34 fl oz')
  expect(limitInUnits('Maximum 5000ml', 'imperial')).toBe('Maximum 169 fl oz')
  expect(limitInUnits('Maximum 100 miles', 'metric')).toBe('Maximum 160 km')
  expect(limitInUnits('Between −60 and 60 °C.', 'imperial')).toBe('Between −76 and 140 °F.')
  expect(limitInUnits('Weight is between 20 and 400 kg.', 'imperial')).toBe(
    'Weight is between 45 and 881 lb.',
  )
  expect(limitInUnits('Height is between 50 and 260 cm.', 'imperial')).toBe(
    'Height is between 1 ft 8 in and 8 ft 6 in.',
  )
  expect(limitInUnits('Minimum 1000 calories', 'imperial')).toBe('Minimum 1000 calories')
  expect(limitInUnits('At most 48 hours, 10 minutes or 5 moments.', 'imperial')).toBe(
    'At most 48 hours, 10 minutes or 5 moments.',
  )
})

test('as specified only a limit of distance is told in another unit, miles', () => {
  expect(limitInUnits('At most 2000 km.', 'specified')).toBe('At most 1,242 miles.')
  expect(limitInUnits('Maximum 5000ml', 'specified')).toBe('Maximum 5000ml')
  expect(limitInUnits('Between −60 and 60 °C.', 'specified')).toBe('Between −60 and 60 °C.')
})
