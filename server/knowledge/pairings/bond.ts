import { clashOf } from './clash.ts'
import { type Harmony, harmonyOf } from './harmony.ts'
import type { Ties } from './pairing-rows.ts'
import type { Pairable } from './pairing-table.ts'
import { isProtein, isStarch } from './sides.ts'
import { eastAsian, ofItsOwn, parts } from './vocabulary.ts'
import type { Clash } from './words.ts'

/** The relation of two ingredients. */
export type Bond = {
  /** Percent: 85 to 98 with a dish of a cuisine, 60 to 84 with shared flavours or partners, lower for a clash. */
  score: number
  /** Cuisines that combine them; empty without any. */
  ties: Ties
  harmony: Harmony | undefined
  clash: Clash | undefined
}

const none: Ties = new Map()
const baseScore = { 1: 79, 2: 86, 3: 90 } as const

/** Symmetric. */
export function bondOf(one: Pairable, other: Pairable): Bond {
  const [a, b] = one.name <= other.name ? [one, other] : [other, one]
  if (a.base === b.base) return { score: 45, ties: none, harmony: undefined, clash: 'sameThing' }
  const ties = a.partners.get(b.base) ?? none
  const harmony = harmonyOf(a, b)
  const common = inCommon(a, b).length
  if (ties.size > 0) {
    const strongest = Math.max(...ties.values()) as keyof typeof baseScore
    const borrowed = a.base === a.name && b.base === b.name ? 0 : 2
    const score =
      baseScore[strongest] + Math.min(4, ties.size - 1) + (harmony?.points ?? 0) / 3 + (common > 9 ? 1 : 0)
    const least = strongest === 1 ? 78 : 85
    const whole = Math.round(Math.max(least, Math.min(98, score - borrowed)))
    return { score: whole, ties, harmony, clash: undefined }
  }
  const clash = clashOf(a, b)
  if (clash) return { score: clash.score, ties, harmony, clash: clash.clash }
  return { score: unrelatedScore(a, b, harmony, common), ties, harmony, clash: undefined }
}

/** Without a common cuisine: flavour harmony and shared partners. */
function unrelatedScore(a: Pairable, b: Pairable, harmony: Harmony | undefined, common: number): number {
  const company = common / Math.sqrt(Math.max(8, a.partners.size) * Math.max(8, b.partners.size))
  const met = [...a.cuisines].filter((cuisine) => b.cuisines.has(cuisine)).length
  const score =
    53 +
    Math.min(18, company * 50) +
    (harmony?.points ?? -4) +
    plateOf(a, b) +
    (met === 0 ? -6 : met > 2 ? 2 : 0) -
    (farApart(a, b) ? 8 : 0)
  return Math.round(Math.max(50, Math.min(84, score)))
}

/** Combinations towards a plate: a main part with a seasoning, a vegetable with meat or pasta. */
function plateOf(a: Pairable, b: Pairable): number {
  if (a.part === b.part && a.part !== 'fruit') return -4
  const own = [a, b].filter(({ part }) => parts[part] >= ofItsOwn)
  if (own.length === 0) return -8
  if (own.length === 1) return 1
  const main = own.some(
    (one) => isProtein(one) || isStarch(one) || one.part === 'pulse' || one.part === 'egg',
  )
  return main ? 3 : 0
}

function farApart(a: Pairable, b: Pairable): boolean {
  const atHomeInTheEast = (one: Pairable) => [...one.cuisines].some((cuisine) => eastAsian.has(cuisine))
  return (a.eastern >= 0.6 && !atHomeInTheEast(b)) || (b.eastern >= 0.6 && !atHomeInTheEast(a))
}

function inCommon(a: Pairable, b: Pairable): string[] {
  const [fewer, more] =
    a.partners.size <= b.partners.size ? [a.partners, b.partners] : [b.partners, a.partners]
  const common: string[] = []
  for (const name of fewer.keys()) if (more.has(name)) common.push(name)
  return common
}

/** Common partners of both, best first. */
export function commonPartnersOf(a: Pairable, b: Pairable): string[] {
  const weight = (name: string) => strengthOf(a.partners.get(name)!) + strengthOf(b.partners.get(name)!)
  return inCommon(a, b).toSorted((one, other) => weight(other) - weight(one) || (one < other ? -1 : 1))
}

function strengthOf(ties: Ties): number {
  let sum = 0
  for (const strength of ties.values()) sum += strength
  return sum
}
