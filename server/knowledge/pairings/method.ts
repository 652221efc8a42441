import { type AtHand, spoken } from './named.ts'
import type { Fit } from './pairing-rows.ts'
import { type Method, methods, ofItsOwn, parts } from './vocabulary.ts'
import { cooking, listed } from './words.ts'

/** Cooking method of a pairing in at most 120 characters, with its minutes. */
export type Cooking = { method: Method; text: string; minutes: number }

const longest = 120
/** Below this weight an ingredient is a seasoning. */
const seasoningsEnd = 2.5
const preparing = { each: 2, least: 5 } as const
const cold: ReadonlySet<Method> = new Set(['raw', 'blend'])

/** The method that suits the first and most of the others; the rest is added at the end or cooked apart. */
export function cookingOf(members: readonly AtHand[]): Cooking {
  const method = bestMethod(members)
  const together = members.filter((one, place) => roleOf(one, method, place === 0) === 'together')
  const finish = members.filter((one, place) => roleOf(one, method, place === 0) === 'finish')
  const apart = members.filter((one, place) => roleOf(one, method, place === 0) === 'apart')
  const longestOf = Math.max(
    0,
    ...together.map((one) => minutesOf(one, method)),
    ...apart.map((one) => minutesApart(one)),
  )
  const minutes = Math.max(preparing.least, longestOf + preparing.each * members.length)
  return { method, text: phrase(method, together, finish, apart), minutes: Math.ceil(minutes / 5) * 5 }
}

type Role = 'together' | 'finish' | 'apart'

function roleOf({ pairs }: AtHand, method: Method, first: boolean): Role {
  const { minutes, any, finish } = pairs.cooking
  if (first) return 'together'
  if (cold.has(method)) return isReady(pairs.cooking) ? 'together' : 'apart'
  if (minutes.has(method)) return 'together'
  if (any && !(finish && isLate(pairs.part))) return 'together'
  return minutes.has('raw') && pairs.part !== 'starch' ? 'finish' : 'apart'
}

/** Eaten raw, or a seasoning without a method of its own; bacon suits any dish after frying. */
function isReady({ minutes, any }: Fit) {
  return minutes.has('raw') || (any && minutes.size === 0)
}

/** Heat-sensitive parts are added last even if they could be cooked. */
function isLate(part: string) {
  return (
    part === 'citrus' ||
    part === 'herb' ||
    part.endsWith('cheese') ||
    part === 'nut' ||
    part === 'seed' ||
    part === 'pickle'
  )
}

function bestMethod(members: readonly AtHand[]): Method {
  let best: { method: Method; fit: number } | undefined
  for (const method of Object.keys(methods) as Method[]) {
    const fit = members.reduce((sum, one, place) => sum + fitOf(one, method, place === 0), 0)
    if (!best || fit > best.fit) best = { method, fit }
  }
  return best!.method
}

function fitOf({ pairs }: AtHand, method: Method, first: boolean): number {
  const { minutes, any, finish } = pairs.cooking
  const place = [...minutes.keys()].indexOf(method)
  const ownFood = parts[pairs.part] >= ofItsOwn
  const weight = first ? 3 : ownFood ? 1.5 : 0.6
  if (place >= 0) return weight * (3 - (pairs.part === 'fruit' ? 0.8 : 0.35) * place)
  if (first) return any ? weight * (method === 'raw' ? 1.5 : 1) : -9
  if (cold.has(method) && (wantsHeat(pairs.part) || !isReady(pairs.cooking))) return -1
  if (method === 'blend') return 0
  if (any || finish) return weight * (method === 'raw' ? 1 : 1.4)
  // Plain starch is boiled apart.
  if (pairs.part === 'starch') return 0
  return minutes.has('raw') ? weight * 0.6 : weight * -0.6
}

/** Raw garlic, spices and plain starch do not make a cold dish. */
function wantsHeat(part: string) {
  return part === 'aromatic' || part === 'allium' || part === 'spice' || part === 'starch'
}

function minutesOf({ pairs }: AtHand, method: Method): number {
  return pairs.cooking.minutes.get(method) ?? 0
}

function minutesApart({ pairs }: AtHand): number {
  return pairs.cooking.minutes.values().next().value ?? 0
}

function phrase(method: Method, together: AtHand[], finish: AtHand[], apart: AtHand[]): string {
  const names = (members: readonly AtHand[]) => listed(members.map(spoken))
  const onItsOwn = listed(apart.map((one) => cooking[firstWayOf(one)].apart(spoken(one))))
  const [first, ...others] = together
  if (method === 'raw' && others.length === 0) return cooking.serveOne(spoken(first!), onItsOwn)
  const text =
    (method === 'raw' ? uncooked(together, names(together)) : cooking[method].main(spoken(first!))) +
    (method !== 'raw' && others.length ? cooking.with(names(others)) : '') +
    (finish.length ? cooking.finish(names(finish)) : '') +
    (onItsOwn ? cooking.serve(onItsOwn) : '')
  if (text.length <= longest) return text
  return method === 'raw' ? cooking.short.raw : cooking.short.other
}

function uncooked(together: readonly AtHand[], names: string): string {
  const is = (test: (part: string) => boolean) => together.some(({ pairs }) => test(pairs.part))
  if (!together.some(({ pairs }) => parts[pairs.part] >= seasoningsEnd)) return cooking.season(names)
  return is((part) => part === 'leaf' || part === 'salad') ? cooking.toss(names) : cooking.asTheyAre(names)
}

function firstWayOf({ pairs }: AtHand): Method {
  return [...pairs.cooking.minutes.keys()][0] ?? 'raw'
}
