import { readText } from '../../data/read-table.ts'
import { lazy } from '../../lazy.ts'
import type { Dish } from '../pattern.ts'
import { parseDishes, parseGroups } from './read-dishes.ts'

const files = [
  'anglo',
  'breakfasts',
  'chinese',
  'indian',
  'italian',
  'japanese-korean',
  'latin',
  'mediterranean',
  'middle-eastern',
  'northern',
  'salads-soups',
  'simple',
  'southeast-asian',
  'basic-mains',
  'basic-ready',
  'basic-starches',
  'basic-vegetables-fruit',
].map((name) => `dishes/${name}.yaml`)

const groupsFile = 'dishes/groups.yaml'

/** Every dish of the builder: one file per region, and basic dishes by food. */
export const dishes = lazy((): readonly Dish[] => {
  const groups = parseGroups(groupsFile, readText(groupsFile))
  return files.flatMap((file) => parseDishes(file, readText(file), groups))
})
