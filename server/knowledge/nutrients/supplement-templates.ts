import { micronutrients, type StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { numberIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'

type Template = { name: string; dose: string; nutrients: StatedMicronutrients }

const file = 'intakes/supplements.csv'

/** Usual supplements with the amounts typical of labels. */
export const supplementTemplates = lazy(() =>
  parseTable(
    file,
    readText(file),
    ['name', 'dose', 'nutrient', 'amount'],
    ([name, dose, nutrient, amount]): Template => ({
      name,
      dose,
      nutrients: { [wordIn(nutrient, micronutrients)]: numberIn(amount) },
    }),
  ),
)
