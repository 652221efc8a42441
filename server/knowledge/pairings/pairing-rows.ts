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

/** How strongly a cuisine joins two ingredients: 3 in everybody's mind, 2 often, 1 now and then. */
export type Strength = 1 | 2 | 3
/** The cuisines that join two ingredients. */
export type Ties = ReadonlyMap<Cuisine, Strength>

/** How it may be cooked; `any` fits in with every hot way, `finish` is best added at the end, and may be eaten as it is. */
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
  /** What it adds, without a verb: "plant protein, iron and fibre". */
  adds: string
  partners: ReadonlyMap<string, Ties>
}
/** An ingredient that pairs as another does; cooked in its own way, and adding its own, where that differs. */
export type KinRow = { name: string; kin: string; cooking: Fit | undefined; adds: string | undefined }

/** Reads rows (columns: table/vegetables.ts); throws naming the row that is not one. */
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
