import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => {
  const { items, notUnderstood } = readMeal(text)
  expect(notUnderstood).toEqual([])
  return items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
}

describe('what was weighed dry or raw is the row of that, wherever the sentence says so', () => {
  test.each([
    ['80g pasta before cooking', ['dry pasta 80']],
    ['60g rice (weighed before cooking)', ['dry white rice 60']],
    ['70g brown basmati, weighed dry', ['dry brown rice 70']],
    ['100 g dry masoor dal (weighed raw)', ['dry red lentils 100']],
    ['70g toor dal (dry)', ['dry pigeon peas 70']],
    ['60g chana dal uncooked', ['dry chickpeas 60']],
    ['50g moong dal raw', ['dry mung beans 50']],
    ['60g urad dal (weighed dry)', ['dry urad dal 60']],
    ['rajma 50g dry soaked overnight', ['dry kidney beans 50']],
    ['1 packet of chicken ramen noodles, 81g dry block', ['dry instant noodles 81']],
    ['80g instant ramen noodles dry (no flavour packet)', ['dry instant noodles 80']],
    ['udon noodles 90g dry', ['dry somen noodles 90']],
    ['chicken flavoured noodles 80g dry', ['dry egg noodles 80']],
    ['80g mixed beans dry', ['dry pinto beans 80']],
    ['50g amaranth raw', ['dry amaranth 50']],
    ['55g teff dry', ['dry teff 55']],
    ['pearl couscous 60g dry', ['dry couscous 60']],
    ['150g raw chicken breast grilled', ['raw chicken breast 150']],
    ['125g turkey mince (weighed before cooking)', ['raw ground turkey 125']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['150g cooked lentils', ['lentils 150']],
    ['160g cooked toor dal', ['dal 160']],
    ['180g boiled rice', ['white rice 180']],
    ['200g cooked oats', ['oatmeal 200']],
  ])('and what was weighed cooked the cooked one: %s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['50g oats cooked w 250ml skim milk', ['oats 50', 'skim milk 258']],
    ['oats 40g cooked in 300 ml semi skimmed milk', ['oats 40', '2% milk 309']],
    ['60g jumbo oats soaked in 150ml almond milk overnight', ['oats 60', 'almond milk 153']],
    ['65g rice boiled in 200ml water', ['dry white rice 65', 'water 200']],
  ])('a grain beside its measured liquid was weighed dry: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  )
  test('but "dry" says nothing of what follows far off', () =>
    expect(read('two weetabix dry because we ran out of milk')).toEqual(['wheat biscuit cereal 35']))
})

describe('where the fat is measured or there was none, the food is the plain one', () => {
  test.each([
    ['150 g potatoes roasted in 10g sunflower oil', ['potato 150', 'sunflower oil 10']],
    ['80g onions fried in 10g butter', ['onion 80', 'butter 10']],
    ['120g roasted sweet potato (no oil)', ['sweet potato 120']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what was done with a food names no other', () => {
  test.each([
    ['40g cream cheese rolled up together', ['cream cheese 40']],
    ['turkey slices 60g wrapped round 20g cheese sticks', ['deli turkey 60', 'string cheese 20']],
    ['baked sweet potato, 180g flesh', ['sweet potato 180']],
    ['1 pomegranate, 100g of flesh', ['pomegranate 100']],
    ['Two satsumas, about 75g each once peeled', ['tangerine 150']],
    ['25g chilli flavoured tortilla chips', ['tortilla chip 25']],
    ['30g cheese flavoured tortilla chips', ['nacho cheese tortilla chip 30']],
    ['4 chicken tenders breaded (62g)', ['chicken tender 62']],
    ['150g chips fried', ['french fries 150']],
    ['100g oven chips', ['oven fries 100']],
    ['200g chips oven', ['oven fries 200']],
    ['100g chicken thigh skin removed roasted', ['chicken thigh 100']],
    ['1 scoop whey (30g) shaken w 300ml water', ['whey protein powder 30', 'water 300']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
