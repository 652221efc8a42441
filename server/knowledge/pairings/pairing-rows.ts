import { listIn, numberIn, wordIn, wordsIn } from '../data/cells.ts'
import { type Cells, parseTable } from '../data/read-table.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'
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

const columns = ['name', 'like', 'part', 'flavours', 'textures', 'methods', 'benefit', 'partners'] as const
const partNames = Object.keys(parts) as Part[]
const methodNames = Object.keys(methods) as Method[]

/**
 * Parses a file of pairings; server/knowledge/data/README.md describes its columns. Error: `DataFileError` naming the
 * row.
 */
export function parsePairings(file: string, text: string): (PairingRow | KinRow)[] {
  return parseTable(file, text, columns, rowOf)
}

function rowOf([name, kin, part, tastes, feel, ways, adds, partners]: Cells<typeof columns>):
  | PairingRow
  | KinRow {
  checkIngredient(name)
  if (kin !== '') {
    checkIngredient(kin)
    if (part || tastes || feel || partners)
      throw new Error(`what is like ${kin} has its methods and benefit only.`)
    return { name, kin, cooking: ways === '' ? undefined : parseCooking(ways), adds: adds || undefined }
  }
  if (!(tastes && feel && ways && adds)) throw new Error('a cell is empty.')
  return {
    name,
    part: wordIn(part, partNames),
    flavours: wordsIn(tastes, flavours),
    textures: new Set(wordsIn(feel, textures)),
    cooking: parseCooking(ways),
    adds,
    partners: parsePartners(partners),
  }
}

function parseCooking(cell: string): Fit {
  const minutes = new Map<Method, number>()
  const ways = listIn(cell)
  for (const way of ways) {
    const [named, own] = way.split('=')
    if (named === 'any') continue
    if (named === 'finish') {
      if (!minutes.has('raw')) minutes.set('raw', 0)
      continue
    }
    const method = wordIn(named!, methodNames)
    minutes.set(method, own === undefined ? methods[method] : numberIn(own))
  }
  return { minutes, any: ways.includes('any'), finish: ways.includes('finish') }
}

function parsePartners(cell: string) {
  const partners = new Map<string, Map<Cuisine, Strength>>()
  for (const group of cell.split(';')) {
    const [code = '', names = ''] = group.split(': ')
    const cuisine = wordIn(code, cuisines)
    if (names === '') throw new Error(`"${group}" names no partner.`)
    for (const partner of listIn(names)) {
      const [, name, strength = '2'] = /^(\D+?)(?: ([123]))?$/.exec(partner) ?? []
      if (name === undefined) throw new Error(`"${partner}" is no partner.`)
      checkIngredient(name)
      const ties = partners.get(name) ?? new Map<Cuisine, Strength>()
      partners.set(name, ties.set(cuisine, Number(strength) as Strength))
    }
  }
  return partners
}

function checkIngredient(name: string) {
  if (!ingredientNamed(name)) throw new Error(`"${name}" is no ingredient.`)
}
