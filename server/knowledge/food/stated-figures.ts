import { figuresOfRow, type ReferenceFigure } from '../data/foods/reference-table.ts'
import { referenceRowOf } from './food.ts'
import { rowNamed } from './food-table.ts'
import { type RecipeSource, recipeSource } from './recipe-source.ts'

type Stated<Name extends ReferenceFigure> = Partial<Record<Name, number>>

/**
 * Figures per 100 g of a food by its source: those of its row of a reference, or what each part of its recipe states.
 * A typical value of labels states none.
 */
export function statedFigures<Name extends ReferenceFigure>(
  source: string,
  names: readonly Name[],
): Stated<Name> {
  const row = referenceRowOf(source)
  const recipe = row ? undefined : recipeSource(source)
  return recipe ? ofRecipe(recipe, names) : figuresOfRow(row ?? source, names)
}

function ofRecipe<Name extends ReferenceFigure>({ parts, weight }: RecipeSource, names: readonly Name[]) {
  const stated = parts.map(({ source }) => statedFigures(rowNamed(source)?.source ?? source, names))
  const figures: Stated<Name> = {}
  for (const name of names) {
    let sum = 0
    parts.forEach(({ grams }, at) => {
      sum += grams * (stated[at]![name] ?? Number.NaN)
    })
    if (!Number.isNaN(sum)) figures[name] = Math.round((sum / weight) * 1e5) / 1e5
  }
  return figures
}
