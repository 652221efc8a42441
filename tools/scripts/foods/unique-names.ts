import type { Named } from './names.ts'

export type Describable = { id: string; description: string; named: Named }

/** A name for each food, by id; foods of the same name keep their distinguishing details after a comma. */
export function uniqueNames(foods: readonly Describable[]): Map<string, string> {
  let names = new Map(foods.map(({ id, named }) => [id, named.name]))
  for (const extra of [unlikeDefault, statedDetails, allDetails, otherWords])
    names = distinguish(foods, names, extra)
  const numbered = [...groupsOf(foods, names)].find(([, group]) => group.length > 1)
  if (numbered)
    throw new Error(`Foods ${numbered[1].map(({ id }) => id).join(', ')} share the name ${numbered[0]}`)
  return names
}

type Extra = (food: Describable, name: string) => readonly string[]

function distinguish(foods: readonly Describable[], names: Map<string, string>, extra: Extra) {
  const result = new Map(names)
  for (const [name, group] of groupsOf(foods, names)) {
    if (group.length < 2) continue
    const extras = group.map((food) => extra(food, name))
    for (const [index, food] of group.entries()) {
      const own = extras[index]!.filter((text) => !extras.every((other) => other.includes(text)))
      if (own.length > 0) result.set(food.id, `${name}, ${own.join(', ')}`)
    }
  }
  // A longer name must not take one that another food has already.
  const taken = new Map([...groupsOf(foods, result)].map(([name, group]) => [name, group.length]))
  for (const { id } of foods) {
    const before = names.get(id)!
    if (taken.get(result.get(id)!)! > 1 && taken.get(before) === undefined) taken.set(before, 1)
  }
  return result
}

function groupsOf(foods: readonly Describable[], names: ReadonlyMap<string, string>) {
  return Map.groupBy(foods, ({ id }) => names.get(id)!)
}

/** Details but for "no added fat", so that the plain food keeps the plain name. */
function unlikeDefault({ named }: Describable) {
  return named.details.filter((text) => !/^(?:no added fat|nfs|ns as to(?! fat))/i.test(text)).map(plain)
}

function statedDetails({ named }: Describable) {
  return named.details.filter((text) => !isUnspecified(text)).map(plain)
}

function allDetails({ named }: Describable) {
  return named.details.map(plain)
}

/** Words of the description that the name lacks. */
function otherWords({ description }: Describable, name: string) {
  const known = new Set(wordsOf(name))
  const other = wordsOf(description).filter((word) => !known.has(word))
  return other.length > 0 ? [other.join(' ')] : []
}

function isUnspecified(text: string) {
  return /^(?:ns as to|nfs)/i.test(text)
}

function plain(text: string) {
  if (/^nfs$/i.test(text)) return 'any kind'
  return text
    .replace(/^ns as to fat$/i, 'with or without fat')
    .replace(/^ns as to /i, 'any ')
    .replace(/^no added fat$/, 'without added fat')
    .replaceAll(' / ', ' or ')
    .replaceAll('and/or', 'or')
    .replaceAll('"', '-inch')
}

function wordsOf(text: string) {
  return text
    .toLowerCase()
    .split(/[ ,;()/"]+/)
    .filter((word) => word !== '')
}
