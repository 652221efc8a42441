import { RecipeMaker } from './recipe-maker.tsx'
import { SessionRecipes, useSessionRecipes } from './session-recipes.tsx'

type Options = {
  /** The session that stores recipes; undefined before the first scan or ingredient. */
  session: string | undefined
  /** Names of the confirmed ingredients. */
  ingredients: readonly string[]
  /** Whether the plan includes generating and logging. */
  mayMake: boolean
  /** Generates at once if the session has no recipes. */
  startNow?: boolean
}

/** The recipes of a kitchen screen: `maker` generates them (null without confirmed ingredients), `list` shows them. */
export function useRecipes({ session, ingredients, mayMake, startNow }: Options) {
  const kept = useSessionRecipes(session)
  const made = kept.data?.length ?? 0
  return {
    maker:
      mayMake && ingredients.length ? (
        <RecipeMaker
          ingredients={ingredients}
          session={session}
          again={made > 0}
          startNow={Boolean(startNow && kept.isSuccess && made === 0)}
        />
      ) : null,
    list: session ? <SessionRecipes session={session} mayLog={mayMake} /> : null,
  }
}
