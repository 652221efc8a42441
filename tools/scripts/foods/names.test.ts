import { expect, test } from 'vitest'
import { letterCase, properNamesIn } from './letter-case.ts'
import { nameOf } from './names.ts'
import { uniqueNames } from './unique-names.ts'

const survey = letterCase(new Set(), { titled: false })
const reference = letterCase(new Set(), { titled: true })

const surveyNames = [
  ['Cake or cupcake, chocolate with white icing', 'chocolate cake or cupcake with white icing'],
  ['Squash, summer, casserole, with cheese sauce', 'summer squash casserole with cheese sauce'],
  ['Milk, whole', 'whole milk'],
  ['Milk, reduced fat (2%)', '2% reduced fat milk'],
  ['Milk, evaporated, fat free (skim)', 'evaporated fat free milk'],
  ['Yogurt, Greek, low fat milk, fruit', 'low fat fruit Greek yogurt'],
  ['Cheese, Cheddar', 'Cheddar cheese'],
  ['Cheese, Parmesan, dry grated, fat free', 'fat free dry grated Parmesan cheese'],
  ['Cheese, cottage cheese, with gelatin dessert and fruit', 'cottage cheese with gelatin dessert and fruit'],
  ['Cheese sandwich, cheddar cheese, on white bread', 'Cheddar cheese sandwich on white bread'],
  [
    'Grilled cheese sandwich, American cheese, on wheat bread',
    'grilled American cheese sandwich on wheat bread',
  ],
  [
    'Infant formula, Similac Sensitive, powder, made with tap water',
    'powdered Similac Sensitive infant formula made with tap water',
  ],
  ['Ice cream bar, chocolate', 'chocolate ice cream bar'],
  ['Pudding, chocolate, ready-to-eat, sugar free', 'ready-to-eat sugar free chocolate pudding'],
  ['Milk shake, home recipe, chocolate', 'homemade chocolate milk shake'],
  ['Hot chocolate / cocoa, made with whole milk', 'hot chocolate or cocoa made with whole milk'],
  ['Beef, steak, flank', 'beef flank steak'],
  ['Beef, bacon, reduced sodium, cooked', 'cooked reduced sodium beef bacon'],
  ['Pork, chop, coated, NS as to fat eaten', 'coated pork chop'],
  ['Pork, steak, lean only eaten', 'pork steak, lean only'],
  [
    'Chicken breast, baked, broiled, or roasted, skin not eaten, from raw',
    'roasted chicken breast, without skin',
  ],
  [
    'Chicken thigh, fried, coated, skin / coating not eaten, from pre-cooked',
    'fried coated chicken thigh, without skin and coating',
  ],
  ['Chicken, NS as to part, grilled without sauce, NS as to skin eaten', 'grilled chicken without sauce'],
  ['Turkey, ground', 'ground turkey'],
  ['Fish, cod, baked or broiled', 'baked cod'],
  ['Fish, raw', 'raw fish'],
  [
    'Beef, potatoes, and vegetables including carrots, broccoli, and/or dark-green leafy; cheese sauce',
    'beef, potatoes, and vegetables with carrots or greens and cheese sauce',
  ],
  ['Stew, chicken', 'chicken stew'],
  ['Soup, tomato', 'tomato soup'],
  ['Soup, chicken noodle, canned', 'canned chicken noodle soup'],
  ['Egg, whole, fried, NS as to fat', 'fried whole egg'],
  ['Egg, yolk only, raw', 'raw egg yolk'],
  ['Kidney beans, from dried, fat added', 'kidney beans from dried, with added fat'],
  ['Peanuts, roasted, salted', 'roasted salted peanuts'],
  ['Bread, white, toasted', 'toasted white bread'],
  [
    'Muffin, English, wheat or cracked wheat, with raisins',
    'wheat or cracked wheat English muffin with raisins',
  ],
  ['Cookie, chocolate sandwich', 'chocolate sandwich cookie'],
  ['Cereal or granola bar (KIND Fruit and Nut Bar)', 'Kind Fruit and Nut bar'],
  ['Energy drink (Monster)', 'Monster energy drink'],
  ['Pretzels, soft, from frozen, cinnamon sugar coated', 'soft cinnamon sugar coated pretzels from frozen'],
  ['Rice, white, cooked, no added fat', 'cooked white rice'],
  ['Rice, fried, with beef', 'fried rice with beef'],
  ['Burrito, pork, with rice, cheese', 'pork burrito with rice and cheese'],
  ['Pizza, cheese, from restaurant or fast food, thin crust', 'thin crust cheese pizza from a restaurant'],
  ['Hamburger, from fast food, 1 large patty', 'hamburger from fast food, 1 large patty'],
  ['Orange juice, 100%, NFS', '100% orange juice'],
  ['Pineapple, canned, in syrup', 'canned pineapple in syrup'],
  ['Potato, french fries, from frozen, baked', 'baked French fries from frozen'],
  ['Potato, baked, peel eaten, with meat', 'baked potato, with peel, with meat'],
  ['Broccoli, frozen, cooked, fat added, NS as to fat type', 'cooked frozen broccoli with added fat'],
  ['Okra, NS as to form, cooked', 'cooked okra'],
  ['Coffee, Latte, decaffeinated, nonfat', 'decaffeinated nonfat latte'],
  ['Tea, iced, bottled, black, unsweetened', 'bottled unsweetened black iced tea'],
  ['Soft drink, cola, diet', 'diet cola'],
  ['Soft drink, NFS, diet', 'diet soft drink'],
  ['Soft drink, pepper type', 'pepper type soft drink'],
  ['Palak Paneer', 'palak paneer'],
]
const referenceNames = [
  ['Beans, snap, green, canned, no salt added, drained solids', 'canned green snap beans'],
  ['Carrots, cooked, boiled, drained, with salt', 'boiled carrots with salt'],
  ['Spices, basil, dried', 'dried basil'],
  ['Fish, tuna, light, canned in oil, drained solids', 'canned light tuna in oil'],
  ['Game meat, bison, ground, raw', 'raw ground bison'],
  [
    'Beef, round, bottom round, steak, separable lean only, trimmed to 0" fat, choice, cooked, grilled',
    'grilled beef bottom round steak, lean only',
  ],
  [
    'Beef, ground, 95% lean meat / 5% fat, patty, cooked, pan-broiled',
    'pan-broiled ground beef patty, 95% lean',
  ],
  [
    'Chicken, broilers or fryers, wing, meat and skin, cooked, fried, flour',
    'fried floured chicken wing, with skin',
  ],
  ['Lamb, domestic, loin, separable lean and fat, trimmed to 1/8" fat, choice, raw', 'raw lamb loin'],
  ["Cereals ready-to-eat, KELLOGG, KELLOGG'S FROOT LOOPS", "Kellogg's Froot Loops cereal"],
  ['KEEBLER, FUDGE SHOPPE, Fudge Stripes, Oatmeal', 'Keebler Fudge Shoppe oatmeal fudge stripes'],
  [
    "CAMPBELL'S Red and White, Beef Noodle Soup, condensed",
    "Campbell's red and white condensed beef noodle soup",
  ],
  ["McDONALD'S, Premium Crispy Chicken Club Sandwich", "McDonald's premium crispy chicken club sandwich"],
  ['Restaurant, Chinese, sesame chicken', 'Chinese sesame chicken'],
  ['Alcoholic beverage, wine, table, white', 'white wine'],
  ['Babyfood, carrots and beef, strained', 'strained carrots and beef baby food'],
  ['Oil, olive, salad or cooking', 'olive oil'],
  ['Nuts, almonds, oil roasted, with salt added', 'oil roasted almonds with salt'],
  ['Cheese, cottage, lowfat, 2% milkfat', 'lowfat 2% milkfat cottage cheese'],
  ['PIZZA HUT 12" Cheese Pizza, Hand-Tossed Crust', 'Pizza Hut hand-tossed crust 12-inch cheese pizza'],
  ['ARCHWAY Home Style Cookies, Raspberry Filled', 'Archway raspberry filled home style cookies'],
  ['Lamb, New Zealand, imported, loin, separable lean only, raw', 'raw New Zealand lamb loin, lean only'],
  ['Cereals, QUAKER, hominy grits, white, quick, dry', 'Quaker quick dry white hominy grits'],
  ['Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)', 'nonfat milk'],
]

test.each(surveyNames)('the survey food “%s” is named “%s”', (description, name) => {
  expect(nameOf(description!, survey).name).toBe(name)
})

test.each(referenceNames)('the reference food “%s” is named “%s”', (description, name) => {
  expect(nameOf(description!, reference).name).toBe(name)
})

test('foods that would share a name keep what distinguishes them, and the one without added fat keeps the plain name', () => {
  const foods = ['Rice, white, cooked, no added fat', 'Rice, white, cooked, NS as to fat'].map(
    (description) => ({
      id: description,
      description,
      named: nameOf(description, survey),
    }),
  )
  expect([...uniqueNames(foods).values()]).toEqual([
    'cooked white rice',
    'cooked white rice, with or without fat',
  ])
})

test('cuts of the same name keep their grade and trim', () => {
  const foods = [
    'Beef, flank, steak, separable lean and fat, trimmed to 0" fat, choice, raw',
    'Beef, flank, steak, separable lean and fat, trimmed to 0" fat, select, raw',
  ].map((description) => ({ id: description, description, named: nameOf(description, reference) }))
  expect([...uniqueNames(foods).values()]).toEqual([
    'raw beef flank steak, choice',
    'raw beef flank steak, select',
  ])
})

test('two foods that nothing distinguishes are refused', () => {
  const named = nameOf('Milk, whole', survey)
  const foods = ['1', '2'].map((id) => ({ id, description: 'Milk, whole', named }))
  expect(() => uniqueNames(foods)).toThrow('share the name whole milk')
})

test('a word is a proper name where the survey writes it with a capital inside a description and never without', () => {
  const known = properNamesIn(['Bar, Kudos', 'Sauce, Tomato', 'Soup, tomato'])
  expect(known).toEqual(new Set(['Kudos']))
})
