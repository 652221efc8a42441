import type { Profile } from '#contract/account/profile.ts'
import type { Body } from './energy-need.ts'
import { type Level, levelOf, objectivesIn, races, type StatedLevel } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'

/** Known data of a person besides the prompt. Age in years. */
export type KnownPerson = Pick<
  Profile,
  'weight' | 'height' | 'sex' | 'motherhood' | 'activityLevel' | 'dietaryPreferences'
> & {
  age: number | null
}

export type Person = {
  body: Body
  level: Level
  /** The prompt's statement behind `level`, and the profile's level that it overrules. */
  stated: (StatedLevel & { profile: Level | undefined }) | undefined
  assumed: string[]
  known: Partial<Record<'weight' | 'height' | 'age', number>>
}

/** Kilograms assumed by the specification; centimetres and years of an average adult. */
export const assumedBody = {
  weight: 70,
  height: { female: 163, male: 176, unspecified: 170 },
  age: 35,
} as const

/** The prompt takes precedence over the profile; missing values are assumed and named. */
export function personOf(prompt: string, facts: StatedFacts, profile: KnownPerson): Person {
  const assumed: string[] = []
  const weight = facts.weight ?? profile.weight ?? undefined
  const height = facts.height ?? profile.height ?? undefined
  const age = facts.age ?? profile.age ?? undefined
  const sex = facts.sex ?? profile.sex
  // A race is prepared by three sessions a week and more.
  const workouts =
    facts.workoutsAWeek ?? (objectivesIn(prompt.toLowerCase()).some((one) => races.has(one)) ? 3 : 0)
  const stated = levelOf(prompt, workouts)
  const level = stated?.level ?? profile.activityLevel ?? undefined
  const tallness = height ?? assumedBody.height[sex]
  if (weight === undefined) assumed.push(`${assumedBody.weight} kg`)
  if (height === undefined) assumed.push(`${tallness} cm`)
  if (age === undefined) assumed.push(`${assumedBody.age} years`)
  if (level === undefined) assumed.push('a lightly active life')
  return {
    body: { weight: weight ?? assumedBody.weight, height: tallness, age: age ?? assumedBody.age, sex },
    level: level ?? 'light',
    stated: stated && { ...stated, profile: profile.activityLevel ?? undefined },
    assumed,
    known: {
      ...(weight !== undefined && { weight }),
      ...(height !== undefined && { height }),
      ...(age !== undefined && { age }),
    },
  }
}
