import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { type Profile, profileChange } from '#contract/account/profile.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { words } from '../words.ts'

/** What the form holds: names as text, the rest as the profile has it, kilograms and centimetres whatever is shown. */
export const profileNames = [
  'firstName',
  'lastName',
  'sex',
  'birthDate',
  'weight',
  'height',
  'activityLevel',
  'fitnessGoals',
  'dietaryPreferences',
  'allergies',
] as const satisfies (keyof Profile)[]
export type ProfileName = (typeof profileNames)[number]
export type ProfileFields = Pick<Profile, ProfileName>

export const fieldsOf = (profile: Profile): ProfileFields =>
  Object.fromEntries(profileNames.map((name) => [name, profile[name]])) as ProfileFields

/** The fields that a person changed, as they are sent; an emptied text clears its field. */
export function changeOf(fields: ProfileFields, dirty: Partial<Record<ProfileName, unknown>>) {
  const changed = profileNames.filter((name) => dirty[name])
  return Object.fromEntries(changed.map((name) => [name, emptied(fields[name])])) as Partial<ProfileFields>
}

const emptied = <T>(value: T) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Refusals by field; the limits of weight and height are told in the units on the screen. */
export function refusalsOf(fields: ProfileFields, units: UnitSystem): Partial<Record<ProfileName, string>> {
  const { error } = profileChange.safeParse({ ...fields, birthDate: emptied(fields.birthDate) })
  const refusals: Partial<Record<ProfileName, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] as ProfileName
    refusals[name] ??= inUnits(name, message, fields, units)
  }
  return refusals
}

function inUnits(name: ProfileName, message: string, fields: ProfileFields, units: UnitSystem): string {
  if (units !== 'imperial' || (name !== 'weight' && name !== 'height')) return message
  return Number.isNaN(fields[name]) ? message : words.imperialLimits[name]
}

/** Asks the contract's schema, as react-hook-form wants to be answered. */
export const profileResolver =
  (units: UnitSystem) =>
  (values: ProfileFields, _context: unknown, _options: ResolverOptions<ProfileFields>) => {
    const refusals = Object.entries(refusalsOf(values, units))
    const errors = Object.fromEntries(
      refusals.map(([name, message]) => [name, { type: 'validate', message }]),
    ) as FieldErrors<ProfileFields>
    return refusals.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
