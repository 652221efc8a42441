import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { defaultServings, generateRecipes, type MealStyle, type Recipe } from '#contract/recipes.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { errorText, isStopped } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { track } from '#web/http/events.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { addToSession } from './recipe-queries.ts'
import { words } from './words.ts'

type Asked = { ingredients: readonly string[]; mealStyle: MealStyle; session: string }

/** Generates recipes from a session's confirmed ingredients; can be stopped, and stops when the screen is left. */
export function useMakeRecipes(onMade?: (recipes: Recipe[]) => void) {
  const queries = useQueryClient()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const making = useMutation({
    mutationFn({ ingredients, mealStyle, session }: Asked) {
      stopper.current?.abort()
      const stop = new AbortController()
      stopper.current = stop
      const body = {
        ingredients: [...ingredients],
        servings: defaultServings,
        mealType: mealStyle,
        dietaryPreferences: [],
        sessionId: session,
      }
      return call(generateRecipes, { body, signal: stop.signal })
    },
    async onSuccess({ recipes }, { mealStyle, session }) {
      track({ name: 'recipe_generation', category: 'kitchen', label: mealStyle, value: recipes.length })
      toast({ title: words.ready, description: words.readyText(recipes.length) })
      await addToSession(queries, session, recipes)
      onMade?.(recipes)
    },
    onError: (error) =>
      void (isStopped(error) || toastRefusal(error, words.error, errorText(error, words.generateFailed))),
    // A stopped request may still count against the quota.
    onSettled: () => queries.invalidateQueries({ queryKey: [listQuotas.path] }),
  })

  return {
    /** Shows a message instead if there are no ingredients or no session. */
    make(ingredients: readonly string[], mealStyle: MealStyle, session: string | undefined) {
      if (making.isPending) return
      const missing = ingredients.length ? (session ? undefined : words.noSession) : words.noIngredients
      if (missing) toast({ title: words.error, description: missing, variant: 'destructive' })
      else if (session) making.mutate({ ingredients, mealStyle, session })
    },
    stop: () => stopper.current?.abort(),
    isMaking: making.isPending,
  }
}
