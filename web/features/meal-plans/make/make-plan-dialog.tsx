import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { type MealPlan, type PlannedMeal, plannedMeals } from '#contract/meal-plans.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { addDays } from '#contract/measures/day.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { ChipChoices } from '#web/ui/forms/chip-choices.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { SwitchLine } from '#web/ui/forms/switch.tsx'
import { formatCount } from '#web/ui/measures/format.ts'
import { recentMoment } from '#web/ui/measures/recent-day.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { MealChoice } from '../meal-choice.tsx'
import { words } from '../words.ts'
import { useFridgeFoods } from './use-fridge-foods.ts'
import { useMakePlan } from './use-make-plan.ts'

type Props = { open: boolean; onClose: () => void; onMade: (plan: MealPlan) => void }
const mostPeople = 12

/** Asks for the planner's inputs and generates the week. */
export function MakePlanDialog({ open, onClose, onMade }: Props) {
  const { today, zone } = useToday()
  const [startsOn, setStartsOn] = useState<string>()
  const [people, setPeople] = useState(1)
  const [meals, setMeals] = useState<readonly PlannedMeal[]>(plannedMeals)
  const [useUp, setUseUp] = useState('')
  const [leftovers, setLeftovers] = useState(true)
  const fridge = useFridgeFoods(open)
  const make = useMakePlan((plan) => {
    onClose()
    setUseUp('')
    setStartsOn(undefined)
    onMade(plan)
  })
  const first = startsOn ?? today
  const submit = () => {
    if (make.isPending || !first || !meals.length) return
    const ingredients = ingredientsOf([...fridge.chosen, useUp].join(','))
    make.mutate({ startsOn, people, meals: [...meals], leftovers, ingredients })
  }
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(now) => now || make.isPending || onClose()}
      title={words.makeTitle}
      footer={
        <Button type="submit" form="make-plan" busy={make.isPending} className="sm:min-w-44">
          {make.isPending ? words.making : words.make}
        </Button>
      }
    >
      <form
        id="make-plan"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <MealChoice chosen={meals} onChange={setMeals} error={meals.length ? undefined : words.noMeals} />
        <Field label={words.people} hint={words.peopleHint}>
          {({ id, ...described }) => (
            <div className="flex items-center gap-3">
              <IconButton
                outlined
                label={words.fewer}
                disabled={people <= 1}
                onClick={() => setPeople(people - 1)}
              >
                <Minus className="size-4.5" aria-hidden="true" />
              </IconButton>
              <output id={id} {...described} className="numeral min-w-24 text-center text-2xl">
                {formatCount(people, ...words.peopleCount)}
              </output>
              <IconButton
                outlined
                label={words.more}
                disabled={people >= mostPeople}
                onClick={() => setPeople(people + 1)}
              >
                <Plus className="size-4.5" aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </Field>
        <Field
          label={words.startsOn}
          hint={first === today ? words.startsTodayHint : undefined}
          error={first ? undefined : words.chooseDay}
        >
          {(ids) => (
            <Input
              {...ids}
              type="date"
              value={first}
              min={addDays(today, -6)}
              max={addDays(today, 365)}
              onChange={(event) => setStartsOn(event.target.value)}
            />
          )}
        </Field>
        <SwitchLine
          label={words.cookTwice}
          hint={words.cookTwiceHint}
          checked={leftovers}
          onChange={setLeftovers}
        />
        {fridge.foods.length && fridge.usedAt ? (
          <ChipChoices
            label={words.fromFridge}
            hint={words.fromFridgeHint(recentMoment(fridge.usedAt, zone))}
            options={fridge.foods}
            names={Object.fromEntries(fridge.foods.map((name) => [name, capitalised(name)]))}
            value={fridge.chosen}
            onChange={fridge.choose}
          />
        ) : null}
        <Field label={words.useUp} optional hint={words.useUpHint}>
          {(ids) => (
            <Input
              {...ids}
              value={useUp}
              maxLength={1000}
              placeholder={words.useUpExample}
              onChange={(event) => setUseUp(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

const most = { ingredients: 60, letters: 80 } as const

/** Splits a typed line into ingredients. */
export function ingredientsOf(typed: string): string[] {
  const names = typed.split(/[,;\n]/).map((name) => cutText(name.trim(), most.letters).trim())
  return [...new Set(names.filter(Boolean))].slice(0, most.ingredients)
}
