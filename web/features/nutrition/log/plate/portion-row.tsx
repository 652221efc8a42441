import { ArrowLeftRight, ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'
import { amountParts, remarksOf } from './amount-text.ts'
import { FoodPicker } from './food-picker.tsx'
import { canWeigh, gramsOf, type Portion, swapped, weighed, withSecond } from './plate.ts'
import { PortionAmount } from './portion-amount.tsx'

type Props = {
  portion: Portion
  isOpen: boolean
  onOpen: (open: boolean) => void
  onChange: (portion: Portion) => void
  onRemove?: (() => void) | undefined
}

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const

/** A food of the meal in one line; a press opens its amount, swap and removal below. */
export function PortionRow({ portion, isOpen, onOpen, onChange, onRemove }: Props) {
  const detailId = useId()
  // An amount that cannot be logged stays in sight.
  const isShown = isOpen || (canWeigh(portion) && gramsOf(portion) === undefined)
  return (
    <li>
      <Line
        portion={portion}
        aria-expanded={isShown}
        aria-controls={detailId}
        onClick={() => onOpen(!isOpen)}
      />
      <div id={detailId} hidden={!isShown}>
        {isShown ? <Detail portion={portion} onChange={onChange} onRemove={onRemove} /> : null}
      </div>
    </li>
  )
}

type LineProps = {
  portion: Portion
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

function Line({ portion, ...press }: LineProps) {
  const tell = useInUnits()
  const { name, emoji, second } = portion.original
  const eaten = weighed(portion)
  const amount = new Set(amountParts(eaten).map((part) => tell(part)))
  return (
    <button
      type="button"
      {...press}
      className="group flex min-h-14 w-full items-center gap-3 py-1.5 text-left"
    >
      {emoji ? <FoodEmoji emoji={emoji} size="sm" /> : null}
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="line-clamp-2 font-medium wrap-anywhere first-letter:uppercase">{name}</span>{' '}
        <span className="text-sm text-ink-2 tabular-nums">{[...amount].join(' · ')}</span>
        {remarksOf(portion.original).map((remark) => (
          <span key={remark} className="text-sm font-medium text-carbs">
            {' '}
            {remark}
          </span>
        ))}
        {second && !press['aria-expanded'] ? (
          <span className="truncate text-sm text-ink-2"> {words.secondChoice(second.name)}</span>
        ) : null}
      </span>{' '}
      <span className="numeral text-lg">
        {formatNumber(eaten.calories)}{' '}
        <span className="font-sans text-sm tracking-normal text-ink-2">{words.kcal}</span>
      </span>
      <ChevronDown
        className="-mr-1 size-4 shrink-0 text-ink-3 transition-transform duration-150 group-aria-expanded:rotate-180"
        aria-hidden="true"
      />
    </button>
  )
}

type DetailProps = Pick<Props, 'portion' | 'onChange' | 'onRemove'>

function Detail({ portion, onChange, onRemove }: DetailProps) {
  const { name, second } = portion.original
  const [isSwapping, setSwapping] = useState(false)
  if (isSwapping)
    return (
      <div className="pb-3">
        <FoodPicker
          label={words.swapFor(name)}
          initial={name}
          onFood={(food) => {
            setSwapping(false)
            onChange(swapped(portion, food))
          }}
          onClose={() => setSwapping(false)}
        />
      </div>
    )
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 pb-3">
      {second ? (
        <Button
          variant="secondary"
          className="w-full justify-start text-left"
          icon={second.emoji ? <span aria-hidden="true">{second.emoji}</span> : undefined}
          onClick={() => onChange(withSecond(portion))}
        >
          {words.chooseSecond(second.name, formatNumber(weighed(withSecond(portion)).calories))}
        </Button>
      ) : null}
      {canWeigh(portion) ? <PortionAmount portion={portion} onChange={onChange} /> : null}
      <div className="flex gap-2">
        <Button
          variant="secondary"
          icon={<ArrowLeftRight {...icon} />}
          aria-label={words.swap(name)}
          title={words.swapTitle}
          onClick={() => setSwapping(true)}
        >
          {words.swapShort}
        </Button>
        {onRemove ? (
          <Button
            variant="secondary"
            className="text-tomato"
            icon={<Trash2 {...icon} />}
            aria-label={words.removeFood(name)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
