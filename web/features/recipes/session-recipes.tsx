import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RecipeList } from './recipe-card.tsx'
import { sessionRecipes } from './recipe-queries.ts'
import { words } from './words.ts'

/** The session's recipes so far; renders nothing without any. */
export function SessionRecipes({ session, mayLog }: { session: string; mayLog: boolean }) {
  const { data, isPending, isError, isFetching, refetch } = useSessionRecipes(session)
  if (isPending || data?.length === 0) return null
  return (
    <section aria-labelledby="session-recipes" className="grid gap-4">
      <h2 id="session-recipes" className="display text-2xl">
        {words.listTitle}
      </h2>
      {data ? (
        <RecipeList recipes={data} mayLog={mayLog} />
      ) : isError ? (
        <ErrorState
          title={words.loadFailed}
          text={words.loadFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <p className="rounded-lg border border-line bg-raised p-5 text-ink-2">{words.logInFirst}</p>
      )}
    </section>
  )
}

/** Placeholder of recipe cards. */
export function RecipesLoading() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <span className="sr-only">{words.loading}</span>
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} className="grid gap-4">
          <div className="flex gap-4">
            <Skeleton className="size-16 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-5 w-3/5" />
            </div>
          </div>
          <Skeleton className="h-6" />
          <Skeleton className="h-10" />
          <Skeleton className="h-11.5" />
          <Skeleton className="h-11 w-3/4 rounded-full" />
        </Card>
      ))}
    </div>
  )
}

/** A session's recipes, newest first; `null` while signed out. */
export function useSessionRecipes(session: string | undefined) {
  return useQuery({
    ...sessionRecipes(session ?? ''),
    enabled: session !== undefined,
    refetchOnMount: 'always',
    retry: 1,
  })
}
