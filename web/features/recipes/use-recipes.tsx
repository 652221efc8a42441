import { RecipeMaker } from './recipe-maker.tsx'
import { SessionRecipes } from './session-recipes.tsx'
import { useSessionRecipes } from './use-session-recipes.ts'

type Options = {
  /** Where recipes are kept; none before the first scan or the first ingredient. */
  session: string | undefined
  /** Names of what was confirmed. */
  ingredients: readonly string[]
  /** Whether the plan holds making and logging. */
  mayMake: boolean
}

/** The recipes of a kitchen screen: `maker` makes them (nothing while no ingredient is confirmed), `list` shows them. */
export function useRecipes({ session, ingredients, mayMake }: Options) {
  const made = useSessionRecipes(session).data?.length ?? 0
  return {
    maker:
      mayMake && ingredients.length ? (
        <RecipeMaker ingredients={ingredients} session={session} again={made > 0} />
      ) : null,
    list: session ? <SessionRecipes session={session} mayLog={mayMake} /> : null,
  }
}
