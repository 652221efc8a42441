import { Share2 } from 'lucide-react'
import type { MealPlan, ShoppingList } from '#contract/meal-plans.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { useShoppingList } from '../use-meal-plans.ts'
import { words } from '../words.ts'
import { ListLine } from './list-line.tsx'
import { AddItem, OwnItems } from './own-items.tsx'
import { shareList } from './share-list.ts'
import { useTicks } from './use-tick.ts'

/** The shopping list of a plan by aisle, with saved ticks. */
export function Shopping({ plan }: { plan: MealPlan }) {
  const { data, isError, isFetching, refetch } = useShoppingList(plan.id)
  if (data) return <List id={plan.id} list={data} />
  if (isError || data === null)
    return (
      <ErrorState
        title={words.shoppingFailed}
        text={words.loadFailedText}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{words.loading}</span>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}

function List({ id, list: kept }: { id: string; list: ShoppingList }) {
  const tell = useInUnits()
  const { list, tick } = useTicks(id, kept)
  const things = [...list.own, ...list.aisles.flatMap((aisle) => aisle.things)]
  const had = things.filter(({ have }) => have).length
  return (
    <section aria-labelledby="shopping-list">
      <h2 id="shopping-list" className="display sr-only text-2xl print:not-sr-only">
        {words.shoppingTitle}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <div className="grid min-w-52 flex-1 gap-2">
          <p className="text-ink-2 tabular-nums">
            {words.had(formatNumber(had), formatNumber(things.length))}
          </p>
          <ProgressBar value={had} max={things.length} label={words.shoppingTitle} className="max-w-md" />
        </div>
        <Button
          variant="secondary"
          icon={<Share2 className="size-4" aria-hidden="true" />}
          onClick={() => void shareList(list, (text) => tell(text, { food: true }))}
        >
          {words.share}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-2 print:hidden">{words.shoppingHint}</p>
      <AddItem id={id} list={list} />
      <div className="mt-6 gap-x-10 sm:columns-2 xl:columns-3">
        <OwnItems id={id} list={list} tick={tick} />
        {list.aisles.map(({ aisle, things: some }) => (
          <section key={aisle} className="mb-6 break-inside-avoid" aria-labelledby={`aisle-${aisle}`}>
            <h3 id={`aisle-${aisle}`} className="eyebrow border-b border-line pb-1.5">
              {words.aisles[aisle]}
            </h3>
            <ul>
              {some.map(({ name, text, packs, atHand, have }) => (
                <li key={name}>
                  <ListLine
                    text={tell(text, { food: true })}
                    packs={packs}
                    atHand={atHand && tell(atHand, { food: true })}
                    have={have}
                    onTick={(next) => tick(name, next)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
