/**
 * `npm run foods:data -- FOLDER`: compiles server/knowledge/data/foods/fndds.csv and sr28.csv from the USDA tables
 * fndds-foods, fndds-portions, usda-sr28, usda-sr28-names and usda-sr28-portions (CSV) in FOLDER. Exits with 1 and one
 * sentence when a file or a column is missing.
 *
 * Sources, public domain: U.S. Department of Agriculture, Agricultural Research Service, 2024, Food and Nutrient
 * Database for Dietary Studies 2021-2023 (FNDDS); U.S. Department of Agriculture, Agricultural Research Service,
 * 2015, National Nutrient Database for Standard Reference, Release 28 (SR28).
 *
 * Columns: id (food code, NDB number), name, also (search words between `|`), category, nutrients per 100 g (empty =
 * unknown), portions. Left out to keep a file under 2.5 MB: carotenoids and the fatty acids but EPA and DHA, which
 * only FNDDS states. FNDDS has no manganese and no pantothenic acid; SR28 as given no alcohol, caffeine, theobromine,
 * retinol, folate by kind, added vitamins, EPA, DHA. Rows for the survey's own arithmetic are left out.
 *
 * Portions, joined by `;`, each key once:
 *
 *   portion  = key "=" grams                             grams > 0, of the edible part
 *   key      = "default" | quantity [pack] [size] [unit [form] ["of" size]]      a size or a unit is there
 *   quantity = a decimal number, the grams being those of the whole quantity ("0.5 bagel=35")
 *   pack     = a number and "-oz" or "-fl-oz"            the package's content: "1 12-fl-oz can=372"
 *   size     = small | medium | large …                  `sizes` of rewordings.yaml
 *   unit     = cup | tbsp | piece | slice | can …        `units` of rewordings.yaml; "piece" is one of the food
 *   form     = diced | mashed …                          `cutForms` of rewordings.yaml
 *   of size  = the size of the whole: "1 piece of medium=110" is a piece of a medium pizza
 *
 * "default" is the weight that the survey assumes when no quantity is stated. A weight of its own (oz, lb, g),
 * guideline amounts, inches, raw or dry amounts that yield some, drinks measured with ice, and portions with words
 * outside the grammar, such as brands, are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { buildFoods } from './build.ts'
import { SourceError } from './csv.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run foods:data -- FOLDER')
  process.exit(2)
}
try {
  const files = buildFoods(folder)
  const target = new URL('../../../server/knowledge/data/foods/', import.meta.url)
  mkdirSync(target, { recursive: true })
  writeFileSync(new URL('fndds.csv', target), files.fndds)
  writeFileSync(new URL('sr28.csv', target), files.sr28)
} catch (error) {
  if (!(error instanceof SourceError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
