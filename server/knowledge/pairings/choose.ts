import { combinationsOf, good, isFood, type Together } from './combine.ts'
import type { AtHand } from './named.ts'

const most = 8
/** Maximum number of poor pairings shown for lack of better ones. */
const mostBad = 1
/** Penalties for repeating earlier choices. */
const again = { food: 7, seasoning: 3, sameFirst: 6, sharesTwo: 12 } as const
/** Penalties for combinations that are hardly a dish: with oil, or seasonings alone. */
const worse = { oily: 5, noFood: 30 } as const

/**
 * Selects at most eight combinations, best first, that use many of the available ingredients with little
 * repetition.
 */
export function chooseTogether(atHand: readonly AtHand[]): Together[] {
  const candidates = combinationsOf(atHand).map((one) => ({ ...one, worth: worthOf(one, atHand) }))
  const decent = candidates.filter(({ score }) => score >= good)
  if (decent.length === 0) return candidates.toSorted(byScore).slice(0, mostBad)
  const chosen: Together[] = []
  const uses = new Map<number, number>()
  while (chosen.length < most) {
    const next = bestOf(decent, chosen, uses, atHand)
    if (!next) break
    chosen.push(next)
    for (const place of next.places) uses.set(place, (uses.get(place) ?? 0) + 1)
  }
  return chosen.sort(byScore)
}

type Candidate = Together & { worth: number }

/** Undefined when everything left repeats earlier choices. */
function bestOf(
  candidates: readonly Candidate[],
  chosen: readonly Together[],
  uses: ReadonlyMap<number, number>,
  atHand: readonly AtHand[],
): Candidate | undefined {
  let best: { one: Candidate; left: number } | undefined
  for (const one of candidates) {
    if (best && one.worth < best.left) continue
    const left = one.worth - repetition(one, chosen, uses, atHand)
    if (!best || left > best.left || (left === best.left && byScore(one, best.one) < 0)) best = { one, left }
  }
  return best && (chosen.length === 0 || best.left >= good) ? best.one : undefined
}

function worthOf({ places, score }: Together, atHand: readonly AtHand[]): number {
  const foods = places.filter((place) => isFood(atHand[place]!)).length
  const oily = places.length === 2 && places.some((place) => atHand[place]!.pairs.part === 'fat')
  const twoFoods = foods > 1 ? 3 + (places.length - 2) * 2 : -4
  return score + twoFoods - (oily ? worse.oily : 0) - (foods === 0 ? worse.noFood : 0)
}

function repetition(
  { places }: Together,
  chosen: readonly Together[],
  uses: ReadonlyMap<number, number>,
  atHand: readonly AtHand[],
): number {
  let loss = 0
  for (const place of places) {
    loss += (uses.get(place) ?? 0) * (isFood(atHand[place]!) ? again.food : again.seasoning)
  }
  for (const other of chosen) {
    if (other.places.filter((place) => places.includes(place)).length >= 2) loss += again.sharesTwo
    if (other.places[0] === places[0]) loss += again.sameFirst
    if (key(other) === key({ places })) return Number.POSITIVE_INFINITY
  }
  return loss
}

const key = ({ places }: Pick<Together, 'places'>) => places.toSorted((a, b) => a - b).join()

function byScore(a: Together, b: Together): number {
  return b.score - a.score || b.places.length - a.places.length || (key(a) < key(b) ? -1 : 1)
}
