import { Trash2 } from 'lucide-react'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { SmallPicture } from '#web/http/small-picture.tsx'
import { UnsentBadge } from '#web/ui/feedback/unsent-badge.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { shortSource } from '../../log/figures-source.ts'
import { MacroDots } from '../../macro-dots.tsx'
import { words } from '../../words.ts'

type Props = {
  log: Shown<NutritionLog>
  /** Undefined while the entry is not on the server yet. */
  onOpen: (() => void) | undefined
  onRemove: () => void
}

/** An entry: a press opens it, the bin removes it. */
export function MealRow({ log, onOpen, onRemove }: Props) {
  const tell = useInUnits()
  const Part = onOpen ? 'button' : 'div'
  const press = onOpen && { type: 'button' as const, onClick: onOpen, 'aria-haspopup': 'dialog' as const }
  return (
    <li className="animate-fade-in relative flex items-center">
      <Part {...press} className="flex min-w-0 flex-1 items-center gap-3.5 rounded-sm py-4 text-left">
        <SmallPicture
          path={log.photoUrl}
          instead={<FoodEmoji emoji={log.foodEmoji} />}
          className="size-11.5"
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold text-pretty wrap-anywhere">{log.foodName}</span>
          <span className="text-sm wrap-anywhere text-ink-2">
            {[tell(log.servingSize), shortSource(log)].filter(Boolean).join(' · ')}
          </span>
          <MacroDots figures={log} />
          {log.unsent ? <UnsentBadge state={log.unsent.state} /> : null}
        </span>
        <span className="numeral text-2xl">
          {formatNumber(log.calories)}
          <span className="sr-only"> {words.kcal}</span>
        </span>
      </Part>
      <IconButton
        label={words.deleteFood(log.foodName)}
        onClick={onRemove}
        className="-mr-3 ml-1 text-ink-3 hover:text-tomato"
      >
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
