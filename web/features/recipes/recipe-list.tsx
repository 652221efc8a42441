import type { Recipe } from '#contract/recipes.ts'
import { RecipeCard, type RecipeCardProps } from './recipe-card.tsx'

type Props = Omit<RecipeCardProps, 'recipe'> & { recipes: readonly Recipe[] }

/** Recipe cards, two columns on wide screens. */
export function RecipeList({ recipes, ...card }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} {...card} />
      ))}
    </div>
  )
}
