import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map((item) => `${item.name} ${Math.round(item.grams)}`)

describe('amounts as people say them', () => {
  test.each([
    ['bbq ribs 250g meat', ['bbq ribs 250']],
    ['2 lamb loin chops, 130g cooked meat without the bone', ['lamb chop 130']],
    ['two slices of pepperoni pizza, 14" pie, 111 g a slice', ['pepperoni pizza 222']],
    ['two slices of pepperoni pizza off a 14" regular crust pie', ['pepperoni pizza 222']],
    ['roast chicken thigh, meat only no skin, 150g', ['chicken thigh 150']],
    ['two slices off a 14 inch pepperoni pizza (about 111g each)', ['pepperoni pizza 222']],
    ['6 california rolls and 2 tuna rolls', ['california roll 150', 'spicy tuna roll 380']],
    ['6 inch subway tuna', ['tuna sub 237']],
    ['1 ear of sweet corn (medium)', ['corn on the cob 103']],
    ['1/2 an avocado', ['avocado 75']],
    ['double vodka 50ml w/ 250ml of cranberry juice', ['vodka 47', 'cranberry juice 268']],
    ['4 digestives (60g) dunked in tea', ['digestive biscuit 60', 'tea 240']],
    ['fries 100g n ketchup 2 packets (18g)', ['french fries 100', 'ketchup 18']],
    ['2 papads (20 g) and 2 nos idli', ['papadum 20', 'idli 80']],
    [
      'two turkey frankfurters (45g each) in hot dog buns (43g each)',
      ['turkey frankfurter 90', 'hamburger bun 86'],
    ],
    ['one chicken drumstick with skin (52 g)', ['chicken drumstick 52']],
    ['full fat cottage cheese 150g straight from the pot', ['cottage cheese 150']],
    ['chocolates from a patient: about 50g of milk chocolate', ['milk chocolate 50']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('a slash names one food, the one that was measured or that we know', () => {
    expect(read('150 g rohu/tilapia')).toEqual(['tilapia 150'])
    expect(read('1 bag hot cheetos/crisps 40g')).toEqual(['potato chip 40'])
  })
})

describe('which food it was', () => {
  test.each([
    ['125g lean beef mince 95% (raw weight)', ['raw 95% lean ground beef 125']],
    ['120g beef mince 10% cooked', ['90% lean ground beef 120']],
    ['1 eng muffin', ['english muffin 57']],
    ['grilled chicken thigh 200g w skin', ['chicken thigh with skin 200']],
    ['2 slices white', ['white bread 58']],
    [
      'fish fingers (112g), chips 150g, beans 100g',
      ['fish stick 112', 'french fries 150', 'baked beans 100'],
    ],
    ['100g beans and 100 g rice', ['pinto beans 100', 'white rice 100']],
    ['jeera rice 180g', ['jeera rice 180']],
    ['2 pancakes from mix (38g each)', ['pancake from mix 76']],
    ['leftover chili con carne w/ beans 300 g', ['chili con carne 300']],
    ['casein shake 40g', ['casein protein powder 40']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('sizes are of the slice, of the pack, or of what they are for', () => {
  test.each([
    ['a medium chocolate chip cookie', ['chocolate chip cookie 30']],
    ['a small bag of doritos', ['nacho cheese tortilla chip 28']],
    ['a small piece of pepperoni pizza', ['pepperoni pizza 83']],
    [
      'a medium slice of thick crust pepperoni pizza',
      ['thick crust pizza with pepperoni from a restaurant 112'],
    ],
    ['a personal size cheese pizza', ['cheese pizza 175']],
    ['a fun-size kit kat', ['chocolate wafer bar 17']],
    ['a bun-size italian sausage', ['italian sausage 83']],
    ['a medium bag of potato chips', ['potato chip 57']],
    ['a Kool-Aid Jammers pouch of fruit juice drink', ['juice box 200']],
    ['a milk chocolate candy bar', ['milk chocolate 44']],
    ['a slice of papaya', ['papaya 40']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('slices, bites and dry oats are what people mean by them', () => {
  test.each([
    ['a pizza slice', ['cheese pizza 107']],
    ['3 pepperoni pizza slices', ['pepperoni pizza 333']],
    ['2 turkey slices', ['deli turkey 32']],
    ["a few bites of my son's mac and cheese", ['mac and cheese 45']],
    ['a quick bite: ham sandwich', ['ham sandwich 126']],
    ['40 g oatmeal with 200 ml milk', ['oats 40', 'whole milk 206']],
    ['250 g porridge', ['oatmeal 250']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
