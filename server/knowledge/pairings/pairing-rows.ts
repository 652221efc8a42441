import {
  type Cuisine,
  cuisines,
  type Flavour,
  flavours,
  type Method,
  methods,
  type Part,
  parts,
  type Texture,
  textures,
} from './vocabulary.ts'

/** Strength of a cuisine's tie: 3 classic, 2 frequent, 1 occasional. */
export type Strength = 1 | 2 | 3
/** Cuisines that combine two ingredients. */
export type Ties = ReadonlyMap<Cuisine, Strength>

/** Suitable cooking methods; `any` suits every hot method, `finish` is best added at the end and may be eaten raw. */
export type Fit = {
  readonly minutes: ReadonlyMap<Method, number>
  readonly any: boolean
  readonly finish: boolean
}

export type PairingRow = {
  name: string
  part: Part
  flavours: readonly Flavour[]
  textures: ReadonlySet<Texture>
  cooking: Fit
  /** Its benefit, without a verb: "plant protein, iron and fiber". */
  adds: string
  partners: ReadonlyMap<string, Ties>
}
/** An ingredient with the pairings of another; its own cooking and benefit where they differ. */
export type KinRow = { name: string; kin: string; cooking: Fit | undefined; adds: string | undefined }

/** Parses a row (columns: table/vegetables.ts); throws naming an invalid one. */
export function parseRow(row: string): PairingRow | KinRow {
  const columns = row.split(' | ')
  const [name, part, tastes, feel, ways, adds, partners] = columns
  if (part?.startsWith('= ')) {
    const [ownWays, ownAdds] = [tastes, feel]
    const cooking = ownWays === undefined || ownWays === '-' ? undefined : parseCooking(ownWays, row)
    return { name: name!, kin: part.slice(2), cooking, adds: ownAdds }
  }
  if (columns.length !== 7 || !Object.hasOwn(parts, part!)) throw notARow(row)
  return {
    name: name!,
    part: part as Part,
    flavours: known(tastes!, flavours, row),
    textures: new Set(known(feel!, textures, row)),
    cooking: parseCooking(ways!, row),
    adds: adds!,
    partners: parsePartners(partners!, row),
  }
}

function known<Word extends string>(column: string, words: readonly Word[], row: string): Word[] {
  return column.split(' ').map((typed) => words.find((word) => word === typed) ?? fail(row))
}

function parseCooking(column: string, row: string): Fit {
  const minutes = new Map<Method, number>()
  const ways = column.split(' ')
  for (const way of ways) {
    const [method, own] = way.split('=')
    if (method === 'any') continue
    if (method === 'finish') {
      if (!minutes.has('raw')) minutes.set('raw', 0)
      continue
    }
    if (!Object.hasOwn(methods, method!)) throw notARow(row)
    minutes.set(method as Method, own === undefined ? methods[method as Method] : Number(own))
  }
  return { minutes, any: ways.includes('any'), finish: ways.includes('finish') }
}

function parsePartners(column: string, row: string) {
  const partners = new Map<string, Map<Cuisine, Strength>>()
  for (const group of column.split('; ')) {
    const [code, names] = group.split(': ')
    const cuisine = cuisines.find((one) => one === code) ?? fail(row)
    for (const partner of names?.split(', ') ?? fail(row)) {
      const [, name, strength] = /^(\D+?)(?: ([123]))?$/.exec(partner) ?? fail(row)
      const ties = partners.get(name!) ?? new Map()
      partners.set(name!, ties.set(cuisine, Number(strength ?? 2)))
    }
  }
  return partners
}

function notARow(row: string) {
  return new Error(`Not a row of pairings: ${row}`)
}

function fail(row: string): never {
  throw notARow(row)
}
