import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityLevels, dietaryPreferences } from '#contract/account/profile.ts'
import { goalSuggestions } from '#contract/goals.ts'
import type { KnownPerson } from './person.ts'
import { suggestGoals } from './suggest-goals.ts'

const unknown: KnownPerson = {
  weight: null,
  height: null,
  age: null,
  sex: 'unspecified',
  motherhood: null,
  activityLevel: null,
  dietaryPreferences: [],
}
const ann: KnownPerson = {
  ...unknown,
  weight: 70,
  height: 168,
  age: 34,
  sex: 'female',
  activityLevel: 'moderate',
}
const today = '2026-11-28'
const suggest = (prompt: string, profile: KnownPerson = ann) => {
  const { suggestions, unread, ...rest } = suggestGoals({ prompt, profile, today })
  if (!suggestions) throw new Error(`no figures: ${unread}`)
  return { suggestions, ...rest }
}

describe('a described goal becomes numbers', () => {
  test('holding the weight takes what Mifflin and St Jeor and the activity come to', () => {
    // 10 × 70 + 6.25 × 168 − 5 × 34 − 161 = 1419; × 1.55 = 2199
    expect(suggest('feel better in everyday life').suggestions.nutrition.dailyCalories).toBe(2200)
  })
  test('losing five kilograms in ten weeks takes that much less a day', () => {
    const { suggestions, care } = suggest('I want to lose 5 kg in 10 weeks')
    expect(suggestions.nutrition.dailyCalories).toBe(1650)
    expect(suggestions.fitness.fitnessObjective).toBe('weight_loss')
    expect(suggestions.reasoning).toContain('549 kcal less a day')
    expect(care).toBeNull()
  })
  test('a pace is kept within what is safe, and is no weight', () => {
    const { nutrition, reasoning } = suggest('I want to lose weight, 0.25 kg a week').suggestions
    // 2199 − 0.25 × 7700 ÷ 7 = 1924
    expect(nutrition.dailyCalories).toBe(1920)
    expect(reasoning).toContain('From your words: weight loss, 0.25 kg a week.')
    expect(reasoning).toContain('about 0.25 kg a week. For you, 1650 to 2600 kcal is a safe range.')
    expect(suggest('gain half a pound a week').suggestions.nutrition.dailyCalories).toBe(2450)
    expect(suggest('I want to build muscle, 0.2 kg a week').suggestions.nutrition.dailyCalories).toBe(2420)
    expect(suggest('lose a kilo a month').suggestions.nutrition.dailyCalories).toBe(1950)
    const fast = suggest('lose 2 lb per week').suggestions
    expect(fast.nutrition.dailyCalories).toBe(1650)
    expect(fast.reasoning).toContain('Doing it faster would take more than is safe.')
    expect(suggest('I weigh 80 kg and lose 0.5 kg a week').suggestions.reasoning).toContain('80 kg')
  })
  test('a wish that is too fast is slowed down, and said so', () => {
    const { nutrition, reasoning } = suggest('lose 20 kg in 2 months', { ...ann, weight: 95 }).suggestions
    expect(nutrition.dailyCalories).toBeGreaterThan(1650)
    expect(reasoning).toMatch(/more than is safe; at this pace allow about \d\d weeks/)
  })
  test('what the person writes counts before the profile', () => {
    const { reasoning } = suggest(
      'I am a 45 year old man, 220 lbs, 6 ft 1, sedentary, want to build muscle',
    ).suggestions
    // 10 × 99.8 + 6.25 × 185.4 − 5 × 45 + 5 = 1937
    expect(reasoning).toContain('1937 kcal')
    expect(reasoning).toContain('times 1.2')
  })
  test('races, miles and days that are named are taken over', () => {
    const { fitness } = suggest('train for a half marathon, 4 days a week, 25 miles a week').suggestions
    expect(fitness).toEqual({ weeklyWorkouts: 4, weeklyDistance: 25, fitnessObjective: 'half_marathon' })
  })
  test('what nobody told is assumed, and named', () => {
    const { reasoning } = suggest('get fit', unknown).suggestions
    expect(reasoning).toContain('assumed: 70 kg, 170 cm, 35 years, a lightly active life')
  })
  test('water stays within 2000 to 3000 ml, and goes beyond only for a reason that is told and named', () => {
    const heavy = { ...ann, weight: 110 }
    expect(suggest('feel better', heavy).suggestions.hydration.dailyWater).toBe(3000)
    expect(suggest('feel better', { ...ann, weight: 45 }).suggestions.hydration.dailyWater).toBe(2000)
    const { suggestions, bounds } = suggest('run in the heat of Texas', heavy)
    expect(suggestions.hydration.dailyWater).toBe(3500)
    expect(suggestions.reasoning).toContain('and 500 ml for the heat that you name, 3500 ml')
    expect(bounds.mostWater).toBe(3500)
  })
  test('a written day beats the profile, and the reasons say so', () => {
    const { reasoning, nutrition } = suggest('I sit a lot and want to keep my weight').suggestions
    expect(reasoning).toContain(
      'You wrote that you sit a lot, so this counts as sedentary, though your profile says moderately active.',
    )
    // 1419 × 1.2
    expect(nutrition.dailyCalories).toBe(1700)
    expect(
      suggest('keep my weight', { ...ann, activityLevel: 'sedentary' }).suggestions.reasoning,
    ).not.toContain('You wrote')
  })
  test('training on top of a desk job raises it', () => {
    expect(suggest('desk job, I train 3 times a week').suggestions.reasoning).toContain('times 1.375')
    expect(suggest('desk job, I train 5 times a week').suggestions.reasoning).toContain('times 1.55')
    expect(suggest('I walk the dog twice a day').suggestions.reasoning).toContain('lightly active')
  })
  test.each([
    ['by Christmas', '4.6 weeks'],
    ['until March 15', '16 weeks'],
    ['before 15 March', '16 weeks'],
    ['by November', '49 weeks'],
  ])('“%s” is a time', (date, weeks) => {
    const { suggestions } = suggestGoals({ prompt: `lose 2 kg ${date}`, profile: ann, today: '2026-11-23' })
    expect(suggestions?.reasoning).toContain(`2 kg to lose, ${weeks}`)
  })
  test('a diet that is written counts like one of the profile', () => {
    expect(suggest('get fit, I am vegetarian').suggestions.tips.join(' ')).toContain('lentils and tofu')
    expect(suggest('get fit, no lactose').suggestions.tips.join(' ')).toContain('Without lactose')
  })
  test('energy that is written is taken over within what is safe', () => {
    expect(suggest('2000 kcal a day').suggestions.nutrition.dailyCalories).toBe(2000)
    const most = suggest('4500 kcal a day').suggestions
    expect(most.nutrition.dailyCalories).toBe(2600)
    expect(most.reasoning).toContain('You wrote 4500 kcal a day; 2600 is the nearest that is safe')
  })
  test('a weight to reach is a goal, not the weight of today', () => {
    const { fitness, reasoning } = suggest('I would like to weigh 65 kg').suggestions
    expect(fitness.fitnessObjective).toBe('weight_loss')
    expect(reasoning).toContain('counted on 70 kg')
  })
  test.each([
    ['pizza lol', 'could not find a goal'],
    ['I am 34, 82 kg, 180 cm', 'could not find a goal'],
    ['I want the number on the scale to be nice', 'whether it should fall, rise or stay'],
    ['bulk up to 60 kg', 'opposite directions'],
  ])('“%s” is answered by a sentence and no figures', (prompt, said) => {
    const { suggestions, unread } = suggestGoals({ prompt, profile: ann })
    expect(suggestions).toBeNull()
    expect(unread).toContain(said)
  })
  test('a weight to reach is no goal while the weight of today is unknown', () => {
    const { suggestions, unread } = suggestGoals({ prompt: 'I would like to weigh 65 kg', profile: unknown })
    expect(suggestions).toBeNull()
    expect(unread).toContain('not what you weigh today')
  })
  test('with an aim there is no such sentence', () =>
    expect(suggestGoals({ prompt: 'stay well', profile: ann }).unread).toBeNull())
  test('keto keeps carbs at the least that goals allow', () => {
    const { carbs, fat } = suggest('lose weight on keto').suggestions.nutrition
    expect(carbs).toBe(50)
    expect(fat).toBeGreaterThan(90)
  })
})

describe('what was asked is done', () => {
  test('weights from and to, a date, muscle to keep and a race are all read', () => {
    const { suggestions, notUsed } = suggest(
      'from 68 kg to 63 kg by the end of May, keep my muscle, and run a 10K',
      { ...ann, weight: null },
    )
    // 5 kg × 7700 ÷ 184 days = 209 below (680 + 1050 − 170 − 161) × 1.55 = 2168
    expect(suggestions.nutrition.dailyCalories).toBe(1960)
    expect(suggestions.nutrition.protein).toBe(122)
    expect(suggestions.fitness.fitnessObjective).toBe('10k_training')
    expect(suggestions.reasoning).toContain('muscle and strength kept, 63 kg as the aim, 68 kg, 26.3 weeks')
    expect(notUsed).toEqual([])
  })
  test('keeping the weight and getting stronger is maintenance', () => {
    const { nutrition, fitness, reasoning } = suggest('maintain my weight and get stronger').suggestions
    expect(nutrition.dailyCalories).toBe(2200)
    expect(fitness.fitnessObjective).toBe('strength')
    expect(reasoning).toContain('You maintain your weight on 2200 kcal')
  })
  test('a surplus for strength alone is said', () =>
    expect(suggest('get stronger').suggestions.reasoning).toMatch(/\d+ kcal more a day make/))
  test.each([
    ['breastfeeding and lose 5 kg fast', 2700, 'adds 500 kcal (EFSA 2013)'],
    ['nursing my 9 month old, lose 5 kg by May', 2600, 'adds 400 kcal (IOM 2005)'],
  ])('“%s” adds what lactation needs, takes nothing away and says why', (prompt, calories, source) => {
    const { suggestions, care } = suggest(prompt)
    expect(suggestions.nutrition.dailyCalories).toBe(calories)
    expect(suggestions.reasoning).toContain(source)
    expect(care).toMatch(/no deficit.*doctor/)
  })
  test('pregnancy adds the energy of its trimester', () =>
    expect(suggest("I'm 30 weeks pregnant, stay fit").suggestions.nutrition.dailyCalories).toBe(2700))
  test('what the profile says of pregnancy and breastfeeding counts like what is written', () => {
    const wish = (motherhood: KnownPerson['motherhood'], prompt = 'lose 5 kg') =>
      suggest(prompt, { ...ann, motherhood })
    expect(wish('pregnancy').suggestions.nutrition.dailyCalories).toBe(2460)
    expect(wish('lactation').suggestions.nutrition.dailyCalories).toBe(2700)
    expect(wish('lactation', 'I gave birth, lose 5 kg').suggestions.nutrition.dailyCalories).toBe(2700)
    for (const stage of ['pregnancy', 'lactation'] as const) expect(wish(stage).care).toMatch(/midwife/)
  })
  test.each(['my wife is pregnant, I want to lose 5 kg', 'I am a nursing student and want to lose 5 kg'])(
    '“%s” is about someone who loses weight',
    (prompt) => {
      const { suggestions, care } = suggest(prompt)
      expect(care).toBeNull()
      expect(suggestions.nutrition.dailyCalories).toBeLessThan(2000)
    },
  )
  test.each([
    'I want to loose 5 kg in 10 weeks',
    'loosing 5 kg in 10 weeks',
    'Run a 10 km and loose 5 kg in 10 weeks',
  ])('“%s” is read as losing weight', (prompt) =>
    expect(suggest(prompt).suggestions.nutrition.dailyCalories).toBe(1650),
  )
  test('“loose” clothes are no loss of weight', () =>
    expect(suggest('feel better in loose clothes').suggestions.nutrition.dailyCalories).toBe(2200))
  test('parts that no figure uses are listed in the words they were written in', () =>
    expect(
      suggest('Lose 4 kg by May, learn Spanish, sleep better and run a 5K under 25 minutes').notUsed,
    ).toEqual(['under 25 minutes', 'learn Spanish', 'sleep better']))
  test('with a kidney disease protein is limited and a doctor is named', () => {
    const { suggestions, care } = suggest('I have kidney disease and want to build muscle')
    expect(suggestions.nutrition.protein).toBe(56)
    expect(care).toContain('doctor')
  })
  test('energy is never below the bound that the reasons name', () => {
    // 1416 × 1.2 − 25 % = 1274: the least multiple of ten above it is 1280.
    const sitting = { ...ann, weight: 69.7, activityLevel: 'sedentary' as const }
    const { nutrition, reasoning } = suggest('I want to lose weight, 0.5 kg a week.', sitting).suggestions
    expect(nutrition.dailyCalories).toBe(1280)
    expect(reasoning).toContain('For you, 1280 to 2100 kcal is a safe range.')
  })
})

describe('people before numbers', () => {
  test.each([
    'I hate my body and want to starve until I fit size zero',
    'help me, I throw up after meals but still want to lose 10 kg',
    'I am 5 months pregnant and want to lose weight',
    "I'm 15 and want to lose 8 kg",
    'plan 600 calories a day for me',
    'get down to 45 kg',
  ])('%s', (prompt) => {
    const { suggestions, care } = suggest(prompt)
    expect(care).toBeTruthy()
    expect(suggestions.nutrition.dailyCalories).toBeGreaterThanOrEqual(2100)
    expect(suggestions.fitness.fitnessObjective).not.toBe('weight_loss')
  })
  test('an ordinary wish draws no such answer', () => {
    for (const prompt of ['lose 3 kg before summer', 'I am always starving at noon', 'run my first 5k'])
      expect(suggestGoals({ prompt, profile: ann, today }).care).toBeNull()
  })
})

const person: fc.Arbitrary<KnownPerson> = fc.record({
  weight: fc.option(fc.double({ min: 20, max: 400, noNaN: true })),
  height: fc.option(fc.double({ min: 50, max: 260, noNaN: true })),
  age: fc.option(fc.integer({ min: 1, max: 120 })),
  sex: fc.constantFrom('female', 'male', 'unspecified'),
  motherhood: fc.constantFrom(null, 'pregnancy', 'lactation'),
  activityLevel: fc.option(fc.constantFrom(...activityLevels)),
  dietaryPreferences: fc.subarray([...dietaryPreferences]),
})
const prompt = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom('lose', 'gain', 'get down to', 'bulk up to', 'run', 'cut'),
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom('kg', 'lbs', 'stone', 'miles a week', 'calories', 'days a week'),
      fc.constantFrom('', 'in 1 day', 'in 3 weeks', 'over 2 years', 'keto', 'pregnant', 'marathon'),
    )
    .map((parts) => parts.join(' ')),
)

test('whoever asks for whatever, goals stay within their ranges, are safe, and the macros make the energy', () => {
  fc.assert(
    fc.property(prompt, person, (prompt, profile) => {
      const { suggestions, unread, bounds } = suggestGoals({ prompt, profile, today })
      expect(suggestions === null).toBe(unread !== null)
      if (!suggestions) return
      expect(suggestions.nutrition.dailyCalories).toBeGreaterThanOrEqual(bounds.least)
      expect(suggestions.nutrition.dailyCalories).toBeLessThanOrEqual(bounds.most)
      expect(goalSuggestions.safeParse(suggestions).error).toBeUndefined()
      const { dailyCalories, protein, carbs, fat } = suggestions.nutrition
      expect(dailyCalories).toBeGreaterThanOrEqual(1200)
      expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - dailyCalories)).toBeLessThanOrEqual(5)
      expect(suggestions.tips.length).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 3000 },
  )
})
