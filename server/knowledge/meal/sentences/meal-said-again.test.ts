import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a weight or a volume behind a household measure says it once more', () => {
  test.each([
    ['a wee glass of whiskey, 35ml', ['whiskey 33']],
    ['pint of lager 568ml', ['beer 570']],
    ['half pint of milk, 284ml', ['whole milk 293']],
    ['2 pints of bitter (568 ml each)', ['ale 1144']],
    ['bottle of lager after work, 330ml', ['beer 331']],
    ['can of beer, the big 500ml one', ['beer 502']],
    ['1 plain bagel, the medium one 105g', ['bagel 105']],
    ['a double gin, 50ml, and tonic, 150ml', ['gin 47', 'tonic water 155']],
    ['lasagne, 350 g slab', ['lasagna 350']],
    ['popcorn at the cinema, 80g sweet', ['butter popcorn 80']],
    ['1 nectarine, stone out 140g', ['nectarine 140']],
    ['one avocado (flesh only 136g)', ['avocado 136']],
    ['pasta bake (my portion 350g)', ['pasta al forno 350']],
    ['half a tin so 200g baked beans', ['baked beans 200']],
    ['60g dry rice (160g cooked)', ['dry white rice 60']],
    ['ate 3/4 of a 200g bag of crisps', ['potato chip 150']],
    ['chicken curry, made 1.2kg total and had 300g of it', ['chicken curry 300']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what each of several weighs', () => {
  test.each([
    ['2 waffles (35 g each frozen kind)', ['frozen waffle 70']],
    ['2 rotis whole wheat of 40 g each', ['chapati 80']],
    ['2 scones at 35 g each', ['scone 70']],
    ['3 pierogi with potato & cheese, 40g each', ['pierogi 120']],
    ['2 digestive biscuits with my tea, 15g each', ['digestive biscuit 30', 'tea 240']],
    ['2 tacos with hard shells (13 g each), 90g beef mince', ['taco shell 26', 'ground beef 90']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('the same food in other words', () => {
  test.each([
    ['1 cup plain dal, boiled lentils no tadka', ['dal 240']],
    ['200ml semi skimmed, 2% milk', ['2% milk 206']],
    ['150 g topside cut, roast beef', ['roast beef 150']],
    ['80g streaky bacon (pork belly bacon)', ['bacon 80']],
    ['slice of pizza, pepperoni, 107 g', ['pepperoni pizza 107']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but another food without an amount stays beside it', () =>
    expect(read('200 g chicken, salad')).toHaveLength(2))
})
