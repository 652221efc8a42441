import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { parseYaml } from '#server/knowledge/data/read-yaml.ts'

/** Answers the entry of a name, and throws if there is none. */
function entriesOf<T>(file: string, schema: z.ZodType<T>) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const all = z.map(z.string(), schema).parse(new Map(Object.entries(parseYaml(file, text) ?? {})))
  return (name: string): T => {
    const entry = all.get(name)
    if (entry === undefined) throw new Error(`${file} has no ${name}.`)
    return entry
  }
}

const list = entriesOf('word-lists.yaml', z.array(z.string()))
const mapping = entriesOf('rewordings.yaml', z.record(z.string(), z.string()))
const setOf = (name: string): ReadonlySet<string> => new Set(list(name))
const mapOf = (name: string): ReadonlyMap<string, string> => new Map(Object.entries(mapping(name)))

// The files say what each of them is.
export const methods = setOf('methods')
export const methodPreference: readonly string[] = list('methodPreference')
export const forms = setOf('forms')
export const claims = setOf('claims')
export const details = setOf('details')
export const detailStarts: readonly string[] = list('detailStarts')
export const rephrased = mapOf('rephrased')
export const reworded = mapOf('reworded')
export const trailers = setOf('trailers')
export const followers = setOf('followers')
export const kinds = mapOf('kinds')
export const lastingKinds = setOf('lastingKinds')
export const nounTails = setOf('nounTails')
export const dishes = setOf('dishes')
export const accompaniments = setOf('accompaniments')
export const meats = setOf('meats')
export const cuts = setOf('cuts')
export const cutShapes = setOf('cutShapes')
export const properWords = setOf('properWords')
export const acronyms = setOf('acronyms')
export const commonWords = setOf('commonWords')
export const inclusionWords = setOf('inclusionWords')
export const descriptors = setOf('descriptors')
export const sizes = mapOf('sizes')
export const units = mapOf('units')
export const cutForms = mapOf('cutForms')
export const fillers = setOf('fillers')
