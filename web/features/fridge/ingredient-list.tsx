import { type Ingredient, isTyped } from '#contract/fridge.ts'
import { ApiError } from '#web/http/api-error.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { IngredientTick } from './ingredient-tick.tsx'
import { isSessionGone, useIngredients } from './use-ingredients.ts'
import { useTick } from './use-tick.ts'
import { words } from './words.ts'

type Props = { session: string; onLeave: () => void }

/** The session's ingredients with checkboxes. */
export function IngredientList({ session, onLeave }: Props) {
  const { data, error, isPending, isFetching, refetch } = useIngredients(session)
  return (
    <section aria-labelledby="ingredients" className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="ingredients" className="display text-2xl">
          {data?.length && data.every(isTyped) ? words.listTitleTyped : words.listTitle}
        </h2>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {words.startOver}
        </Button>
      </div>
      {data ? (
        <Ticks session={session} ingredients={data} />
      ) : isPending ? (
        <ListLoading />
      ) : isSessionGone(error) ? (
        <ErrorState title={words.listFailed(statusOf(error))} text={words.listGone} />
      ) : (
        <ErrorState
          title={error ? words.listFailed(statusOf(error)) : words.logInAgain}
          text={words.listFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </section>
  )
}

function Ticks({ session, ingredients }: { session: string; ingredients: readonly Ingredient[] }) {
  const { toggle, tickAll } = useTick(session)
  const confirmed = ingredients.filter(({ isConfirmed }) => isConfirmed).length
  if (!ingredients.length) return <p className="py-6 text-ink-2">{words.listEmpty}</p>
  return (
    <>
      <p className="-mt-2 text-ink-2">{words.tickHint}</p>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="text-sm font-semibold tabular-nums">
          {words.confirmed(formatNumber(confirmed), formatNumber(ingredients.length))}
        </p>
        {confirmed < ingredients.length ? (
          <Button variant="secondary" size="sm" onClick={() => tickAll(ingredients)}>
            {words.tickAll}
          </Button>
        ) : null}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
        {ingredients.map((ingredient) => (
          <li key={ingredient.id}>
            <IngredientTick ingredient={ingredient} onToggle={() => toggle(ingredient)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ListLoading() {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
      <span className="sr-only">{words.listLoading}</span>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

function statusOf(error: unknown): string {
  return error instanceof ApiError ? String(error.status) : words.noAnswer
}
