/** Meal sentences with the energy that the USDA reference (SR28) gives for what they say; written before the reader was tuned. */
export type MealSentenceCase = {
  text: string
  /** True when every amount is said in the sentence. */
  stated: boolean
  /** grams eaten (edible part) and the SR28 row it was computed from */
  parts: readonly { food: string; grams: number; sr28: string; kcal: number }[]
  kcal: number
}

export const mealSentenceCases: readonly MealSentenceCase[] = [
  {
    text: '2 scrambled eggs and 2 slices of bacon',
    stated: true,
    parts: [
      { food: 'scrambled egg', grams: 122, sr28: '01132', kcal: 182 },
      { food: 'bacon, fried', grams: 23, sr28: '10862', kcal: 108 },
    ],
    kcal: 289,
  },
  {
    text: '3 large boiled eggs',
    stated: true,
    parts: [{ food: 'egg, hard-boiled', grams: 150, sr28: '01129', kcal: 232 }],
    kcal: 232,
  },
  {
    text: 'one poached egg on a slice of whole wheat toast',
    stated: true,
    parts: [
      { food: 'egg, poached', grams: 50, sr28: '01131', kcal: 72 },
      { food: 'whole wheat toast', grams: 25, sr28: '18076', kcal: 76 },
    ],
    kcal: 148,
  },
  {
    text: 'two fried eggs, 2 slices white toast, 1 tbsp butter',
    stated: true,
    parts: [
      { food: 'egg, fried', grams: 92, sr28: '01128', kcal: 180 },
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
      { food: 'butter', grams: 14.2, sr28: '01001', kcal: 102 },
    ],
    kcal: 439,
  },
  {
    text: '1/2 cup oats with 250 ml skimmed milk',
    stated: true,
    parts: [
      { food: 'oats, dry', grams: 40.5, sr28: '08120', kcal: 153 },
      { food: 'milk, skim', grams: 258.75, sr28: '01085', kcal: 88 },
    ],
    kcal: 241,
  },
  {
    text: 'oats - 40 g, whole milk - 200 ml, honey - 1 tsp',
    stated: true,
    parts: [
      { food: 'oats, dry', grams: 40, sr28: '08120', kcal: 152 },
      { food: 'milk, whole', grams: 206, sr28: '01077', kcal: 126 },
      { food: 'honey', grams: 7, sr28: '19296', kcal: 21 },
    ],
    kcal: 299,
  },
  {
    text: '1 cup cooked oatmeal with half a cup of blueberries',
    stated: true,
    parts: [
      { food: 'oatmeal, cooked', grams: 234, sr28: '08121', kcal: 166 },
      { food: 'blueberries', grams: 74, sr28: '09050', kcal: 42 },
    ],
    kcal: 208,
  },
  {
    text: 'a cup of corn flakes with half a cup of 2% milk',
    stated: true,
    parts: [
      { food: 'corn flakes', grams: 28, sr28: '08020', kcal: 100 },
      { food: 'milk, 2%', grams: 122, sr28: '01079', kcal: 61 },
    ],
    kcal: 161,
  },
  {
    text: '40g granola, 150g greek yogurt (plain, nonfat) and 80 g strawberries',
    stated: true,
    parts: [
      { food: 'granola', grams: 40, sr28: '08037', kcal: 196 },
      { food: 'Greek yogurt, plain, nonfat', grams: 150, sr28: '01256', kcal: 88 },
      { food: 'strawberries', grams: 80, sr28: '09316', kcal: 26 },
    ],
    kcal: 310,
  },
  {
    text: '3 pancakes with 2 tbsp maple syrup',
    stated: true,
    parts: [
      { food: 'pancake', grams: 114, sr28: '18293', kcal: 259 },
      { food: 'maple syrup', grams: 40, sr28: '19353', kcal: 104 },
    ],
    kcal: 363,
  },
  {
    text: '1 toasted bagel with 2 tablespoons of cream cheese',
    stated: true,
    parts: [
      { food: 'bagel, toasted', grams: 99, sr28: '18001', kcal: 261 },
      { food: 'cream cheese', grams: 29, sr28: '01017', kcal: 102 },
    ],
    kcal: 363,
  },
  {
    text: 'a croissant and a cup of black coffee',
    stated: true,
    parts: [
      { food: 'croissant', grams: 57, sr28: '18239', kcal: 231 },
      { food: 'coffee, black', grams: 237, sr28: '14209', kcal: 2 },
    ],
    kcal: 234,
  },
  {
    text: 'One medium banana, sliced, 1 tbsp peanut butter',
    stated: true,
    parts: [
      { food: 'banana', grams: 118, sr28: '09040', kcal: 105 },
      { food: 'peanut butter', grams: 16, sr28: '16098', kcal: 96 },
    ],
    kcal: 201,
  },
  {
    text: 'two slices of wholemeal bread with 10g butter and 1 tbsp jam',
    stated: true,
    parts: [
      { food: 'whole wheat bread', grams: 64, sr28: '18075', kcal: 161 },
      { food: 'butter', grams: 10, sr28: '01001', kcal: 72 },
      { food: 'jam', grams: 20, sr28: '19297', kcal: 56 },
    ],
    kcal: 289,
  },
  {
    text: 'English muffin x1 + butter 1 tsp',
    stated: true,
    parts: [
      { food: 'English muffin', grams: 57, sr28: '18258', kcal: 129 },
      { food: 'butter', grams: 4.7, sr28: '01001', kcal: 34 },
    ],
    kcal: 163,
  },
  {
    text: '2 homemade waffles (75 g each) with a tablespoon of honey',
    stated: true,
    parts: [
      { food: 'waffle', grams: 150, sr28: '18367', kcal: 436 },
      { food: 'honey', grams: 21, sr28: '19296', kcal: 64 },
    ],
    kcal: 500,
  },
  {
    text: '2 slices of french toast',
    stated: true,
    parts: [{ food: 'French toast', grams: 130, sr28: '18269', kcal: 298 }],
    kcal: 298,
  },
  {
    text: 'omelette made with 3 eggs and 30g cheddar',
    stated: true,
    parts: [
      { food: 'omelet', grams: 183, sr28: '01130', kcal: 282 },
      { food: 'cheddar', grams: 30, sr28: '01009', kcal: 121 },
    ],
    kcal: 403,
  },
  {
    text: '4 egg whites (raw), 1 whole egg (raw)',
    stated: true,
    parts: [
      { food: 'egg white', grams: 132, sr28: '01124', kcal: 69 },
      { food: 'egg, whole, raw', grams: 50, sr28: '01123', kcal: 72 },
    ],
    kcal: 140,
  },
  {
    text: '1 blueberry muffin and 12 fl oz coffee',
    stated: true,
    parts: [
      { food: 'blueberry muffin', grams: 113, sr28: '18274', kcal: 424 },
      { food: 'coffee, black', grams: 355.2, sr28: '14209', kcal: 4 },
    ],
    kcal: 427,
  },
  {
    text: '200g low-fat plain yogurt with 20 g walnuts',
    stated: true,
    parts: [
      { food: 'yogurt, low-fat, plain', grams: 200, sr28: '01117', kcal: 126 },
      { food: 'walnuts', grams: 20, sr28: '12155', kcal: 131 },
    ],
    kcal: 257,
  },
  {
    text: 'two sausage links, 100 g baked beans',
    stated: true,
    parts: [
      { food: 'pork sausage link', grams: 46, sr28: '07064', kcal: 150 },
      { food: 'baked beans, canned', grams: 100, sr28: '16006', kcal: 94 },
    ],
    kcal: 244,
  },
  {
    text: '1 cup cottage cheese (2%) with 1 cup pineapple chunks',
    stated: true,
    parts: [
      { food: 'cottage cheese 2%', grams: 226, sr28: '01015', kcal: 183 },
      { food: 'pineapple', grams: 165, sr28: '09266', kcal: 82 },
    ],
    kcal: 266,
  },
  {
    text: 'a scoop of whey protein powder (30 g) in 300 ml of 2% milk',
    stated: true,
    parts: [
      { food: 'whey protein powder', grams: 30, sr28: '14066', kcal: 106 },
      { food: 'milk, 2%', grams: 309, sr28: '01079', kcal: 154 },
    ],
    kcal: 260,
  },
  {
    text: '150 g porridge, cooked with water, and 1 tablespoon of raisins',
    stated: true,
    parts: [
      { food: 'oatmeal, cooked', grams: 150, sr28: '08121', kcal: 106 },
      { food: 'raisins', grams: 9.06, sr28: '09298', kcal: 27 },
    ],
    kcal: 134,
  },
  {
    text: '3 oz grilled salmon',
    stated: true,
    parts: [{ food: 'salmon, cooked', grams: 85.05, sr28: '15237', kcal: 175 }],
    kcal: 175,
  },
  {
    text: '150g cooked white rice and 120g grilled chicken breast',
    stated: true,
    parts: [
      { food: 'white rice, cooked', grams: 150, sr28: '20045', kcal: 195 },
      { food: 'chicken breast, grilled', grams: 120, sr28: '05747', kcal: 181 },
    ],
    kcal: 376,
  },
  {
    text: '6 oz roasted chicken breast without skin, 1 cup cooked brown rice, 1 cup cooked broccoli',
    stated: true,
    parts: [
      { food: 'chicken breast, roasted', grams: 170.1, sr28: '05064', kcal: 281 },
      { food: 'brown rice, cooked', grams: 202, sr28: '20037', kcal: 248 },
      { food: 'broccoli, cooked', grams: 156, sr28: '11091', kcal: 55 },
    ],
    kcal: 584,
  },
  {
    text: '200g grilled sirloin steak with 150 g boiled potatoes',
    stated: true,
    parts: [
      { food: 'sirloin steak, cooked', grams: 200, sr28: '13451', kcal: 424 },
      { food: 'potatoes, boiled', grams: 150, sr28: '11367', kcal: 129 },
    ],
    kcal: 553,
  },
  {
    text: 'a quarter pound of cooked ground beef',
    stated: true,
    parts: [{ food: 'ground beef, cooked', grams: 113.4, sr28: '23220', kcal: 272 }],
    kcal: 272,
  },
  {
    text: '1/2 lb boiled shrimp',
    stated: true,
    parts: [{ food: 'shrimp, cooked', grams: 226.8, sr28: '15151', kcal: 270 }],
    kcal: 270,
  },
  {
    text: '1 can of tuna in water, drained, with 1 tbsp mayonnaise',
    stated: true,
    parts: [
      { food: 'tuna in water, drained', grams: 165, sr28: '15121', kcal: 142 },
      { food: 'mayonnaise', grams: 13.8, sr28: '04025', kcal: 94 },
    ],
    kcal: 236,
  },
  {
    text: 'Tuna (1 can, drained), half an avocado, rice 200g',
    stated: true,
    parts: [
      { food: 'tuna in water, drained', grams: 165, sr28: '15121', kcal: 142 },
      { food: 'avocado', grams: 100, sr28: '09037', kcal: 160 },
      { food: 'white rice, cooked', grams: 200, sr28: '20045', kcal: 260 },
    ],
    kcal: 562,
  },
  {
    text: '1 baked cod fillet (180 g) and 100 g green beans',
    stated: true,
    parts: [
      { food: 'cod, cooked', grams: 180, sr28: '15016', kcal: 189 },
      { food: 'green beans, cooked', grams: 100, sr28: '11053', kcal: 35 },
    ],
    kcal: 224,
  },
  {
    text: '100 g smoked salmon on 2 slices of rye bread',
    stated: true,
    parts: [
      { food: 'smoked salmon', grams: 100, sr28: '15077', kcal: 117 },
      { food: 'rye bread', grams: 64, sr28: '18060', kcal: 166 },
    ],
    kcal: 283,
  },
  {
    text: '2 roast chicken thighs (100 g each, with skin)',
    stated: true,
    parts: [{ food: 'chicken thigh, roasted, with skin', grams: 200, sr28: '05094', kcal: 464 }],
    kcal: 464,
  },
  {
    text: '4 oz roast turkey breast, 1 cup mashed potatoes, 1/4 cup turkey gravy',
    stated: true,
    parts: [
      { food: 'turkey breast, roasted', grams: 113.4, sr28: '05711', kcal: 154 },
      { food: 'mashed potatoes', grams: 210, sr28: '11371', kcal: 237 },
      { food: 'turkey gravy', grams: 59.5, sr28: '06125', kcal: 30 },
    ],
    kcal: 422,
  },
  {
    text: '120g pork tenderloin, roasted; 1 medium baked potato; 2 tbsp sour cream',
    stated: true,
    parts: [
      { food: 'pork tenderloin, roasted', grams: 120, sr28: '10061', kcal: 172 },
      { food: 'baked potato', grams: 173, sr28: '11674', kcal: 161 },
      { food: 'sour cream', grams: 24, sr28: '01056', kcal: 48 },
    ],
    kcal: 380,
  },
  {
    text: '85g roast leg of lamb and 80g peas',
    stated: true,
    parts: [
      { food: 'leg of lamb, roasted', grams: 85, sr28: '17012', kcal: 219 },
      { food: 'peas, cooked', grams: 80, sr28: '11305', kcal: 67 },
    ],
    kcal: 286,
  },
  {
    text: 'three slices of ham and 50 grams of swiss cheese',
    stated: true,
    parts: [
      { food: 'ham', grams: 84, sr28: '07029', kcal: 137 },
      { food: 'Swiss cheese', grams: 50, sr28: '01040', kcal: 196 },
    ],
    kcal: 333,
  },
  {
    text: '6 fish sticks and 1 tablespoon ketchup',
    stated: true,
    parts: [
      { food: 'fish sticks', grams: 168, sr28: '15027', kcal: 465 },
      { food: 'ketchup', grams: 17, sr28: '11935', kcal: 17 },
    ],
    kcal: 483,
  },
  {
    text: '12 chicken nuggets',
    stated: true,
    parts: [{ food: 'chicken nuggets', grams: 192, sr28: '21229', kcal: 589 }],
    kcal: 589,
  },
  {
    text: '1 bratwurst, 1/2 cup sauerkraut',
    stated: true,
    parts: [
      { food: 'bratwurst', grams: 85, sr28: '07013', kcal: 283 },
      { food: 'sauerkraut', grams: 71, sr28: '11439', kcal: 13 },
    ],
    kcal: 297,
  },
  {
    text: '100 g stir-fried mushrooms and 2 tsp olive oil',
    stated: true,
    parts: [
      { food: 'mushrooms, stir-fried', grams: 100, sr28: '11263', kcal: 26 },
      { food: 'olive oil', grams: 9, sr28: '04053', kcal: 80 },
    ],
    kcal: 106,
  },
  {
    text: 'tin of sardines in oil, drained (92g)',
    stated: true,
    parts: [{ food: 'sardines in oil, drained', grams: 92, sr28: '15088', kcal: 191 }],
    kcal: 191,
  },
  {
    text: '200 g raw chicken breast',
    stated: true,
    parts: [{ food: 'chicken breast, raw', grams: 200, sr28: '05062', kcal: 240 }],
    kcal: 240,
  },
  {
    text: '125g minced beef, cooked',
    stated: true,
    parts: [{ food: 'ground beef, cooked', grams: 125, sr28: '23220', kcal: 300 }],
    kcal: 300,
  },
  {
    text: 'one tilapia fillet & 1 cup of cooked quinoa',
    stated: true,
    parts: [
      { food: 'tilapia, cooked', grams: 87, sr28: '15262', kcal: 111 },
      { food: 'quinoa, cooked', grams: 185, sr28: '20137', kcal: 222 },
    ],
    kcal: 333,
  },
  {
    text: '80g dry spaghetti with 1/2 cup marinara sauce',
    stated: true,
    parts: [
      { food: 'pasta, dry', grams: 80, sr28: '20120', kcal: 297 },
      { food: 'marinara sauce', grams: 132, sr28: '06931', kcal: 66 },
    ],
    kcal: 363,
  },
  {
    text: '250 g cooked pasta, 2 tbsp pesto, 10 g parmesan',
    stated: true,
    parts: [
      { food: 'pasta, cooked', grams: 250, sr28: '20121', kcal: 395 },
      { food: 'pesto', grams: 31.5, sr28: '06626', kcal: 132 },
      { food: 'parmesan', grams: 10, sr28: '01032', kcal: 42 },
    ],
    kcal: 569,
  },
  {
    text: '1 cup cooked lentils and a cup of cooked couscous',
    stated: true,
    parts: [
      { food: 'lentils, cooked', grams: 198, sr28: '16070', kcal: 230 },
      { food: 'couscous, cooked', grams: 157, sr28: '20029', kcal: 176 },
    ],
    kcal: 406,
  },
  {
    text: '1 1/2 cups of cooked white rice',
    stated: true,
    parts: [{ food: 'white rice, cooked', grams: 237, sr28: '20045', kcal: 308 }],
    kcal: 308,
  },
  {
    text: 'one and a half cups of cooked black beans',
    stated: true,
    parts: [{ food: 'black beans, cooked', grams: 258, sr28: '16015', kcal: 341 }],
    kcal: 341,
  },
  {
    text: '¾ cup cooked chickpeas, ½ cucumber, 1 medium tomato, 1 tbsp olive oil',
    stated: true,
    parts: [
      { food: 'chickpeas, cooked', grams: 123, sr28: '16057', kcal: 202 },
      { food: 'cucumber', grams: 150.5, sr28: '11205', kcal: 23 },
      { food: 'tomato', grams: 123, sr28: '11529', kcal: 22 },
      { food: 'olive oil', grams: 13.5, sr28: '04053', kcal: 119 },
    ],
    kcal: 366,
  },
  {
    text: '200g firm tofu + 1 tbsp soy sauce',
    stated: true,
    parts: [
      { food: 'tofu, firm', grams: 200, sr28: '16126', kcal: 156 },
      { food: 'soy sauce', grams: 16, sr28: '16123', kcal: 8 },
    ],
    kcal: 164,
  },
  {
    text: '1 cup edamame',
    stated: true,
    parts: [{ food: 'edamame', grams: 155, sr28: '11212', kcal: 188 }],
    kcal: 188,
  },
  {
    text: '100g hummus with 2 medium carrots',
    stated: true,
    parts: [
      { food: 'hummus', grams: 100, sr28: '16158', kcal: 166 },
      { food: 'carrot', grams: 122, sr28: '11124', kcal: 50 },
    ],
    kcal: 216,
  },
  {
    text: '5 falafel patties, one large pita and 2 tablespoons of tahini',
    stated: true,
    parts: [
      { food: 'falafel', grams: 85, sr28: '16138', kcal: 283 },
      { food: 'pita', grams: 60, sr28: '18041', kcal: 165 },
      { food: 'tahini', grams: 30, sr28: '12166', kcal: 178 },
    ],
    kcal: 627,
  },
  {
    text: '100g tempeh, 150g cooked rice noodles, 1 tsp sesame oil',
    stated: true,
    parts: [
      { food: 'tempeh', grams: 100, sr28: '16114', kcal: 192 },
      { food: 'rice noodles, cooked', grams: 150, sr28: '20134', kcal: 162 },
      { food: 'sesame oil', grams: 4.5, sr28: '04058', kcal: 40 },
    ],
    kcal: 394,
  },
  {
    text: '1 ear of corn on the cob with a pat of butter',
    stated: true,
    parts: [
      { food: 'corn, cooked', grams: 103, sr28: '11168', kcal: 99 },
      { food: 'butter', grams: 5, sr28: '01001', kcal: 36 },
    ],
    kcal: 135,
  },
  {
    text: 'a large baked sweet potato',
    stated: true,
    parts: [{ food: 'sweet potato, baked', grams: 180, sr28: '11508', kcal: 162 }],
    kcal: 162,
  },
  {
    text: '1 cup raw spinach, 1 cup cherry tomatoes, 1 oz feta, 1 tbsp balsamic vinegar',
    stated: true,
    parts: [
      { food: 'spinach', grams: 30, sr28: '11457', kcal: 7 },
      { food: 'cherry tomatoes', grams: 149, sr28: '11529', kcal: 27 },
      { food: 'feta', grams: 28.35, sr28: '01019', kcal: 75 },
      { food: 'balsamic vinegar', grams: 16, sr28: '02069', kcal: 14 },
    ],
    kcal: 123,
  },
  {
    text: '2 cups shredded romaine, 2 tbsp caesar dressing, 1/2 cup croutons',
    stated: true,
    parts: [
      { food: 'romaine', grams: 94, sr28: '11251', kcal: 16 },
      { food: 'Caesar dressing', grams: 29.4, sr28: '43015', kcal: 159 },
      { food: 'croutons', grams: 15, sr28: '18242', kcal: 61 },
    ],
    kcal: 236,
  },
  {
    text: '8 asparagus spears, steamed',
    stated: true,
    parts: [{ food: 'asparagus, cooked', grams: 120, sr28: '11012', kcal: 26 }],
    kcal: 26,
  },
  {
    text: '10 brussels sprouts with 15 g butter',
    stated: true,
    parts: [
      { food: 'Brussels sprouts, cooked', grams: 210, sr28: '11099', kcal: 76 },
      { food: 'butter', grams: 15, sr28: '01001', kcal: 108 },
    ],
    kcal: 183,
  },
  {
    text: '1 cup of potato salad',
    stated: true,
    parts: [{ food: 'potato salad', grams: 250, sr28: '11414', kcal: 358 }],
    kcal: 358,
  },
  {
    text: 'half a cup of refried beans and two corn tortillas (26 g each)',
    stated: true,
    parts: [
      { food: 'refried beans', grams: 119, sr28: '16103', kcal: 107 },
      { food: 'corn tortilla', grams: 52, sr28: '18363', kcal: 113 },
    ],
    kcal: 220,
  },
  {
    text: 'two slices of pepperoni pizza',
    stated: true,
    parts: [{ food: 'pepperoni pizza', grams: 222, sr28: '21302', kcal: 626 }],
    kcal: 626,
  },
  {
    text: '3 slices cheese pizza and a 12 oz can of cola',
    stated: true,
    parts: [
      { food: 'cheese pizza', grams: 321, sr28: '21299', kcal: 854 },
      { food: 'cola', grams: 370, sr28: '14148', kcal: 155 },
    ],
    kcal: 1009,
  },
  {
    text: '1 cheeseburger, 1 medium french fries',
    stated: true,
    parts: [
      { food: 'cheeseburger', grams: 127, sr28: '21090', kcal: 343 },
      { food: 'French fries', grams: 117, sr28: '21138', kcal: 365 },
    ],
    kcal: 708,
  },
  {
    text: '2 hard shell beef tacos',
    stated: true,
    parts: [{ food: 'beef taco, hard shell', grams: 138, sr28: '21082', kcal: 312 }],
    kcal: 312,
  },
  {
    text: 'a 6 inch turkey breast sub',
    stated: true,
    parts: [{ food: 'turkey breast sub', grams: 184, sr28: '21155', kcal: 270 }],
    kcal: 270,
  },
  {
    text: '1 hot dog in a bun and 1 small fries',
    stated: true,
    parts: [
      { food: 'hot dog in bun', grams: 98, sr28: '21118', kcal: 242 },
      { food: 'French fries', grams: 71, sr28: '21138', kcal: 222 },
    ],
    kcal: 464,
  },
  {
    text: '1 cup vegetable lo mein and 1 egg roll',
    stated: true,
    parts: [
      { food: 'vegetable lo mein', grams: 136, sr28: '36625', kcal: 165 },
      { food: 'egg roll', grams: 89, sr28: '36601', kcal: 222 },
    ],
    kcal: 387,
  },
  {
    text: '2 cups of restaurant fried rice (no meat)',
    stated: true,
    parts: [{ food: 'fried rice', grams: 274, sr28: '36602', kcal: 477 }],
    kcal: 477,
  },
  {
    text: '2 beef empanadas',
    stated: true,
    parts: [{ food: 'beef empanada', grams: 178, sr28: '36403', kcal: 596 }],
    kcal: 596,
  },
  {
    text: 'one pork tamale',
    stated: true,
    parts: [{ food: 'pork tamale', grams: 142, sr28: '36412', kcal: 247 }],
    kcal: 247,
  },
  {
    text: '2 cheese pupusas',
    stated: true,
    parts: [{ food: 'pupusa, cheese', grams: 234, sr28: '36409', kcal: 599 }],
    kcal: 599,
  },
  {
    text: '1 cup macaroni and cheese (made from a box)',
    stated: true,
    parts: [{ food: 'macaroni and cheese', grams: 198, sr28: '22960', kcal: 376 }],
    kcal: 376,
  },
  {
    text: 'a can of minestrone soup (19 oz)',
    stated: true,
    parts: [{ food: 'minestrone', grams: 539, sr28: '06039', kcal: 286 }],
    kcal: 286,
  },
  {
    text: '1 cup chicken noodle soup with 5 saltine crackers',
    stated: true,
    parts: [
      { food: 'chicken noodle soup', grams: 248, sr28: '06419', kcal: 60 },
      { food: 'saltines', grams: 14.9, sr28: '18228', kcal: 62 },
    ],
    kcal: 122,
  },
  {
    text: '300g beef chili with beans, 1 piece cornbread (65 g)',
    stated: true,
    parts: [
      { food: 'chili with beans', grams: 300, sr28: '16059', kcal: 309 },
      { food: 'cornbread', grams: 65, sr28: '18024', kcal: 173 },
    ],
    kcal: 482,
  },
  {
    text: '1 cup canned beef stew',
    stated: true,
    parts: [{ food: 'beef stew', grams: 196, sr28: '22905', kcal: 194 }],
    kcal: 194,
  },
  {
    text: 'one bean and cheese burrito (185 g)',
    stated: true,
    parts: [{ food: 'bean and cheese burrito', grams: 185, sr28: '21061', kcal: 379 }],
    kcal: 379,
  },
  {
    text: 'a tablespoon of peanut butter',
    stated: true,
    parts: [{ food: 'peanut butter', grams: 16, sr28: '16098', kcal: 96 }],
    kcal: 96,
  },
  {
    text: 'a handful of almonds (28g) and an apple (medium)',
    stated: true,
    parts: [
      { food: 'almonds', grams: 28, sr28: '12061', kcal: 162 },
      { food: 'apple', grams: 182, sr28: '09003', kcal: 95 },
    ],
    kcal: 257,
  },
  {
    text: '1 oz cashews, 1 oz raisins',
    stated: true,
    parts: [
      { food: 'cashews', grams: 28.35, sr28: '12085', kcal: 163 },
      { food: 'raisins', grams: 28.35, sr28: '09298', kcal: 85 },
    ],
    kcal: 247,
  },
  {
    text: 'a couple of large apples',
    stated: true,
    parts: [{ food: 'apple', grams: 446, sr28: '09003', kcal: 232 }],
    kcal: 232,
  },
  {
    text: '2x medium oranges',
    stated: true,
    parts: [{ food: 'orange', grams: 262, sr28: '09200', kcal: 123 }],
    kcal: 123,
  },
  {
    text: 'kiwi x2 and 10 grapes',
    stated: true,
    parts: [
      { food: 'kiwi', grams: 138, sr28: '09148', kcal: 84 },
      { food: 'grapes', grams: 49, sr28: '09132', kcal: 34 },
    ],
    kcal: 118,
  },
  {
    text: 'a dozen strawberries',
    stated: true,
    parts: [{ food: 'strawberries', grams: 144, sr28: '09316', kcal: 46 }],
    kcal: 46,
  },
  {
    text: 'half a grapefruit (123 g)',
    stated: true,
    parts: [{ food: 'grapefruit', grams: 123, sr28: '09112', kcal: 52 }],
    kcal: 52,
  },
  {
    text: '1 cup diced watermelon\n1 cup cantaloupe cubes',
    stated: true,
    parts: [
      { food: 'watermelon', grams: 152, sr28: '09326', kcal: 46 },
      { food: 'cantaloupe', grams: 160, sr28: '09181', kcal: 54 },
    ],
    kcal: 100,
  },
  {
    text: '3 medjool dates',
    stated: true,
    parts: [{ food: 'dates, Medjool', grams: 72, sr28: '09421', kcal: 199 }],
    kcal: 199,
  },
  {
    text: '3 chocolate chip cookies (12 g each) and a glass of milk',
    stated: true,
    parts: [
      { food: 'chocolate chip cookies', grams: 36, sr28: '18159', kcal: 177 },
      { food: 'milk, whole', grams: 244, sr28: '01077', kcal: 149 },
    ],
    kcal: 326,
  },
  {
    text: '30g dark chocolate (70% cocoa)',
    stated: true,
    parts: [{ food: 'dark chocolate', grams: 30, sr28: '19904', kcal: 179 }],
    kcal: 179,
  },
  {
    text: '1 oz potato chips',
    stated: true,
    parts: [{ food: 'potato chips', grams: 28.35, sr28: '19411', kcal: 151 }],
    kcal: 151,
  },
  {
    text: '3 cups air-popped popcorn',
    stated: true,
    parts: [{ food: 'popcorn, air-popped', grams: 24, sr28: '19034', kcal: 93 }],
    kcal: 93,
  },
  {
    text: '1 granola bar (28 g)',
    stated: true,
    parts: [{ food: 'granola bar', grams: 28, sr28: '19015', kcal: 132 }],
    kcal: 132,
  },
  {
    text: 'two scoops of vanilla ice cream (66 g each)',
    stated: true,
    parts: [{ food: 'vanilla ice cream', grams: 132, sr28: '19095', kcal: 273 }],
    kcal: 273,
  },
  {
    text: 'one glazed doughnut (60g)',
    stated: true,
    parts: [{ food: 'glazed doughnut', grams: 60, sr28: '18255', kcal: 253 }],
    kcal: 253,
  },
  {
    text: '1 slice of apple pie (125 g)',
    stated: true,
    parts: [{ food: 'apple pie', grams: 125, sr28: '18301', kcal: 296 }],
    kcal: 296,
  },
  {
    text: '2 rice cakes with 1 tbsp almond butter',
    stated: true,
    parts: [
      { food: 'rice cakes', grams: 18, sr28: '19051', kcal: 70 },
      { food: 'almond butter', grams: 16, sr28: '12195', kcal: 98 },
    ],
    kcal: 168,
  },
  {
    text: '50 g brie, 6 crackers (whole wheat, 28 g), 4 dried figs',
    stated: true,
    parts: [
      { food: 'brie', grams: 50, sr28: '01006', kcal: 167 },
      { food: 'whole wheat crackers', grams: 28, sr28: '18235', kcal: 120 },
      { food: 'dried figs', grams: 33.6, sr28: '09094', kcal: 84 },
    ],
    kcal: 370,
  },
  {
    text: '500ml orange juice',
    stated: true,
    parts: [{ food: 'orange juice', grams: 525, sr28: '09206', kcal: 236 }],
    kcal: 236,
  },
  {
    text: 'a small glass of apple juice',
    stated: true,
    parts: [{ food: 'apple juice', grams: 186, sr28: '09016', kcal: 86 }],
    kcal: 86,
  },
  {
    text: '8 fl oz 1% milk',
    stated: true,
    parts: [{ food: 'milk, 1%', grams: 244, sr28: '01082', kcal: 102 }],
    kcal: 102,
  },
  {
    text: '175 ml red wine',
    stated: true,
    parts: [{ food: 'red wine', grams: 174, sr28: '14096', kcal: 148 }],
    kcal: 148,
  },
  {
    text: '2 cans of beer',
    stated: true,
    parts: [{ food: 'beer', grams: 712, sr28: '14003', kcal: 306 }],
    kcal: 306,
  },
  {
    text: 'a 16 fl oz pint of lager',
    stated: true,
    parts: [{ food: 'beer', grams: 475.2, sr28: '14003', kcal: 204 }],
    kcal: 204,
  },
  {
    text: 'a cup of tea with 30 ml of milk and 2 tsp sugar',
    stated: true,
    parts: [
      { food: 'tea', grams: 237, sr28: '14355', kcal: 2 },
      { food: 'milk, whole', grams: 31, sr28: '01077', kcal: 19 },
      { food: 'sugar', grams: 8.4, sr28: '19335', kcal: 33 },
    ],
    kcal: 54,
  },
  {
    text: 'large coffee (16 fl oz) with 2 tbsp half-and-half and one teaspoon of sugar',
    stated: true,
    parts: [
      { food: 'coffee', grams: 473.6, sr28: '14209', kcal: 5 },
      { food: 'half and half', grams: 30, sr28: '01049', kcal: 37 },
      { food: 'sugar', grams: 4.2, sr28: '19335', kcal: 16 },
    ],
    kcal: 58,
  },
  {
    text: '1 cup hot chocolate',
    stated: true,
    parts: [{ food: 'hot chocolate', grams: 250, sr28: '01105', kcal: 192 }],
    kcal: 192,
  },
  {
    text: '1 shot of vodka and 200 ml tonic water',
    stated: true,
    parts: [
      { food: 'vodka', grams: 42, sr28: '14051', kcal: 97 },
      { food: 'tonic water', grams: 206, sr28: '14155', kcal: 70 },
    ],
    kcal: 167,
  },
  {
    text: '330 ml can of coke',
    stated: true,
    parts: [{ food: 'cola', grams: 343, sr28: '14148', kcal: 144 }],
    kcal: 144,
  },
  {
    text: '250 ml unsweetened soy milk',
    stated: true,
    parts: [{ food: 'soy milk, unsweetened', grams: 257, sr28: '16222', kcal: 85 }],
    kcal: 85,
  },
  {
    text: '1 bottle of water (500 ml) and a small banana',
    stated: true,
    parts: [
      { food: 'water', grams: 500, sr28: '14411', kcal: 0 },
      { food: 'banana', grams: 101, sr28: '09040', kcal: 90 },
    ],
    kcal: 90,
  },
  {
    text: '200g brocolli, steemed',
    stated: true,
    parts: [{ food: 'broccoli, cooked', grams: 200, sr28: '11091', kcal: 70 }],
    kcal: 70,
  },
  {
    text: 'chiken brest 150g grilled with 100 g rice',
    stated: true,
    parts: [
      { food: 'chicken breast, grilled', grams: 150, sr28: '05747', kcal: 226 },
      { food: 'white rice, cooked', grams: 100, sr28: '20045', kcal: 130 },
    ],
    kcal: 356,
  },
  {
    text: '1 large bannana and 170g plain greek yoghurt (fat free)',
    stated: true,
    parts: [
      { food: 'banana', grams: 136, sr28: '09040', kcal: 121 },
      { food: 'Greek yogurt, plain, nonfat', grams: 170, sr28: '01256', kcal: 100 },
    ],
    kcal: 221,
  },
  {
    text: '250g cooked spagetti with 120 g tomatoe sauce',
    stated: true,
    parts: [
      { food: 'pasta, cooked', grams: 250, sr28: '20121', kcal: 395 },
      { food: 'tomato sauce', grams: 120, sr28: '11549', kcal: 29 },
    ],
    kcal: 424,
  },
  {
    text: '2 scambled eggs and 1 slice of wholewheat tost',
    stated: true,
    parts: [
      { food: 'scrambled egg', grams: 122, sr28: '01132', kcal: 182 },
      { food: 'whole wheat toast', grams: 25, sr28: '18076', kcal: 76 },
    ],
    kcal: 258,
  },
  {
    text: '100 g avacado & 60 g smoked samon',
    stated: true,
    parts: [
      { food: 'avocado', grams: 100, sr28: '09037', kcal: 160 },
      { food: 'smoked salmon', grams: 60, sr28: '15077', kcal: 70 },
    ],
    kcal: 230,
  },
  {
    text: '1 cup rasberries, 1 cup bluberries',
    stated: true,
    parts: [
      { food: 'raspberries', grams: 123, sr28: '09302', kcal: 64 },
      { food: 'blueberries', grams: 148, sr28: '09050', kcal: 84 },
    ],
    kcal: 148,
  },
  {
    text: 'two tablespoons of mayonaise',
    stated: true,
    parts: [{ food: 'mayonnaise', grams: 27.6, sr28: '04025', kcal: 188 }],
    kcal: 188,
  },
  {
    text: '30g chedder cheeze and 5 saltine crakers',
    stated: true,
    parts: [
      { food: 'cheddar', grams: 30, sr28: '01009', kcal: 121 },
      { food: 'saltines', grams: 14.9, sr28: '18228', kcal: 62 },
    ],
    kcal: 183,
  },
  {
    text: '1 cup of cooked quinua with 100g zuchini (cooked)',
    stated: true,
    parts: [
      { food: 'quinoa, cooked', grams: 185, sr28: '20137', kcal: 222 },
      { food: 'zucchini, cooked', grams: 100, sr28: '11478', kcal: 15 },
    ],
    kcal: 237,
  },
  {
    text: 'I HAD 150 G OF ROAST CHICKEN BREAST AND 200 G MASHED POTATO',
    stated: true,
    parts: [
      { food: 'chicken breast, roasted', grams: 150, sr28: '05064', kcal: 248 },
      { food: 'mashed potatoes', grams: 200, sr28: '11371', kcal: 226 },
    ],
    kcal: 474,
  },
  {
    text: 'for lunch about 60g leftover roast beef (deli slices) in two slices of bread',
    stated: true,
    parts: [
      { food: 'roast beef, deli', grams: 60, sr28: '07043', kcal: 69 },
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
    ],
    kcal: 223,
  },
  {
    text: 'roughly 100g prawns, boiled, with a tablespoon of lemon juice',
    stated: true,
    parts: [
      { food: 'shrimp, cooked', grams: 100, sr28: '15151', kcal: 119 },
      { food: 'lemon juice', grams: 15, sr28: '09152', kcal: 3 },
    ],
    kcal: 122,
  },
  {
    text: '100g courgette and 100g aubergine, both boiled',
    stated: true,
    parts: [
      { food: 'zucchini, cooked', grams: 100, sr28: '11478', kcal: 15 },
      { food: 'eggplant, cooked', grams: 100, sr28: '11210', kcal: 35 },
    ],
    kcal: 50,
  },
  {
    text: 'chicken salad sandwich and an apple',
    stated: false,
    parts: [
      { food: 'chicken breast, roasted', grams: 60, sr28: '05064', kcal: 99 },
      { food: 'mayonnaise', grams: 13.8, sr28: '04025', kcal: 94 },
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
      { food: 'apple', grams: 182, sr28: '09003', kcal: 95 },
    ],
    kcal: 442,
  },
  {
    text: 'bowl of oatmeal with blueberries',
    stated: false,
    parts: [
      { food: 'oatmeal, cooked', grams: 234, sr28: '08121', kcal: 166 },
      { food: 'blueberries', grams: 74, sr28: '09050', kcal: 42 },
    ],
    kcal: 208,
  },
  {
    text: 'scrambled eggs on toast',
    stated: false,
    parts: [
      { food: 'scrambled egg', grams: 122, sr28: '01132', kcal: 182 },
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
    ],
    kcal: 338,
  },
  {
    text: 'toast with butter and jam',
    stated: false,
    parts: [
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
      { food: 'butter', grams: 10, sr28: '01001', kcal: 72 },
      { food: 'jam', grams: 20, sr28: '19297', kcal: 56 },
    ],
    kcal: 284,
  },
  {
    text: 'bacon and eggs',
    stated: false,
    parts: [
      { food: 'bacon, fried', grams: 34.5, sr28: '10862', kcal: 161 },
      { food: 'egg, fried', grams: 92, sr28: '01128', kcal: 180 },
    ],
    kcal: 342,
  },
  {
    text: 'greek yogurt with honey and walnuts',
    stated: false,
    parts: [
      { food: 'Greek yogurt, plain, whole milk', grams: 170, sr28: '01293', kcal: 165 },
      { food: 'honey', grams: 21, sr28: '19296', kcal: 64 },
      { food: 'walnuts', grams: 14, sr28: '12155', kcal: 92 },
    ],
    kcal: 320,
  },
  {
    text: 'corn flakes with milk',
    stated: false,
    parts: [
      { food: 'corn flakes', grams: 28, sr28: '08020', kcal: 100 },
      { food: 'milk, whole', grams: 122, sr28: '01077', kcal: 74 },
    ],
    kcal: 174,
  },
  {
    text: 'bagel with cream cheese',
    stated: false,
    parts: [
      { food: 'bagel', grams: 99, sr28: '18001', kcal: 261 },
      { food: 'cream cheese', grams: 29, sr28: '01017', kcal: 102 },
    ],
    kcal: 363,
  },
  {
    text: 'pancakes with syrup',
    stated: false,
    parts: [
      { food: 'pancake', grams: 114, sr28: '18293', kcal: 259 },
      { food: 'pancake syrup', grams: 40, sr28: '19129', kcal: 94 },
    ],
    kcal: 352,
  },
  {
    text: 'avocado toast',
    stated: false,
    parts: [
      { food: 'avocado', grams: 75, sr28: '09037', kcal: 120 },
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
    ],
    kcal: 277,
  },
  {
    text: 'porridge with a banana',
    stated: false,
    parts: [
      { food: 'oatmeal, cooked', grams: 234, sr28: '08121', kcal: 166 },
      { food: 'banana', grams: 118, sr28: '09040', kcal: 105 },
    ],
    kcal: 271,
  },
  {
    text: 'granola with skim milk',
    stated: false,
    parts: [
      { food: 'granola', grams: 61, sr28: '08037', kcal: 298 },
      { food: 'milk, skim', grams: 122.5, sr28: '01085', kcal: 42 },
    ],
    kcal: 340,
  },
  {
    text: 'French toast and a glass of orange juice',
    stated: false,
    parts: [
      { food: 'French toast', grams: 130, sr28: '18269', kcal: 298 },
      { food: 'orange juice', grams: 248, sr28: '09206', kcal: 112 },
    ],
    kcal: 409,
  },
  {
    text: 'coffee with milk and sugar',
    stated: false,
    parts: [
      { food: 'coffee', grams: 237, sr28: '14209', kcal: 2 },
      { food: 'milk, whole', grams: 30.5, sr28: '01077', kcal: 19 },
      { food: 'sugar', grams: 4.2, sr28: '19335', kcal: 16 },
    ],
    kcal: 37,
  },
  {
    text: 'tea with milk',
    stated: false,
    parts: [
      { food: 'tea', grams: 237, sr28: '14355', kcal: 2 },
      { food: 'milk, whole', grams: 30.5, sr28: '01077', kcal: 19 },
    ],
    kcal: 21,
  },
  {
    text: 'a cheese omelette',
    stated: false,
    parts: [
      { food: 'omelet', grams: 122, sr28: '01130', kcal: 188 },
      { food: 'cheddar', grams: 28, sr28: '01009', kcal: 113 },
    ],
    kcal: 301,
  },
  {
    text: 'egg and bacon biscuit from a fast food place',
    stated: false,
    parts: [{ food: 'biscuit with egg and bacon', grams: 150, sr28: '21003', kcal: 458 }],
    kcal: 458,
  },
  {
    text: 'ham and cheese croissant with egg',
    stated: false,
    parts: [{ food: 'croissant with egg, cheese and ham', grams: 155, sr28: '21013', kcal: 405 }],
    kcal: 405,
  },
  {
    text: 'Cheese sandwich',
    stated: false,
    parts: [
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
      { food: 'cheddar', grams: 42, sr28: '01009', kcal: 170 },
    ],
    kcal: 324,
  },
  {
    text: 'tuna sandwich with mayo',
    stated: false,
    parts: [
      { food: 'tuna in water, drained', grams: 60, sr28: '15121', kcal: 52 },
      { food: 'mayonnaise', grams: 13.8, sr28: '04025', kcal: 94 },
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
    ],
    kcal: 300,
  },
  {
    text: 'peanut butter and jelly sandwich',
    stated: false,
    parts: [
      { food: 'peanut butter', grams: 32, sr28: '16098', kcal: 191 },
      { food: 'jelly', grams: 21, sr28: '19300', kcal: 56 },
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
    ],
    kcal: 402,
  },
  {
    text: '6 inch BLT sub and potato chips',
    stated: false,
    parts: [
      { food: 'BLT sub', grams: 148, sr28: '21162', kcal: 303 },
      { food: 'potato chips', grams: 28, sr28: '19411', kcal: 149 },
    ],
    kcal: 452,
  },
  {
    text: 'ham and swiss on rye',
    stated: false,
    parts: [
      { food: 'ham', grams: 56, sr28: '07029', kcal: 91 },
      { food: 'Swiss cheese', grams: 28, sr28: '01040', kcal: 110 },
      { food: 'rye bread', grams: 64, sr28: '18060', kcal: 166 },
    ],
    kcal: 367,
  },
  {
    text: 'turkey sandwich on wholemeal bread',
    stated: false,
    parts: [
      { food: 'turkey breast, deli', grams: 56, sr28: '07081', kcal: 59 },
      { food: 'whole wheat bread', grams: 64, sr28: '18075', kcal: 161 },
    ],
    kcal: 221,
  },
  {
    text: 'grilled chicken with rice and broccoli',
    stated: false,
    parts: [
      { food: 'chicken breast, grilled', grams: 120, sr28: '05747', kcal: 181 },
      { food: 'white rice, cooked', grams: 158, sr28: '20045', kcal: 205 },
      { food: 'broccoli, cooked', grams: 78, sr28: '11091', kcal: 27 },
    ],
    kcal: 414,
  },
  {
    text: 'salmon with baked potato and asparagus',
    stated: false,
    parts: [
      { food: 'salmon, cooked', grams: 113, sr28: '15237', kcal: 233 },
      { food: 'baked potato', grams: 173, sr28: '11674', kcal: 161 },
      { food: 'asparagus, cooked', grams: 90, sr28: '11012', kcal: 20 },
    ],
    kcal: 413,
  },
  {
    text: 'steak and fries',
    stated: false,
    parts: [
      { food: 'sirloin steak, cooked', grams: 170, sr28: '13451', kcal: 360 },
      { food: 'French fries', grams: 117, sr28: '21138', kcal: 365 },
    ],
    kcal: 725,
  },
  {
    text: 'spaghetti with meat sauce, homemade',
    stated: false,
    parts: [
      { food: 'pasta, cooked', grams: 140, sr28: '20121', kcal: 221 },
      { food: 'marinara sauce', grams: 125, sr28: '06931', kcal: 62 },
      { food: 'ground beef, cooked', grams: 85, sr28: '23220', kcal: 204 },
    ],
    kcal: 488,
  },
  {
    text: 'spaghetti and meatballs',
    stated: false,
    parts: [{ food: 'spaghetti and meatballs', grams: 268, sr28: '36038', kcal: 456 }],
    kcal: 456,
  },
  {
    text: 'lasagne',
    stated: false,
    parts: [{ food: 'lasagna with meat sauce', grams: 250, sr28: '22977', kcal: 338 }],
    kcal: 338,
  },
  {
    text: 'mac and cheese',
    stated: false,
    parts: [{ food: 'macaroni and cheese', grams: 198, sr28: '22960', kcal: 376 }],
    kcal: 376,
  },
  {
    text: 'chicken parmesan',
    stated: false,
    parts: [{ food: 'chicken parmesan', grams: 301, sr28: '36059', kcal: 614 }],
    kcal: 614,
  },
  {
    text: 'roast turkey, mashed potatoes and gravy',
    stated: false,
    parts: [
      { food: 'turkey, roasted', grams: 85, sr28: '05166', kcal: 161 },
      { food: 'mashed potatoes', grams: 210, sr28: '11371', kcal: 237 },
      { food: 'turkey gravy', grams: 59.5, sr28: '06125', kcal: 30 },
    ],
    kcal: 428,
  },
  {
    text: 'pork chop with green beans',
    stated: false,
    parts: [
      { food: 'pork chop, broiled', grams: 157, sr28: '10038', kcal: 328 },
      { food: 'green beans, cooked', grams: 125, sr28: '11053', kcal: 44 },
    ],
    kcal: 372,
  },
  {
    text: 'roast lamb with peas and boiled potatoes',
    stated: false,
    parts: [
      { food: 'leg of lamb, roasted', grams: 85, sr28: '17012', kcal: 219 },
      { food: 'peas, cooked', grams: 80, sr28: '11305', kcal: 67 },
      { food: 'potatoes, boiled', grams: 150, sr28: '11367', kcal: 129 },
    ],
    kcal: 416,
  },
  {
    text: 'meatloaf and mashed potato',
    stated: false,
    parts: [
      { food: 'ground beef loaf, baked', grams: 113, sr28: '23571', kcal: 271 },
      { food: 'mashed potatoes', grams: 210, sr28: '11371', kcal: 237 },
    ],
    kcal: 508,
  },
  {
    text: 'beef stew with a bread roll',
    stated: false,
    parts: [
      { food: 'beef stew', grams: 196, sr28: '22905', kcal: 194 },
      { food: 'dinner roll', grams: 28, sr28: '18342', kcal: 87 },
    ],
    kcal: 281,
  },
  {
    text: 'some tomato soup and a grilled cheese sandwich',
    stated: false,
    parts: [
      { food: 'tomato soup', grams: 248, sr28: '06559', kcal: 79 },
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
      { food: 'American cheese', grams: 42, sr28: '01042', kcal: 154 },
      { food: 'butter', grams: 10, sr28: '01001', kcal: 72 },
    ],
    kcal: 459,
  },
  {
    text: 'chicken noodle soup',
    stated: false,
    parts: [{ food: 'chicken noodle soup', grams: 248, sr28: '06419', kcal: 60 }],
    kcal: 60,
  },
  {
    text: 'a bowl of lentil soup',
    stated: false,
    parts: [{ food: 'lentil soup', grams: 248, sr28: '06037', kcal: 139 }],
    kcal: 139,
  },
  {
    text: 'clam chowder with crackers',
    stated: false,
    parts: [
      { food: 'New England clam chowder', grams: 252, sr28: '06230', kcal: 154 },
      { food: 'saltines', grams: 14.9, sr28: '18228', kcal: 62 },
    ],
    kcal: 216,
  },
  {
    text: 'fish and chips',
    stated: false,
    parts: [
      { food: 'fish fillet, battered and fried', grams: 170, sr28: '36033', kcal: 372 },
      { food: 'French fries', grams: 117, sr28: '21138', kcal: 365 },
    ],
    kcal: 737,
  },
  {
    text: 'hamburger and fries',
    stated: false,
    parts: [
      { food: 'hamburger', grams: 97, sr28: '21108', kcal: 255 },
      { food: 'French fries', grams: 117, sr28: '21138', kcal: 365 },
    ],
    kcal: 620,
  },
  {
    text: 'cheeseburger with a coke',
    stated: false,
    parts: [
      { food: 'cheeseburger', grams: 127, sr28: '21090', kcal: 343 },
      { food: 'cola', grams: 370, sr28: '14148', kcal: 155 },
    ],
    kcal: 498,
  },
  {
    text: 'chicken nuggets with barbecue sauce',
    stated: false,
    parts: [
      { food: 'chicken nuggets', grams: 96, sr28: '21229', kcal: 295 },
      { food: 'barbecue sauce', grams: 34, sr28: '06150', kcal: 58 },
    ],
    kcal: 353,
  },
  {
    text: 'pepperoni pizza',
    stated: false,
    parts: [{ food: 'pepperoni pizza', grams: 222, sr28: '21302', kcal: 626 }],
    kcal: 626,
  },
  {
    text: 'chicken quesadilla',
    stated: false,
    parts: [{ food: 'chicken quesadilla', grams: 180, sr28: '21488', kcal: 529 }],
    kcal: 529,
  },
  {
    text: 'nachos with cheese',
    stated: false,
    parts: [{ food: 'nachos with cheese', grams: 80, sr28: '21078', kcal: 274 }],
    kcal: 274,
  },
  {
    text: 'rice and black beans (restaurant)',
    stated: false,
    parts: [{ food: 'rice and black beans', grams: 292, sr28: '36405', kcal: 441 }],
    kcal: 441,
  },
  {
    text: 'sweet and sour pork with fried rice',
    stated: false,
    parts: [
      { food: 'fried rice', grams: 137, sr28: '36602', kcal: 238 },
      { food: 'sweet and sour pork', grams: 200, sr28: '36622', kcal: 540 },
    ],
    kcal: 778,
  },
  {
    text: 'kung pao chicken with steamed rice',
    stated: false,
    parts: [
      { food: 'kung pao chicken', grams: 302, sr28: '36619', kcal: 390 },
      { food: 'steamed rice, Chinese restaurant', grams: 132, sr28: '20058', kcal: 199 },
    ],
    kcal: 589,
  },
  {
    text: "general tso's chicken",
    stated: false,
    parts: [{ food: "General Tso's chicken", grams: 212, sr28: '36618', kcal: 625 }],
    kcal: 625,
  },
  {
    text: 'orange chicken and vegetable lo mein',
    stated: false,
    parts: [
      { food: 'orange chicken', grams: 210, sr28: '36629', kcal: 550 },
      { food: 'vegetable lo mein', grams: 136, sr28: '36625', kcal: 165 },
    ],
    kcal: 715,
  },
  {
    text: 'falafel in pita with hummus',
    stated: false,
    parts: [
      { food: 'falafel', grams: 68, sr28: '16138', kcal: 226 },
      { food: 'pita', grams: 60, sr28: '18041', kcal: 165 },
      { food: 'hummus', grams: 30, sr28: '16158', kcal: 50 },
    ],
    kcal: 441,
  },
  {
    text: 'hummus and carrot sticks',
    stated: false,
    parts: [
      { food: 'hummus', grams: 30, sr28: '16158', kcal: 50 },
      { food: 'carrot', grams: 85, sr28: '11124', kcal: 35 },
    ],
    kcal: 85,
  },
  {
    text: 'caesar salad with grilled chicken',
    stated: false,
    parts: [
      { food: 'romaine', grams: 94, sr28: '11251', kcal: 16 },
      { food: 'Caesar dressing', grams: 29.4, sr28: '43015', kcal: 159 },
      { food: 'parmesan', grams: 10, sr28: '01032', kcal: 42 },
      { food: 'croutons', grams: 15, sr28: '18242', kcal: 61 },
      { food: 'chicken breast, grilled', grams: 85, sr28: '05747', kcal: 128 },
    ],
    kcal: 407,
  },
  {
    text: 'greek salad: tomato, cucumber, feta, olives and olive oil',
    stated: false,
    parts: [
      { food: 'tomato', grams: 123, sr28: '11529', kcal: 22 },
      { food: 'cucumber', grams: 104, sr28: '11205', kcal: 16 },
      { food: 'feta', grams: 28.35, sr28: '01019', kcal: 75 },
      { food: 'olives', grams: 15, sr28: '09194', kcal: 12 },
      { food: 'olive oil', grams: 13.5, sr28: '04053', kcal: 119 },
    ],
    kcal: 244,
  },
  {
    text: 'tofu and white rice',
    stated: false,
    parts: [
      { food: 'tofu, firm', grams: 126, sr28: '16126', kcal: 98 },
      { food: 'white rice, cooked', grams: 158, sr28: '20045', kcal: 205 },
    ],
    kcal: 304,
  },
  {
    text: 'kimchi and rice',
    stated: false,
    parts: [
      { food: 'kimchi', grams: 75, sr28: '11118', kcal: 11 },
      { food: 'white rice, cooked', grams: 158, sr28: '20045', kcal: 205 },
    ],
    kcal: 217,
  },
  {
    text: 'shrimp pasta with olive oil',
    stated: false,
    parts: [
      { food: 'shrimp, cooked', grams: 85, sr28: '15151', kcal: 101 },
      { food: 'pasta, cooked', grams: 140, sr28: '20121', kcal: 221 },
      { food: 'olive oil', grams: 13.5, sr28: '04053', kcal: 119 },
    ],
    kcal: 442,
  },
  {
    text: 'bratwurst with mustard in a bun',
    stated: false,
    parts: [
      { food: 'bratwurst', grams: 85, sr28: '07013', kcal: 283 },
      { food: 'mustard', grams: 5, sr28: '02046', kcal: 3 },
      { food: 'hot dog bun', grams: 44, sr28: '18350', kcal: 123 },
    ],
    kcal: 409,
  },
  {
    text: 'baked beans on toast',
    stated: false,
    parts: [
      { food: 'baked beans, canned', grams: 127, sr28: '16006', kcal: 119 },
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
    ],
    kcal: 276,
  },
  {
    text: 'jacket potato with cheddar',
    stated: false,
    parts: [
      { food: 'baked potato', grams: 173, sr28: '11674', kcal: 161 },
      { food: 'cheddar', grams: 28, sr28: '01009', kcal: 113 },
    ],
    kcal: 274,
  },
  {
    text: 'full english: 2 fried eggs, 2 breakfast sausage links, 2 rashers of bacon, baked beans and toast',
    stated: false,
    parts: [
      { food: 'egg, fried', grams: 92, sr28: '01128', kcal: 180 },
      { food: 'pork sausage link', grams: 46, sr28: '07064', kcal: 150 },
      { food: 'bacon, fried', grams: 23, sr28: '10862', kcal: 108 },
      { food: 'baked beans, canned', grams: 127, sr28: '16006', kcal: 119 },
      { food: 'white toast', grams: 54, sr28: '18070', kcal: 157 },
    ],
    kcal: 713,
  },
  {
    text: 'a handful of mixed nuts and some grapes',
    stated: false,
    parts: [
      { food: 'mixed nuts', grams: 28.35, sr28: '12635', kcal: 168 },
      { food: 'grapes', grams: 126, sr28: '09132', kcal: 87 },
    ],
    kcal: 255,
  },
  {
    text: 'apple slices with peanut butter',
    stated: false,
    parts: [
      { food: 'apple', grams: 182, sr28: '09003', kcal: 95 },
      { food: 'peanut butter', grams: 32, sr28: '16098', kcal: 191 },
    ],
    kcal: 286,
  },
  {
    text: 'cheese and crackers',
    stated: false,
    parts: [
      { food: 'cheddar', grams: 28, sr28: '01009', kcal: 113 },
      { food: 'crackers', grams: 16, sr28: '18229', kcal: 82 },
    ],
    kcal: 195,
  },
  {
    text: 'tortilla chips and salsa',
    stated: false,
    parts: [
      { food: 'tortilla chips', grams: 28, sr28: '19056', kcal: 132 },
      { food: 'salsa', grams: 36, sr28: '06164', kcal: 10 },
    ],
    kcal: 143,
  },
  {
    text: 'buttered microwave popcorn',
    stated: false,
    parts: [{ food: 'popcorn, microwave, butter', grams: 24, sr28: '25014', kcal: 134 }],
    kcal: 134,
  },
  {
    text: 'vanilla ice cream with chocolate syrup',
    stated: false,
    parts: [
      { food: 'vanilla ice cream', grams: 132, sr28: '19095', kcal: 273 },
      { food: 'chocolate syrup', grams: 39, sr28: '14181', kcal: 109 },
    ],
    kcal: 382,
  },
  {
    text: 'brownie and a glass of milk',
    stated: false,
    parts: [
      { food: 'brownie', grams: 56, sr28: '18151', kcal: 227 },
      { food: 'milk, whole', grams: 244, sr28: '01077', kcal: 149 },
    ],
    kcal: 376,
  },
  {
    text: 'a slice of cheesecake with strawberries',
    stated: false,
    parts: [
      { food: 'cheesecake', grams: 80, sr28: '18147', kcal: 257 },
      { food: 'strawberries', grams: 76, sr28: '09316', kcal: 24 },
    ],
    kcal: 281,
  },
  {
    text: 'glass of white wine and olives',
    stated: false,
    parts: [
      { food: 'white wine', grams: 147, sr28: '14106', kcal: 121 },
      { food: 'green olives', grams: 15, sr28: '09195', kcal: 22 },
    ],
    kcal: 142,
  },
  {
    text: 'yoghurt with strawberrys',
    stated: false,
    parts: [
      { food: 'yogurt, plain, whole milk', grams: 170, sr28: '01116', kcal: 104 },
      { food: 'strawberries', grams: 152, sr28: '09316', kcal: 49 },
    ],
    kcal: 152,
  },
  {
    text: 'spagetti bolognaise',
    stated: false,
    parts: [
      { food: 'pasta, cooked', grams: 140, sr28: '20121', kcal: 221 },
      { food: 'marinara sauce', grams: 125, sr28: '06931', kcal: 62 },
      { food: 'ground beef, cooked', grams: 85, sr28: '23220', kcal: 204 },
    ],
    kcal: 488,
  },
  {
    text: 'sandwhich with ham and chease',
    stated: false,
    parts: [
      { food: 'white bread', grams: 58, sr28: '18069', kcal: 154 },
      { food: 'ham', grams: 56, sr28: '07029', kcal: 91 },
      { food: 'cheddar', grams: 28, sr28: '01009', kcal: 113 },
    ],
    kcal: 359,
  },
  {
    text: 'roast chiken, potatos and carots',
    stated: false,
    parts: [
      { food: 'chicken, roasted, with skin', grams: 113, sr28: '05009', kcal: 270 },
      { food: 'potatoes, boiled', grams: 150, sr28: '11367', kcal: 129 },
      { food: 'carrots, cooked', grams: 78, sr28: '11125', kcal: 27 },
    ],
    kcal: 426,
  },
  {
    text: 'ceaser salad',
    stated: false,
    parts: [
      { food: 'romaine', grams: 94, sr28: '11251', kcal: 16 },
      { food: 'Caesar dressing', grams: 29.4, sr28: '43015', kcal: 159 },
      { food: 'parmesan', grams: 10, sr28: '01032', kcal: 42 },
      { food: 'croutons', grams: 15, sr28: '18242', kcal: 61 },
    ],
    kcal: 278,
  },
  {
    text: 'omlette with mushrooms and chese',
    stated: false,
    parts: [
      { food: 'omelet', grams: 122, sr28: '01130', kcal: 188 },
      { food: 'mushrooms, stir-fried', grams: 54, sr28: '11263', kcal: 14 },
      { food: 'cheddar', grams: 28, sr28: '01009', kcal: 113 },
    ],
    kcal: 315,
  },
  {
    text: 'burito with beans and cheese',
    stated: false,
    parts: [{ food: 'bean and cheese burrito', grams: 185, sr28: '21061', kcal: 379 }],
    kcal: 379,
  },
  {
    text: '150 g boyled potatos and 2 tortila wraps (48 g each)',
    stated: true,
    parts: [
      { food: 'potatoes, boiled', grams: 150, sr28: '11367', kcal: 129 },
      { food: 'flour tortilla', grams: 96, sr28: '18364', kcal: 294 },
    ],
    kcal: 423,
  },
  {
    text: 'coffe with cream',
    stated: false,
    parts: [
      { food: 'coffee', grams: 237, sr28: '14209', kcal: 2 },
      { food: 'light cream', grams: 15, sr28: '01050', kcal: 29 },
    ],
    kcal: 31,
  },
  {
    text: 'protien shake with milk',
    stated: false,
    parts: [
      { food: 'whey protein powder', grams: 32, sr28: '14066', kcal: 113 },
      { food: 'milk, whole', grams: 244, sr28: '01077', kcal: 149 },
    ],
    kcal: 261,
  },
]
