import type { Goals } from '#contract/goals.ts'

export type Objective = Goals['fitnessObjective']

const inOrder: readonly (readonly [Objective, RegExp])[] = [
  ['half_marathon', /half[- ]?marathon|\b21\s?k\b|13\.1 miles/],
  ['marathon', /\bmarathon\b|\b42\s?k\b|26\.2 miles/],
  ['10k_training', /\b10\s?k(?:m)?\b|\bten k\b/],
  ['5k_training', /\b5\s?k(?:m)?\b|\bfive k\b|couch to 5|parkrun/],
  ['muscle_gain', /muscle|\bbulk|hypertrophy|gain (?:some )?(?:weight|mass|size)|\bbigger\b|body ?build/],
  [
    'weight_loss',
    /\blos(?:e|ing)\b|weight loss|fat loss|\bslim|\blean(?:er)?\b|\bshed\b|\bcutting\b|drop (?:\d|a few|some)|belly|overweight/,
  ],
  ['strength', /\bstrong(?:er)?\b|strength|power ?lift|\bdeadlift|\bsquat\b|\bbench\b/],
  ['endurance', /endurance|stamina|cardio|triathlon|cycl(?:e|ing)|long[- ]distance|\bswim/],
]

/** The objective of a prompt; general fitness by default. A race takes precedence over weight. */
export function objectiveOf(prompt: string): Objective {
  const text = prompt.toLowerCase()
  return inOrder.find(([, words]) => words.test(text))?.[0] ?? 'general_fitness'
}

export const races: ReadonlySet<Objective> = new Set([
  '5k_training',
  '10k_training',
  'half_marathon',
  'marathon',
])

export function wantsToLose(prompt: string): boolean {
  return inOrder.find(([objective]) => objective === 'weight_loss')![1].test(prompt.toLowerCase())
}

export type Level = 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active'
const levels: readonly (readonly [Level, RegExp])[] = [
  ['very_active', /very active|athlete|twice a day|physical job|construction/],
  [
    'sedentary',
    /sedentary|desk job|sit(?:ting)? (?:all|most)|couch|no exercise|never exercise|not active|inactive|out of shape/,
  ],
  ['light', /lightly active|beginner|just start|new to|some walking|walk(?:ing)? a (?:bit|little)/],
  ['active', /\bactive\b|train (?:5|6|five|six)|run daily|every day/],
  ['moderate', /moderate|regularly|train (?:3|4|three|four)/],
]
export function levelOf(prompt: string): Level | undefined {
  const text = prompt.toLowerCase()
  return levels.find(([, words]) => words.test(text))?.[0]
}

/** Diets that shift energy from carbohydrate to fat. */
export function dietOf(prompt: string, diets: readonly string[]): 'keto' | 'low_carb' | undefined {
  const text = prompt.toLowerCase()
  if (diets.includes('keto') || /\bketo(?:genic)?\b/.test(text)) return 'keto'
  return diets.includes('low_carb') || /low[- ]carb/.test(text) ? 'low_carb' : undefined
}
