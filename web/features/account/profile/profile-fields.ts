import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { type Profile, profileChange } from '#contract/account/profile.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { words } from '../words.ts'

/** The form's fields: names as text, the rest as in the profile, kilograms and centimetres in all units. */
export const profileNames = [
  'firstName',
  'lastName',
  'sex',
  'motherhood',
  'birthDate',
  'weight',
  'targetWeight',
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

/** The changed fields as they are sent; an emptied text clears its field. */
export function changeOf(fields: ProfileFields, dirty: Partial<Record<ProfileName, unknown>>) {
  const changed = profileNames.filter((name) => dirty[name])
  return Object.fromEntries(changed.map((name) => [name, emptied(fields[name])])) as Partial<ProfileFields>
}

const emptied = <T>(value: T) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Refusals by field; limits of weight and height are converted to the shown units. */
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
  if (units !== 'imperial' || !isMeasure(name)) return message
  return Number.isNaN(fields[name]) ? message : words.imperialLimits[name]
}

const isMeasure = (name: ProfileName): name is keyof typeof words.imperialLimits =>
  name in words.imperialLimits

/** Validates with the contract's schema, as a resolver of react-hook-form. */
export const profileResolver =
  (units: UnitSystem) =>
  (values: ProfileFields, _context: unknown, _options: ResolverOptions<ProfileFields>) => {
    const refusals = Object.entries(refusalsOf(values, units))
    const errors = Object.fromEntries(
      refusals.map(([name, message]) => [name, { type: 'validate', message }]),
    ) as FieldErrors<ProfileFields>
    return refusals.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
