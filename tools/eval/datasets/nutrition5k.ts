import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '../words.ts'
import type { Labelled, LabelledFolder } from './labelled-meal.ts'
import { FolderError } from './labelled-meal.ts'

/** Dishes with a photo from above, used for the paper's depth figures. */
const usualSplit = 'depth_test'

/**
 * The dataset Nutrition5k (Thames et al., CVPR 2021; github.com/google-research-datasets/Nutrition5k) as
 * published: cafeteria dishes with every ingredient weighed and one photo from above. `split` names one of
 * `dish_ids/splits/<split>_ids.txt`; without that folder all dishes are read. Undefined for any other folder.
 */
export async function readNutrition5k(
  folder: string,
  split: string | undefined,
): Promise<LabelledFolder | undefined> {
  const files = await dishFiles(folder)
  if (!files.length) return undefined
  const dishes = new Map<string, Labelled>()
  for (const file of files)
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      const dish = dishOf(line)
      if (dish) dishes.set(dish.id, dish)
    }
  const photos = [join(folder, 'imagery', 'realsense_overhead'), join(folder, 'realsense_overhead')]
  const { ids, name } = await splitOf(folder, split)
  const wanted = (ids ?? [...dishes.keys()]).flatMap((id) => dishes.get(id) ?? [])
  const cases = wanted.flatMap((dish) => {
    const photo = photos.map((place) => join(place, dish.id, 'rgb.png')).find(existsSync)
    return photo ? [{ ...dish, photo }] : []
  })
  return {
    task: 'meal',
    about: words.nutrition5k(name),
    nutrition5k: true,
    cases,
    withoutPhoto: wanted.length - cases.length,
  }
}

async function dishFiles(folder: string): Promise<string[]> {
  for (const place of [join(folder, 'metadata'), folder]) {
    const names = await readdir(place).catch(() => [])
    const files = names.filter((name) => /^dish_metadata_cafe\d+\.csv$/.test(name)).sort()
    if (files.length) return files.map((name) => join(place, name))
  }
  return []
}

/** Parses a line: the dish's totals, then seven cells per ingredient. Undefined if malformed. */
function dishOf(line: string): Labelled | undefined {
  const cells = line.trim().split(',')
  const [id = '', ...totals] = cells.slice(0, 6)
  const [calories, grams, fat, carbs, protein] = totals.map(Number)
  if (
    !id.startsWith('dish_') ||
    totals.length < 5 ||
    totals.some((cell) => !cell || Number.isNaN(Number(cell)))
  )
    return undefined
  // The readme has the number of ingredients first, the files do not.
  const rest = cells.slice(/^\d+$/.test(cells[6] ?? '') ? 7 : 6)
  const ingredients = []
  for (let at = 0; at + 2 < rest.length; at += 7)
    ingredients.push({ name: rest[at + 1]!, grams: Number(rest[at + 2]) })
  return { id, text: '', photo: undefined, truth: { calories, protein, carbs, fat, grams }, ingredients }
}

async function splitOf(folder: string, asked: string | undefined) {
  const place = join(folder, 'dish_ids', 'splits')
  const files = await readdir(place).catch(() => [])
  const names = files.flatMap((file) => /^(.+)_ids\.txt$/.exec(file)?.[1] ?? []).sort()
  const name = asked ?? (names.includes(usualSplit) ? usualSplit : names.find((one) => one.endsWith('_test')))
  if (name === undefined) return { ids: undefined, name: undefined }
  if (!names.includes(name)) throw new FolderError(words.noSplit(name, names))
  const text = await readFile(join(place, `${name}_ids.txt`), 'utf8')
  return { ids: text.split(/\s+/).filter(Boolean), name }
}
