import type { FridgeAnswer, PairingsAnswer, RecipesAnswer } from './answers/model-answers.ts'
import type { Asked, Reply } from './double.ts'

/** A plausible kitchen model for `modelDouble`: detects the request and answers fridge, recipes or pairings. */
export function kitchenModel(asked: Asked): Reply {
  const schema = JSON.stringify(asked.body.response_format ?? '')
  if (schema.includes('"recipes"')) return { json: recipesSample }
  return { json: schema.includes('"pairings"') ? pairingsSample : fridgeSample }
}

export const fridgeSample: FridgeAnswer = {
  foods: [
    { name: 'Eggs', confidence: 0.96 },
    { name: 'tomato', confidence: 0.94 },
    { name: 'Tomatoes', confidence: 0.8 },
    { name: 'baby spinach', confidence: 0.91 },
    { name: 'cheddar', confidence: 0.85 },
    { name: 'onion', confidence: 0.78 },
    { name: 'chicken breast', confidence: 0.72 },
    { name: 'basil', confidence: 0.55 },
  ],
}

export const recipesSample: RecipesAnswer = {
  recipes: [
    {
      title: 'Spinach and tomato omelette',
      description: 'A soft omelette around wilted spinach.',
      cuisine: 'French',
      minutes: 15,
      difficulty: 'beginner',
      parts: [
        { name: 'egg', amount: '5 eggs', grams: 250 },
        { name: 'spinach', amount: '2 handfuls of spinach', grams: 80 },
        { name: 'tomato', amount: '2 tomatoes, diced', grams: 240 },
        { name: 'olive oil', amount: '1 tbsp olive oil', grams: 14 },
      ],
      steps: [
        'Whisk the eggs with a pinch of salt',
        'Soften the tomatoes and spinach in the oil over medium heat for 3 minutes',
        'Pour the eggs over and cook for 4 minutes until they are set at 71 °C (160 °F)',
        'Fold and serve at once',
      ],
    },
    {
      title: 'Pan-fried chicken with tomatoes',
      description: 'Chicken in a quick tomato and onion sauce.',
      cuisine: 'Italian',
      minutes: 30,
      difficulty: 'intermediate',
      parts: [
        { name: 'chicken breast', amount: '2 chicken breasts', grams: 320 },
        { name: 'tomato', amount: '4 tomatoes, chopped', grams: 480 },
        { name: 'onion', amount: '1 onion, sliced', grams: 110 },
        { name: 'olive oil', amount: '2 tbsp olive oil', grams: 28 },
        { name: 'basil', amount: 'a few leaves of basil', grams: 5 },
      ],
      steps: [
        'Brown the chicken in the oil over medium-high heat for 5 minutes a side',
        'Add the onion and tomatoes and simmer for 12 minutes',
        'Check that the chicken has reached 74 °C (165 °F) inside',
        'Scatter the basil over and serve',
      ],
    },
    {
      title: 'Baked eggs with cheddar',
      description: 'Eggs baked on spinach under cheese.',
      cuisine: 'British',
      minutes: 20,
      difficulty: 'beginner',
      parts: [
        { name: 'egg', amount: '4 eggs', grams: 200 },
        { name: 'spinach', amount: '200 g spinach', grams: 200 },
        { name: 'cheddar', amount: '60 g cheddar, grated', grams: 60 },
      ],
      steps: [
        'Heat the oven to 200 °C (390 °F)',
        'Wilt the spinach in a pan for 2 minutes and divide it between two dishes',
        'Break the eggs over it and add the cheddar',
        'Bake for 12 minutes until the eggs have reached 71 °C (160 °F)',
      ],
    },
  ],
}

export const pairingsSample: PairingsAnswer = {
  pairings: [
    {
      primary: 'tomato',
      paired: ['basil'],
      score: 96,
      cuisine: 'Italian',
      minutes: 10,
      difficulty: 'easy',
      flavor: 'Sweet, fresh and a little peppery',
      benefit: 'Fat of a dressing helps the body take up the lycopene of the tomatoes.',
      method: 'Raw, or warmed briefly',
      reasoning: 'Basil shares the green notes of a ripe tomato and lifts its sweetness.',
    },
    {
      primary: 'egg',
      paired: ['spinach', 'cheddar'],
      score: 88,
      cuisine: 'French',
      minutes: 12,
      difficulty: 'easy',
      flavor: 'Rich and savoury with an earthy side',
      benefit: 'Protein with the folate of the leaves.',
      method: 'Baked or as an omelette',
      reasoning: 'The richness of egg and cheese rounds the slight bitterness of spinach.',
    },
  ],
}
