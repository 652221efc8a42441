import type { Dish } from './pattern.ts'

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)(?:[@~]\w*)?\}/g)].map(([, name]) => name!)
const groups = /\[([^[\]]*)\]/g

type Piece = { outside: string[]; inside: string[][] }
const pieces = new WeakMap<Dish, Piece[]>()

/** Slots mentioned by the steps when only `filled` ones are filled. */
export function spokenPlaces(dish: Dish, filled: (name: string) => boolean): ReadonlySet<string> {
  let known = pieces.get(dish)
  if (!known) {
    known = dish.steps.map((step) => ({
      outside: namesIn(step.replace(groups, '')),
      inside: [...step.matchAll(groups)].map(([, group]) => namesIn(group!)),
    }))
    pieces.set(dish, known)
  }
  const spoken = new Set<string>()
  for (const { outside, inside } of known) {
    if (!outside.every(filled)) continue
    for (const name of outside) spoken.add(name)
    for (const group of inside) if (group.every(filled)) for (const name of group) spoken.add(name)
  }
  return spoken
}
