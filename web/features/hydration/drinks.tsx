import { useRef, useState } from 'react'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { type Shown, useDiscardUnsent } from '#web/features/offline/use-unsent.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { DrinkRow } from './drink-row.tsx'
import { EditDrinkDialog } from './log/edit-drink-dialog.tsx'
import { useDrinks } from './use-drinks.ts'
import { useRemoveDrink } from './use-remove-drink.ts'
import { words } from './words.ts'

/** Rows shown before the list is expanded. */
export const recentDrinks = 5

type Props = { day: string; today: string; units: UnitSystem; mayLog: boolean }

/** The day's drinks, newest first. */
export function Drinks({ day, today, units, mayLog }: Props) {
  const { data, isError, isFetching, refetch } = useDrinks(day, today)
  if (data) return <DrinkList drinks={data} isToday={day === today} units={units} mayLog={mayLog} />
  if (isError || data === null)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{words.drinksFailed}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  return (
    <div role="status" className="grid gap-5 py-3">
      <span className="sr-only">{words.loadingDrinks}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-11.5 rounded-sm" />
          <Skeleton className="h-11 flex-1" />
        </div>
      ))}
    </div>
  )
}

type ListProps = { drinks: readonly Shown<DrinkLog>[]; isToday: boolean; units: UnitSystem; mayLog: boolean }

function DrinkList({ drinks, isToday, units, mayLog }: ListProps) {
  const [all, showAll] = useState(false)
  const [opened, setOpened] = useState<DrinkLog>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useRemoveDrink()
  const discard = useDiscardUnsent()
  const drop = (drink: Shown<DrinkLog>) => {
    setOpened(undefined)
    if (drink.unsent) discard(drink.unsent)
    else remove.mutate(drink)
    // The focused button was removed with its drink.
    heading.current?.focus()
  }
  const shown = all ? drinks : drinks.slice(0, recentDrinks)
  return (
    <section aria-labelledby="recent-drinks">
      <h3 id="recent-drinks" ref={heading} tabIndex={-1} className="eyebrow border-b border-line pb-2">
        {isToday ? words.recentDrinks : words.drinks}
      </h3>
      {drinks.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((drink) => (
            <DrinkRow
              key={drink.id}
              drink={drink}
              units={units}
              onOpen={mayLog && !drink.unsent ? () => setOpened(drink) : undefined}
              onRemove={() => drop(drink)}
            />
          ))}
        </ul>
      ) : (
        <p className="py-4 text-ink-2">{isToday && mayLog ? words.noDrinks : words.noDrinksThen}</p>
      )}
      {drinks.length > recentDrinks ? (
        <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => showAll(!all)} className="-ml-4">
          {all ? words.showFewer : words.showAll(drinks.length)}
        </Button>
      ) : null}
      <EditDrinkDialog drink={opened} onClose={() => setOpened(undefined)} onRemove={drop} />
    </section>
  )
}
