import * as z from 'zod'
import { unitSystem } from '../access/user.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { birthDate, timezone } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { line } from '../measures/text.ts'

export const dietaryPreferences = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten_free',
  'dairy_free',
  'low_carb',
  'keto',
  'paleo',
] as const
export const allergies = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree_nut',
  'peanut',
  'wheat',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
] as const
export type Allergy = (typeof allergies)[number]
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const

/** Stages of motherhood for which other intakes and goals hold. */
export const motherhoods = ['pregnancy', 'lactation'] as const
export type Motherhood = (typeof motherhoods)[number]

/** A list without duplicates. */
const listOf = <T extends z.ZodType>(one: T, most: number) =>
  z
    .array(one)
    .max(most)
    .transform((list) => [...new Set(list)])

/** Weight in kilograms, height in centimetres, birth date as a calendar day. */
export const profile = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  weight: z.number().nullable(),
  /** Kilograms that the person wants to weigh. */
  targetWeight: z.number().nullable(),
  height: z.number().nullable(),
  fitnessGoals: z.array(z.string()),
  dietaryPreferences: z.array(z.enum(dietaryPreferences)),
  allergies: z.array(z.enum(allergies)),
  sex: z.enum(['female', 'male', 'unspecified']),
  /** Null where neither is told. */
  motherhood: z.enum(motherhoods).nullable(),
  birthDate: z.string().nullable(),
  activityLevel: z.enum(activityLevels).nullable(),
  timezone: z.string().nullable(),
  units: unitSystem,
})
export type Profile = z.infer<typeof profile>

/** Absent fields stay unchanged; null clears one. */
export const profileChange = z.object({
  firstName: line(80).nullish(),
  lastName: line(80).nullish(),
  email: z.string().max(254).nullish(),
  weight: decimals(2)
    .min(20, 'Weight is between 20 and 400 kg.')
    .max(400, 'Weight is between 20 and 400 kg.')
    .nullish(),
  targetWeight: decimals(2)
    .min(20, 'Target weight is between 20 and 400 kg.')
    .max(400, 'Target weight is between 20 and 400 kg.')
    .nullish(),
  height: decimals(2)
    .min(50, 'Height is between 50 and 260 cm.')
    .max(260, 'Height is between 50 and 260 cm.')
    .nullish(),
  fitnessGoals: listOf(line(60).min(1), 20).nullish(),
  dietaryPreferences: listOf(z.enum(dietaryPreferences), 10).nullish(),
  allergies: listOf(z.enum(allergies), 13).nullish(),
  sex: z.enum(['female', 'male', 'unspecified']).nullish(),
  /** Only where `sex` is `female`; another sex clears it. */
  motherhood: z.enum(motherhoods).nullish(),
  birthDate: birthDate.nullish(),
  activityLevel: z.enum(activityLevels).nullish(),
  timezone: timezone.nullish(),
  units: unitSystem.nullish(),
})

export const getProfile = {
  method: 'GET',
  path: '/api/profile',
  summary: 'The profile',
  response: profile,
} satisfies Endpoint
export const changeProfile = {
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change the profile',
  body: profileChange,
  response: profile,
} satisfies Endpoint
