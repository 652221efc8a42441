import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { words } from '../words.ts'
import type { Ingredient, Labelled, LabelledFolder } from './labelled-meal.ts'
import { FolderError } from './labelled-meal.ts'

const amount = z.coerce.number('needs a number').min(0, 'cannot be negative')
const name = z.string().trim().min(1)
const ingredient = z.union([
  name.transform((text) => ({ name: text })),
  z.object({ name, grams: amount.optional() }),
])
const common = {
  id: name.optional(),
  photo: name.optional(),
  ingredients: z.union([name.transform(listed), z.array(ingredient)]).optional(),
}
const mealCase = z
  .object({
    ...common,
    text: name.optional(),
    calories: amount,
    protein: amount.optional(),
    carbs: amount.optional(),
    fat: amount.optional(),
    grams: amount.optional(),
  })
  .refine(({ text, photo }) => text || photo, words.nothingToRead)
const fridgeCase = z.object({ ...common, photo: name, ingredients: common.ingredients.unwrap() })

const kinds = [
  { task: 'meal', stem: 'meals', row: mealCase },
  { task: 'fridge', stem: 'fridges', row: fridgeCase },
] as const
const endings = ['csv', 'jsonl', 'json'] as const

/**
 * A custom folder: `meals.csv`, `meals.jsonl` or `meals.json` (or `fridges.…`) with photos. Undefined without
 * such a file. Throws `FolderError` with the case for an unreadable one.
 */
export async function readOwnFolder(folder: string): Promise<LabelledFolder | undefined> {
  for (const { task, stem, row } of kinds)
    for (const ending of endings) {
      const file = join(folder, `${stem}.${ending}`)
      if (!existsSync(file)) continue
      const rows = rowsOf(await readFile(file, 'utf8'), ending, file)
      const cases = rows.map((one, at) => caseOf(row, one, { file, place: at + 1, folder }))
      return { task, about: words.ownFolder(folder), nutrition5k: false, cases, withoutPhoto: 0 }
    }
  return undefined
}

function rowsOf(text: string, ending: (typeof endings)[number], file: string): unknown[] {
  try {
    if (ending === 'json') return z.array(z.unknown()).parse(JSON.parse(text))
    if (ending === 'jsonl') {
      const lines = text.split('\n').filter((line) => line.trim())
      return lines.map((line) => JSON.parse(line) as unknown)
    }
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, trim: true })
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
  } catch (error) {
    throw new FolderError(words.unreadableFile(file, (error as Error).message))
  }
}

type Place = { file: string; place: number; folder: string }

function caseOf(row: typeof mealCase | typeof fridgeCase, from: unknown, about: Place): Labelled {
  const { file, place, folder } = about
  const result = row.safeParse(from)
  if (!result.success) {
    const { path, message } = result.error.issues[0]!
    throw new FolderError(words.badCase(file, place, path.join('.'), message))
  }
  const { id = String(place), photo, ingredients, ...rest } = result.data
  const { text = '', ...truth } = 'calories' in rest ? rest : {}
  const path = photo && join(folder, photo)
  if (path && !existsSync(path)) throw new FolderError(words.noPhoto(file, place, photo))
  return { id, text, photo: path, truth, ingredients }
}

/** "rice:150; chicken breast": names, with grams if weighed. */
function listed(text: string): Ingredient[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, named, grams] = /^(.*?)\s*:\s*([\d.]+)\s*g?$/.exec(part) ?? []
      return named && grams ? { name: named, grams: Number(grams) } : { name: part }
    })
}
