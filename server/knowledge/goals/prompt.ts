import type { Goals } from '#contract/goals.ts'

export type Objective = Goals['fitnessObjective']

const inOrder: readonly (readonly [Objective, RegExp])[] = [
  ['half_marathon', /half[- ]?marathon|\b21\s?k\b|13\.1 miles/],
  ['marathon', /\bmarathon\b|\b42\s?k\b|26\.2 miles/],
  ['10k_training', /\b10\s?k(?:m)?\b|\bten k\b/],
  ['5k_training', /\b5\s?k(?:m)?\b|\bfive k\b|couch to 5|parkrun/],
  [
    'muscle_gain',
    /muscle|\bbulk|hypertrophy|(?:gain|put on|add) (?:some |a bit of |a little )?(?:weight|mass|size)|\bbigger\b|body ?build|too (?:skinny|thin)\b|\bheavier\b|weigh more/,
  ],
  [
    'weight_loss',
    /(?<!\b(?:without|not|never|avoid|don't) )\blos(?:e|ing)\b|weight loss|fat loss|\bslim|\blean(?:er)?\b|\bshed\b|\bcutting\b|drop (?:\d|a few|some|weight)|belly|love handles|overweight|\bobes|\bthinner\b|\blighter\b|weigh less|trim down|burn (?:some |off )?(?:\w+ )?fat|weight (?:off|down)\b|(?:fit|get|squeeze) (?:back )?into (?:\w+ ){0,3}(?:jeans|dress|suit|clothes|trousers|pants|uniform)/,
  ],
  ['strength', /\bstrong(?:er)?\b|strength|power ?lift|\bdead ?lift|\bsquat\b|\bbench\b/],
  ['endurance', /endurance|stamina|cardio|triathlon|cycl(?:e|ing)|\bbike|long[- ]distance|\bswim/],
]

/** The objectives named in a text, in order of precedence: a race before weight. */
export function objectivesIn(text: string): Objective[] {
  const named = inOrder.filter(([, words]) => words.test(text)).map(([objective]) => objective)
  return named.filter((one) => one !== 'marathon' || !named.includes('half_marathon'))
}

export const races: ReadonlySet<Objective> = new Set([
  '5k_training',
  '10k_training',
  'half_marathon',
  'marathon',
])

export const wantsProtein = /(?:high|more|lots of|enough)[- ]protein/i
export const withoutGym =
  /\b(?:no|without(?: a| any)?|hate (?:the|going to)(?: the)?|not a) (?:gym|equipment|weights)\b/i

export type Level = 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active'
export const levelOrder: readonly Level[] = ['sedentary', 'light', 'moderate', 'active', 'very_active']
/** A statement on everyday activity; `said` completes "You wrote that". `job`: training comes on top. */
export type StatedLevel = { level: Level; said: string; job?: true; raised?: true }
const levels: readonly (readonly [RegExp, StatedLevel])[] = [
  [
    /physical(?:ly (?:hard|demanding))? (?:job|work)|construction|manual labou?r|farm work|warehouse/,
    { level: 'very_active', said: 'you do physical work', job: true },
  ],
  [
    /very active|athlete|(?:train|work ?out|exercise|run)(?:ing)? twice a day/,
    { level: 'very_active', said: 'you are very active' },
  ],
  [
    /\bsit(?:s|ting)? (?:\w+ )?(?:a lot|all|most|much|long|for hours|down|at|behind|in)\b|\bsit(?:ting)? too much/,
    { level: 'sedentary', said: 'you sit a lot', job: true },
  ],
  [
    /desk[- ](?:job|work|bound)|at (?:a|my|the) desk|office (?:job|work)|work(?:ing)? (?:in an office|from home)|computer (?:job|work)|(?:bus|truck|lorry|taxi|cab) driver|driv(?:e|ing) (?:\w+ ){0,3}all day/,
    { level: 'sedentary', said: 'you have a desk job', job: true },
  ],
  [
    /on (?:my|your) feet|stand(?:ing)? (?:all|most)|standing job|walk(?:ing)? all day/,
    { level: 'moderate', said: 'you are on your feet', job: true },
  ],
  [
    /sedentary|\bcouch\b(?! to)|no (?:exercise|sports?)\b|never (?:exercise|work ?out)|not (?:very |really )?active|inactive|out of shape|(?:hardly|barely) move/,
    { level: 'sedentary', said: 'you move little' },
  ],
  [
    /lightly active|beginner|just start|new to|some walking|walk(?:ing)? a (?:bit|little)|walk the dog/,
    { level: 'light', said: 'you are lightly active' },
  ],
  [
    /\bactive\b|train (?:5|6|five|six)|(?:run|train|work ?out|exercise|gym|swim|cycle) (?:daily|every ?day)/,
    { level: 'active', said: 'you are active' },
  ],
  [/moderate|regularly|train (?:3|4|three|four)/, { level: 'moderate', said: 'you train regularly' }],
]

/**
 * The stated activity. Training days a week raise the level of a job: the factors (FAO/WHO/UNU 2004) count both.
 */
export function levelOf(prompt: string, workoutsAWeek = 0): StatedLevel | undefined {
  const text = prompt.toLowerCase()
  const stated = levels.find(([words]) => words.test(text))?.[1]
  if (!stated?.job || workoutsAWeek < 3) return stated
  const raised =
    levelOrder.indexOf(stated.level) + (stated.level === 'sedentary' && workoutsAWeek >= 5 ? 2 : 1)
  return { ...stated, level: levelOrder[Math.min(raised, levelOrder.length - 1)]!, raised: true }
}

/** Diets named in a prompt, in the words of the profile. */
const namedDiets: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\bvegan|plant[- ]based/],
  ['vegetarian', /\bvegetarian|\bveggie\b|no meat|meatless|don't eat meat/],
  ['pescatarian', /pescatarian/],
  ['dairy_free', /lactose|dairy[- ]free|no dairy|without dairy|milk allergy/],
  ['gluten_free', /gluten|c(?:o)?eliac/],
  ['keto', /\bketo(?:genic)?\b/],
  ['low_carb', /low[- ]carb/],
]
export type Diet = 'vegan' | 'vegetarian' | 'pescatarian' | 'dairy_free' | 'gluten_free' | 'keto' | 'low_carb'
export function dietsIn(prompt: string): Diet[] {
  const text = prompt.toLowerCase().replace(/[’‘]/g, "'")
  return namedDiets.filter(([, words]) => words.test(text)).map(([diet]) => diet)
}

/** Diets that shift energy from carbohydrate to fat. */
export function dietOf(diets: readonly string[]): 'keto' | 'low_carb' | undefined {
  return (['keto', 'low_carb'] as const).find((diet) => diets.includes(diet))
}

/** Whether a prompt holds any aim, be it only to stay well. */
export function hasAim(prompt: string): boolean {
  const text = prompt.toLowerCase()
  return (
    objectivesIn(text).length > 0 ||
    /\bfit|health|\bweigh|maintain|\bkeep\b|\bhold\b|\bstay|\bfeel|\bbetter|energy|\beat|calor|kcal|protein|walk|\brun|train|workout|exercise|sport|\bgym|active|mobil|diet|goal|\btone|shape|flexib|balance|macro|water|drink/.test(
      text,
    )
  )
}
