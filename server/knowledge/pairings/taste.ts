import { type Bond, commonPartnersOf } from './bond.ts'
import { type AtHand, spoken } from './named.ts'
import { type Cuisine, type Flavour, ofItsOwn, parts } from './vocabulary.ts'
import { clashes, contrasts, cuisineNames, flavourProfile, flavourWords, listed, reasons } from './words.ts'

/** "Sweet, savoury and tangy, with a herbal edge". */
export function profileOf(members: readonly AtHand[]): string {
  const weights = new Map<Flavour, number>()
  for (const { pairs } of members) {
    const weight = parts[pairs.part] >= ofItsOwn ? 2 : 1
    pairs.flavours.forEach((flavour, place) => {
      const share = flavour === 'mild' ? 0.2 : 1 / (1 + 0.4 * place)
      weights.set(flavour, (weights.get(flavour) ?? 0) + weight * share)
    })
  }
  const ordered = [...weights]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([flavour]) => flavour)
  const main = ordered.slice(0, ordered.length > 4 ? 3 : 2)
  const edge = members
    .filter(({ pairs }) => parts[pairs.part] < ofItsOwn)
    .flatMap(({ pairs }) => pairs.flavours)
    .find((flavour) => flavour !== 'mild' && !main.includes(flavour))
  return flavourProfile(main.map(word), edge && word(edge))
}

const word = (flavour: Flavour) => flavourWords[flavour]

/** A sentence on the tie of the ingredients, and one on their taste. */
export function reasonOf(
  members: readonly AtHand[],
  bonds: readonly Bond[],
  cuisine: Cuisine | undefined,
): string {
  const clash = bonds.find((bond) => bond.clash)?.clash
  if (clash) return clashes[clash]
  const best = bonds.toSorted((a, b) => (b.harmony?.points ?? 0) - (a.harmony?.points ?? 0))[0]!
  return [whyOf(members, bonds, cuisine), harmonyIn(best, members)].filter(Boolean).join(' ')
}

function whyOf(members: readonly AtHand[], bonds: readonly Bond[], cuisine: Cuisine | undefined): string {
  const names = listed(members.map(spoken))
  if (cuisine !== undefined) {
    const strengths = bonds.map((bond) => bond.ties.get(cuisine) ?? 0)
    const say =
      members.length > 2
        ? reasons.together
        : strengths.some((strength) => strength === 3)
          ? reasons.classic
          : reasons.often
    return say(names, cuisineNames[cuisine])
  }
  const common = commonPartnersOf(members[0]!.pairs, members[1]!.pairs).slice(0, 2)
  return common.length === 2 ? reasons.company(names, listed(common)) : reasons.plain(names)
}

function harmonyIn({ harmony }: Bond, members: readonly AtHand[]): string | undefined {
  if (!harmony) return undefined
  if (harmony.kind === 'shared')
    return members.length === 2 ? reasons.shared(word(harmony.flavour)) : undefined
  const called = (name: string) => spoken(members.find(({ pairs }) => pairs.name === name)!)
  return contrasts[harmony.contrast](called(harmony.first.name), called(harmony.second.name))
}
