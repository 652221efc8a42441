import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { useServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { NutrientList } from '../day/edit/nutrient-list.tsx'
import { useToday } from '../day/use-today.ts'
import { FoodMicronutrients } from '../micronutrients/food-micronutrients.tsx'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words } from '../words.ts'
import { PortionChooser } from './portion-chooser.tsx'
import { useLogByHand } from './use-log-by-hand.ts'

type Props = {
  /** Undefined while no food was found. */
  food: Food | undefined
  draft: Pick<MealDraft, 'mealType' | 'notes' | 'targetDate'>
  onClose: () => void
  onLogged: () => void
}

/** Logs a food that was found, after a choice of its amount. */
export function FoodDialog({ food, draft, onClose, onLogged }: Props) {
  const servingAmount = useServingAmount()
  const { log, isLogging } = useLogByHand(onLogged)
  const { today } = useToday()
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState<Food>()
  if (food && food !== last) {
    setLast(food)
    servingAmount.choose(food)
  }
  const { chosen } = servingAmount
  if (!chosen) return null
  const { mealType, notes, targetDate } = draft
  const { grams, figures, serving } = chosen

  const confirm = () => {
    if (!mealType || !figures || isLogging) return
    log(
      {
        foodName: chosen.food.name,
        calories: figures.calories,
        protein: figures.protein,
        carbs: figures.carbs,
        fat: figures.fat,
        sugar: figures.sugar,
        servingSize: serving,
        foodRef: chosen.food.ref,
        grams,
        mealType,
        notes: notes.trim() || null,
        targetDate,
      },
      // The toast shows the reason; no input here is at fault.
      () => {},
    )
  }
  return (
    <Dialog
      open={food !== undefined}
      onOpenChange={(open) => open || isLogging || onClose()}
      title={words.howMuch}
      description={
        mealType ? words.resultsFor(words.mealTypes[mealType], recentDay(targetDate, today)) : undefined
      }
      footer={
        <Button onClick={confirm} busy={isLogging} disabled={!figures} className="sm:min-w-44">
          {words.logFood}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <PortionChooser served={chosen} servingAmount={servingAmount} />
        <p aria-live="polite" className="numeral text-[3.25rem] leading-none">
          {formatNumber(figures?.calories)}
          <span className="ml-2 font-sans text-base tracking-normal text-ink-2">{words.kcal}</span>
        </p>
        {figures ? <NutrientList figures={figures} /> : null}
        <FoodMicronutrients food={chosen.food} grams={grams} />
      </div>
    </Dialog>
  )
}
