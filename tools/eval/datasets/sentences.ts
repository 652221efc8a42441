import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { words } from '../words.ts'
import type { Labelled, LabelledFolder } from './labelled-meal.ts'
import { FolderError } from './labelled-meal.ts'

const amount = z.coerce.number('needs a number').min(0, 'cannot be negative')
const sentence = z
  .object({
    text: z.string().trim().min(1, 'is empty'),
    kcal: amount,
    carbs_g: amount.optional(),
    protein_g: amount.optional(),
    fat_g: amount.optional(),
  })
  .catchall(z.string())

/**
 * A CSV file of meal descriptions: `text,kcal,carbs_g,protein_g,fat_g`. The values of any other column divide them into
 * groups. Throws `FolderError` with the case for an unreadable one.
 */
export async function readSentences(file: string): Promise<LabelledFolder> {
  const cases = (await rowsOf(file)).map((row, at) => caseOf(row, file, at + 1))
  return { task: 'meal', about: file, nutrition5k: false, cases, withoutPhoto: 0 }
}

async function rowsOf(file: string): Promise<unknown[]> {
  try {
    return parse(await readFile(file, 'utf8'), { columns: true, bom: true, trim: true })
  } catch (error) {
    throw new FolderError(words.unreadableFile(file, (error as Error).message))
  }
}

function caseOf(from: unknown, file: string, place: number): Labelled {
  const result = sentence.safeParse(from)
  if (!result.success) {
    const { path, message } = result.error.issues[0]!
    throw new FolderError(words.badCase(file, place, path.join('.'), message))
  }
  const { text, kcal, carbs_g: carbs, protein_g: protein, fat_g: fat, ...columns } = result.data
  return {
    id: String(place),
    text,
    photo: undefined,
    truth: { calories: kcal, carbs, protein, fat },
    ingredients: undefined,
    group: Object.values(columns).filter(Boolean).join(' '),
  }
}
