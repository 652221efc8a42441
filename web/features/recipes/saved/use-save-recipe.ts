import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Recipe, saveRecipe, unsaveRecipe } from '#contract/recipes.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { showRecipe } from '../recipe-queries.ts'
import { words } from '../words.ts'

type Asked = { recipe: Recipe; keep: boolean; quietly?: boolean }

/** Saves or removes a recipe, with an undo in the toast. */
export function useSaveRecipe() {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ recipe: { id }, keep }: Asked) =>
      call(keep ? saveRecipe : unsaveRecipe, { params: { id } }),
    async onSuccess(recipe, { keep, quietly }) {
      if (!quietly)
        toast({
          title: keep ? words.recipeSaved : words.removed,
          description: recipe.title,
          action: {
            label: words.undo,
            onSelect: () => saving.mutate({ recipe, keep: !keep, quietly: true }),
          },
        })
      await showRecipe(queries, recipe)
    },
    onError(error, { keep }) {
      toastRefusal(error, words.error, keep ? words.saveFailed : words.removeFailed)
    },
  })
  return {
    save: (recipe: Recipe) => saving.isPending || saving.mutate({ recipe, keep: true }),
    remove: (recipe: Recipe) => saving.isPending || saving.mutate({ recipe, keep: false }),
    isSaving: saving.isPending,
  }
}
