import { RotateCcw } from 'lucide-react'
import type { Food } from '#contract/foods/foods.ts'
import type { MealHit } from '#contract/nutrition/meal-hits.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useUsualServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words as nutrition } from '../words.ts'
import { words } from './words.ts'

type Props = {
  hit: MealHit
  /** The meal to log it as. */
  mealType: MealType | ''
}

/** A hit in one row of 52 pixels; enlarged text may take more. */
export function HitOption({ hit, mealType }: Props) {
  const tell = useInUnits()
  if (hit.kind === 'food') return <FoodHit food={hit.food} />
  const { meal } = hit
  const as = mealType || meal.mealType
  return (
    <HitRow
      emoji={hit.kind === 'saved' ? hit.meal.emoji : hit.meal.foodEmoji}
      name={hit.kind === 'saved' ? hit.meal.name : hit.meal.foodName}
      amount={tell(meal.servingSize)}
      calories={meal.calories}
      mark={words.hitMarks[hit.kind]}
      atOnce={as ? nutrition.mealTypes[as] : undefined}
    />
  )
}

function FoodHit({ food }: { food: Food }) {
  const tell = useInUnits()
  const { serving, calories } = useUsualServingAmount(food)
  return (
    <HitRow
      emoji={food.emoji}
      name={food.name}
      amount={[food.alsoCalled, food.brand, tell(serving)].filter(Boolean).join(' · ')}
      calories={calories}
      mark={food.source === 'custom' ? words.hitMarks.own : undefined}
    />
  )
}

type RowProps = {
  emoji: string
  name: string
  amount: string
  calories: number
  mark: string | undefined
  /** The meal as which a tap logs it. */
  atOnce?: string | undefined
}

function HitRow({ emoji, name, amount, calories, mark, atOnce }: RowProps) {
  return (
    <span className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-3 max-[22rem]:gap-x-2">
      <span aria-hidden="true" className="emoji text-2xl leading-none">
        {emoji}
      </span>
      <span className="grid min-w-0 grow basis-20 grid-cols-1 leading-tight">
        <span dir="auto" className="truncate text-left font-medium">
          {name}
        </span>{' '}
        <span className="flex gap-1.5 text-sm text-ink-2">
          {amount ? <span className="truncate">{amount}</span> : null}{' '}
          {mark ? <span className="shrink-0 text-herb">{mark}</span> : null}
        </span>
      </span>{' '}
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">
        {formatNumber(Math.round(calories))} {nutrition.kcal}
      </span>
      {atOnce ? (
        <>
          <span className="sr-only"> {words.loggedAtOnce(atOnce)}</span>
          <RotateCcw
            className="size-4.5 shrink-0 text-herb max-[22rem]:hidden"
            strokeWidth={1.75}
            aria-hidden="true"
          />
        </>
      ) : null}
    </span>
  )
}
