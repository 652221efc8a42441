import { BookmarkPlus, CopyPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MealItem, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { useFileAddress } from '#web/http/use-file-address.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber, formatTime } from '#web/ui/measures/format.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { longSource } from '../../log/figures-source.ts'
import { amountParts, remarksOf } from '../../log/plate/amount-text.ts'
import { Micronutrients } from '../../micronutrients/micronutrients.tsx'
import { ConfidenceBadge } from '../../scan/confidence-badge.tsx'
import { words } from '../../words.ts'
import type { MealActions } from '../list/use-meal-actions.tsx'
import { useToday } from '../use-today.ts'
import { NutrientList } from './nutrient-list.tsx'

type Props = {
  log: Shown<NutritionLog> | undefined
  onClose: () => void
  onRemove: (log: NutritionLog) => void
  /** Undefined if the plan does not include logging. */
  actions: MealActions | undefined
}

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** The details of an entry. */
export function MealDetail({ log, onClose, onRemove, actions }: Props) {
  const tell = useInUnits()
  const { today, zone } = useToday()
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState(log)
  if (log && log !== last) setLast(log)
  const shown = log ?? last
  if (!shown) return null
  return (
    <Dialog
      open={log !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={shown.foodName}
      description={`${words.mealTypes[shown.mealType]} · ${recentDay(shown.targetDate, today)} · ${tell(shown.servingSize)}`}
    >
      <div className="grid grid-cols-1 gap-6">
        <MealPhoto key={shown.id} log={shown} />
        <div className="flex items-center gap-4">
          <FoodEmoji emoji={shown.foodEmoji} size="lg" />
          <p className="numeral text-5xl">
            {formatNumber(shown.calories)}
            <span className="ml-2 font-sans text-base tracking-normal text-ink-2">{words.kcal}</span>
          </p>
        </div>
        <NutrientList figures={shown} />
        {shown.unsent ? null : <Micronutrients key={shown.id} logId={shown.id} />}
        {actions ? <Actions log={shown} actions={actions} onClose={onClose} /> : null}
        {shown.items.length > 0 ? (
          <Foods
            items={shown.items}
            onFood={
              actions &&
              ((food) => {
                onClose()
                actions.edit(shown, food)
              })
            }
          />
        ) : null}
        {shown.notes ? <Part title={words.notes} text={shown.notes} /> : null}
        <section className="grid justify-items-start gap-1.5">
          <h3 className="eyebrow">{words.howCounted}</h3>
          <p>{longSource(shown)}</p>
          {shown.source === 'manual' || shown.confidence === null ? null : (
            <ConfidenceBadge confidence={shown.confidence} />
          )}
          <p className="text-sm text-ink-2">{words.loggedAt(formatTime(shown.createdAt, zone))}</p>
        </section>
        <Button
          variant="secondary"
          className="justify-self-start text-tomato"
          icon={<Trash2 {...icon} />}
          onClick={() => onRemove(shown)}
        >
          {words.deleteMeal}
        </Button>
      </div>
    </Dialog>
  )
}

function Actions({
  log,
  actions,
  onClose,
}: {
  log: NutritionLog
  actions: MealActions
  onClose: () => void
}) {
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const copied = { label: log.foodName, fromDate: log.targetDate, ids: [log.id] }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={<Pencil {...icon} />} onClick={then(() => actions.edit(log))}>
        {words.edit}
      </Button>
      <Button variant="secondary" icon={<CopyPlus {...icon} />} onClick={then(() => actions.copy(copied))}>
        {words.copy}
      </Button>
      <Button variant="secondary" icon={<BookmarkPlus {...icon} />} onClick={then(() => actions.save([log]))}>
        {words.saveAsMeal}
      </Button>
    </div>
  )
}

/** The foods of an entry; a tap on one corrects it. */
function Foods({
  items,
  onFood,
}: {
  items: readonly MealItem[]
  onFood: ((at: number) => void) | undefined
}) {
  return (
    <section>
      <h3 className="eyebrow mb-1">{words.foods}</h3>
      <ul className="divide-y divide-line">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a logged meal's foods never change their order
          <li key={at}>
            {onFood ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onFood(at)}
                className="flex w-full items-center gap-3 rounded-sm py-2.5 text-left hover:bg-sunken"
              >
                <Food item={item} />
              </button>
            ) : (
              <span className="flex items-center gap-3 py-2.5">
                <Food item={item} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Food({ item }: { item: MealItem }) {
  const tell = useInUnits()
  return (
    <>
      {item.emoji ? <FoodEmoji emoji={item.emoji} size="sm" /> : null}
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="wrap-anywhere first-letter:uppercase">{item.name}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {[...new Set(amountParts(item).map((part) => tell(part)))].join(' · ')}
        </span>
        {remarksOf(item).map((remark) => (
          <span key={remark} className="text-sm font-medium text-carbs">
            {remark}
          </span>
        ))}
      </span>
      <span className="numeral w-14 text-right text-lg">{formatNumber(item.calories)}</span>
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="eyebrow">{title}</h3>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
}

function MealPhoto({ log }: { log: NutritionLog }) {
  const { address, failed } = useFileAddress(log.photoUrl)
  const [broken, setBroken] = useState(false)
  if (!log.photoUrl) return null
  if (failed || broken) return <p className="text-sm text-ink-2">{words.photoGone}</p>
  return (
    <img
      src={address}
      alt={words.photoOf(log.foodName)}
      onError={() => setBroken(true)}
      className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
    />
  )
}
