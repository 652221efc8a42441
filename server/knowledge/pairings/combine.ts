import { type Bond, bondOf } from './bond.ts'
import type { AtHand } from './named.ts'
import { type Cuisine, cuisines, ofItsOwn, parts } from './vocabulary.ts'

/** Two to four compatible ingredients by their indexes; the first is the main one. */
export type Together = {
  places: readonly number[]
  bonds: readonly Bond[]
  score: number
  cuisine: Cuisine | undefined
}

/** Minimum score of a good pair. */
export const good = 60
const fitsInWith = 66
const mostTriosToExtend = 300
/** A pair joined by a cuisine outweighs any strength. */
const onePair = 100
/** Bonus for one cuisine that joins all pairs of the two, three or four. */
const allOfOne: Record<number, number> = { 2: 0, 3: 2, 4: 3 }

/** Every pair, and trios and quartets of compatible ingredients mostly joined by one cuisine. */
export function combinationsOf(atHand: readonly AtHand[]): Together[] {
  const bonds = atHand.map((one, place) =>
    atHand.slice(0, place).map((other) => bondOf(one.pairs, other.pairs)),
  )
  const between = (a: number, b: number) => (a > b ? bonds[a]![b]! : bonds[b]![a]!)
  const together = (places: readonly number[]) => combined(atHand, places, between)

  const pairs: Together[] = []
  const trios: Together[] = []
  for (let a = 0; a < atHand.length; a++) {
    for (let b = a + 1; b < atHand.length; b++) {
      pairs.push(together([a, b])!)
      if (between(a, b).score < fitsInWith) continue
      for (let c = b + 1; c < atHand.length; c++) {
        const trio = getsOn([a, b], c, between) && together([a, b, c])
        if (trio) trios.push(trio)
      }
    }
  }
  const quartets: Together[] = []
  const seen = new Set<string>()
  for (const { places } of trios.toSorted((a, b) => b.score - a.score).slice(0, mostTriosToExtend)) {
    for (let d = 0; d < atHand.length; d++) {
      if (places.includes(d) || !getsOn(places, d, between)) continue
      const four = [...places, d].sort((a, b) => a - b)
      const key = four.join()
      if (seen.has(key)) continue
      seen.add(key)
      const quartet = together(four)
      if (quartet) quartets.push(quartet)
    }
  }
  return [...pairs, ...trios, ...quartets]
}

type Between = (a: number, b: number) => Bond

function getsOn(places: readonly number[], other: number, between: Between): boolean {
  return places.every((place) => between(place, other).score >= fitsInWith)
}

/** Undefined for three or four without a common cuisine. */
function combined(
  atHand: readonly AtHand[],
  places: readonly number[],
  between: Between,
): Together | undefined {
  const bonds = places.flatMap((a, at) => places.slice(at + 1).map((b) => between(a, b)))
  const { cuisine, share } = cuisineOf(bonds)
  if (places.length > 2 && share < 0.6) return undefined
  const scores = bonds.map(({ score }) => score)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const score =
    Math.round(0.7 * mean + 0.3 * Math.min(...scores)) + (share === 1 ? allOfOne[places.length]! : 0)
  const weight = (place: number) =>
    parts[atHand[place]!.pairs.part] +
    places.reduce((sum, other) => sum + (other === place ? 0 : between(place, other).score), 0) / 10_000
  const ordered = places.toSorted((a, b) => weight(b) - weight(a) || a - b)
  return { places: ordered, bonds, score: Math.min(98, score), cuisine }
}

/** The cuisine that joins the most pairs most strongly; `share` of all the pairs. */
function cuisineOf(bonds: readonly Bond[]): { cuisine: Cuisine | undefined; share: number } {
  const joined = new Map<Cuisine, number>()
  for (const { ties } of bonds) {
    for (const [cuisine, strength] of ties) {
      joined.set(cuisine, (joined.get(cuisine) ?? 0) + onePair + strength)
    }
  }
  let best: Cuisine | undefined
  for (const [cuisine, sum] of joined) {
    const ahead = best === undefined ? 1 : sum - joined.get(best)!
    if (ahead > 0 || (ahead === 0 && cuisines.indexOf(cuisine) < cuisines.indexOf(best!))) best = cuisine
  }
  return { cuisine: best, share: best ? Math.floor(joined.get(best)! / onePair) / bonds.length : 0 }
}

/** Whether it is a food and not only a seasoning. */
export const isFood = ({ pairs }: AtHand) => parts[pairs.part] >= ofItsOwn
