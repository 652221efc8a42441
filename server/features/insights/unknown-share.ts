import { unknownEnergy } from '#contract/foods/known-shares.ts'
import { eachUnstated, type UnstatedName, unstatedNames } from '#contract/foods/nutrients.ts'

type UnknownShare = Record<`${UnstatedName}Unknown`, number>

/** What an entry adds to the energy of its day for which a nutrient is unknown. */
export function unknownShare(entry: Parameters<typeof unknownEnergy>[0]): UnknownShare {
  const energy = unknownEnergy(entry)
  return Object.fromEntries(unstatedNames.map((name) => [`${name}Unknown`, energy[name]])) as UnknownShare
}

/** The unknown energy of a day by nutrient. */
export const unknownOfDay = (day: UnknownShare) => eachUnstated((name) => day[`${name}Unknown`])
