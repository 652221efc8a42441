import type { Food } from '#server/knowledge/food.ts'
import type { MoreFoods, TableFood } from './ai.ts'

/** What the engine asks for words that its own table does not know. */
export type OtherFood = (name: string) => Food | undefined

/**
 * Reads once to learn which words the built-in table does not know, asks `more` for them, and reads again with the
 * foods that it knew. The engine itself stays free of I/O.
 */
export async function withMoreFoods<T>(
  read: (other?: OtherFood) => T,
  more: MoreFoods | undefined,
): Promise<{ answer: T; fromMore: boolean }> {
  const unknown = new Set<string>()
  const answer = read((name) => {
    unknown.add(name)
    return undefined
  })
  const others = more && unknown.size ? await more([...unknown]) : undefined
  if (!others?.size) return { answer, fromMore: false }
  const rows = new Map([...others].map(([name, food]) => [name, asRow(food)]))
  return { answer: read((name) => rows.get(name)), fromMore: true }
}

function asRow({ name, emoji, category, per100, portions }: TableFood): Food {
  const units = portions.flatMap(({ label, grams }): [string, number][] => {
    const [, count, unit] = /^(\d+(?:\.\d+)?) ([\p{L}]+)/u.exec(label) ?? []
    return unit ? [[unit.toLowerCase().replace(/s$/, ''), grams / Number(count)]] : []
  })
  const { sugar, fiber, sodium } = per100
  return {
    name: name.slice(0, 120).toWellFormed(),
    aliases: [],
    category,
    emoji,
    // What nobody measured adds nothing.
    per100: { ...per100, sugar: sugar ?? 0, fiber: fiber ?? 0, sodium: sodium ?? 0 },
    portions: new Map([...units, ['serving', portions[0]?.grams ?? 100]]),
    contains: new Set(),
    source: 'imported',
  }
}
