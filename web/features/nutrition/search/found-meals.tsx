import { CopyPlus } from 'lucide-react'
import type { FoundMeals as Found } from '#contract/nutrition/meal-search.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { isUnreachable } from '#web/http/api-error.ts'
import { SmallPicture } from '#web/http/small-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { formatLongDate, formatNumber } from '#web/ui/measures/format.ts'
import { useCopyMeals } from '../copy/use-copy-meals.ts'
import { words as nutrition } from '../words.ts'
import { useMealSearch } from './use-meal-search.ts'
import { words } from './words.ts'

type Props = { asked: string; today: string; mayLog: boolean; onChoose: (day: string) => void }

/** Meals that match a text, by day; a press opens the day. */
export function FoundMeals({ asked, today, mayLog, onChoose }: Props) {
  const search = useMealSearch(asked)
  const copy = useCopyMeals()
  const logs = search.data?.pages.flatMap((page) => page.logs) ?? []
  const days = search.data?.pages[0]?.days
  if (search.isError && !logs.length)
    return (
      <ErrorState
        title={isUnreachable(search.error) ? words.offline : words.failed}
        text={isUnreachable(search.error) ? words.offlineText : words.failedText}
        onRetry={() => void search.refetch()}
        busy={search.isFetching}
        className="content-start"
      />
    )
  if (!search.data)
    return (
      <div role="status" className="grid place-items-center py-8">
        <span className="sr-only">{words.searching}</span>
        <Spinner />
      </div>
    )
  if (!logs.length)
    return (
      <EmptyState
        title={words.none}
        text={days ? words.noneOn(named(days)) : words.noneText(asked)}
        action={
          days?.from === days?.to && days ? (
            <Button variant="secondary" onClick={() => onChoose(days.from)}>
              {words.openDay(formatLongDate(days.from))}
            </Button>
          ) : undefined
        }
      />
    )
  return (
    <div aria-busy={search.isPlaceholderData} className="-mx-1 overflow-y-auto px-1">
      {byDay(logs).map(([day, meals]) => (
        <section key={day} aria-label={formatLongDate(day)}>
          <h3 className="eyebrow border-b border-line pt-3 pb-2">{formatLongDate(day)}</h3>
          <ul className="divide-y divide-line">
            {meals.map((log) => (
              <FoundRow
                key={log.id}
                log={log}
                onOpen={() => onChoose(day)}
                onAgain={
                  mayLog ? () => copy.mutate({ fromDate: day, toDate: today, ids: [log.id] }) : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {search.hasNextPage ? (
        <div className="p-3 text-center">
          <Button
            variant="secondary"
            busy={search.isFetchingNextPage}
            onClick={() => void search.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type RowProps = { log: NutritionLog; onOpen: () => void; onAgain: (() => void) | undefined }

function FoundRow({ log, onOpen, onAgain }: RowProps) {
  const tell = useInUnits()
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-sm py-2.5 text-left hover:bg-ink/5"
      >
        <SmallPicture
          path={log.photoUrl}
          instead={<FoodEmoji emoji={log.foodEmoji} size="sm" />}
          className="size-9"
        />
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold text-pretty wrap-anywhere">{log.foodName}</span>
          <span className="text-sm wrap-anywhere text-ink-2">
            {nutrition.mealTypes[log.mealType]} · {tell(log.servingSize)}
          </span>
        </span>
        <span className="text-sm tabular-nums">
          {formatNumber(log.calories)} {words.kcal}
          <span className="sr-only"> {words.openDay(formatLongDate(log.targetDate))}</span>
        </span>
      </button>
      {onAgain ? (
        <IconButton label={words.again(log.foodName)} onClick={onAgain} className="text-herb">
          <CopyPlus className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  )
}

const byDay = (logs: readonly NutritionLog[]) => [...Map.groupBy(logs, (log) => log.targetDate)]

const named = ({ from, to }: NonNullable<Found['days']>) =>
  from === to ? words.on(formatLongDate(from)) : words.between(formatLongDate(from), formatLongDate(to))
