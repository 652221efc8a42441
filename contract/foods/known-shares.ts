import {
  addNutrients,
  eachNutrient,
  eachUnstated,
  type NutrientName,
  type Nutrients,
  toHundredths,
  type UnstatedName,
  unstatedNames,
} from './nutrients.ts'

/** Share of the energy of a sum whose entries state a nutrient, 0 to 1; absent where all of it is known. */
export type KnownShares = Partial<Record<UnstatedName, number>>

/** A day counts for the average, trend and correlation of a nutrient from this known share on; our own choice. */
export const enoughKnown = 0.6

/** Sums in which a nutrient is null while none of it is known. */
export type KnownSums = Nutrients & {
  /** Null in an answer that a device kept from an earlier version. */
  known: KnownShares | null
}

/** The share of the energy whose entries state a nutrient. */
export const knownShareOf = ({ known }: { known?: KnownShares | null | undefined }, name: UnstatedName) =>
  known?.[name] ?? 1

/** Figures of an entry or of one of its foods. */
export type StatedFigures = { calories: number } & { [Name in UnstatedName]?: number | null | undefined }
type Entry = StatedFigures & { items?: readonly StatedFigures[] }

/** Kilocalories of an entry for which a nutrient is not stated: all, or those of the foods that do not state it. */
export function unknownEnergy(entry: Entry): Record<UnstatedName, number> {
  const { calories, items = [] } = entry
  return eachUnstated((name) => {
    if (entry[name] == null) return calories
    const silent = items.filter((item) => item[name] == null)
    return Math.min(calories, toHundredths(addNutrients(silent).calories))
  })
}

/** The share of some energy that is not unknown, to a hundredth; 0 only where none of it is known. */
export function knownShare(calories: number, unknown: number): number {
  if (unknown <= 0) return 1
  const exact = Math.max(0, 1 - unknown / Math.max(calories, unknown))
  return exact === 0 ? 0 : Math.max(0.01, toHundredths(exact))
}

/** The sums of a period with their known shares; `unknown` is in kilocalories. */
export function knownSumsOf(
  sums: Record<NutrientName, number>,
  unknown: Record<UnstatedName, number>,
): KnownSums {
  const share = (name: UnstatedName) => knownShare(sums.calories, unknown[name])
  const shares = unstatedNames.flatMap((name) => (share(name) === 1 ? [] : [[name, share(name)]]))
  return {
    ...(eachNutrient((name) => (name !== 'calories' && share(name) === 0 ? null : sums[name])) as Nutrients),
    known: Object.fromEntries(shares),
  }
}

/** The sums with an entry added (subtracted with −1), for the optimistic update; shares to a hundredth. */
export function withEntryAdded(sums: KnownSums, entry: Entry, times: 1 | -1 = 1): KnownSums {
  const gone = unknownEnergy(entry)
  const moved = (sum: number, part: number) => Math.max(0, toHundredths(sum + times * part))
  return knownSumsOf(
    eachNutrient((name) => moved(sums[name] ?? 0, entry[name] ?? 0)),
    eachUnstated((name) => moved(sums.calories * (1 - knownShareOf(sums, name)), gone[name])),
  )
}
