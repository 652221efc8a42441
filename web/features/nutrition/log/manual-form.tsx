import { BookOpen } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { manualEntry } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useCustomFood } from '#web/features/foods/use-custom-food.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { FoodMicronutrients } from '../micronutrients/food-micronutrients.tsx'
import { words } from '../words.ts'
import { wholeCalories } from './figures-of-facts.ts'
import { FoodNameField } from './food-name-field.tsx'
import { PortionChooser } from './portion-chooser.tsx'
import { useFoodEmoji } from './use-food-facts.ts'
import type { Manual } from './use-manual-form.ts'

const macros = ['protein', 'carbs', 'fat', 'sugar'] as const

/** A form for a food's figures, typed or looked up. */
export function ManualForm({ manual }: { manual: Manual }) {
  const tell = useInUnits()
  const { form, facts, servingAmount } = manual
  const { chosen } = servingAmount
  const { register } = form
  const { errors } = form.formState
  const foodName = useWatch({ control: form.control, name: 'foodName' }) ?? ''
  const emoji = useFoodEmoji(foodName)
  const own = useCustomFood(manual.chooseFood, manual.dropFood)

  return (
    <>
      <form id={manual.id} noValidate onSubmit={manual.submit} className="grid gap-4">
        <Field label={words.foodName} error={errors.foodName?.message}>
          {(ids) => (
            <div className="flex items-center gap-3">
              <FoodEmoji emoji={chosen?.food.emoji ?? emoji} />
              <FoodNameField
                // On phones the list extends below the emoji beside the input.
                listClassName="max-sm:-left-14.5"
                {...ids}
                {...register('foodName', { onChange: manual.dropFood })}
                typed={foodName}
                onFood={manual.chooseFood}
                onDescribe={(name) => own.open({ name })}
                maxLength={200}
                placeholder={words.foodNameExample}
              />
            </div>
          )}
        </Field>
        {chosen ? (
          <PortionChooser
            served={chosen}
            servingAmount={servingAmount}
            onServed={({ figures }) => manual.serve(figures)}
            onEdit={() => own.open({ food: chosen.food })}
            onDrop={manual.dropFood}
            typedOver={manual.typedOver}
          />
        ) : (
          <ServingAndFacts manual={manual} />
        )}
        {facts ? (
          <p role="status" className="rounded-sm bg-herb-soft px-3.5 py-2.5 text-sm">
            {words.factsFrom[facts.source](facts.foodName, tell(facts.servingSize))}
          </p>
        ) : null}
        <FormNumberField
          form={form}
          name="calories"
          label={words.calories}
          measure={wholeCalories}
          bounds={{ ...boundsOf(manualEntry.shape.calories), whole: true }}
          suffix={words.kcal}
          onTyped={manual.typeOver}
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {macros.map((name) => (
            <FormNumberField
              key={name}
              form={form}
              name={name}
              label={words[name]}
              bounds={boundsOf(manualEntry.shape[name])}
              placeholder={manual.whenEmpty(name) === null ? words.unknown : '0'}
              suffix={words.grams}
              onTyped={manual.typeOver}
            />
          ))}
        </div>
        {chosen && !manual.typedOver ? <FoodMicronutrients food={chosen.food} grams={chosen.grams} /> : null}
      </form>
      {own.dialog}
    </>
  )
}

function ServingAndFacts({ manual }: { manual: Manual }) {
  const { register, formState } = manual.form
  return (
    <div className="grid items-end gap-4 min-[20rem]:grid-cols-[1fr_auto]">
      <Field label={words.servingSize} error={formState.errors.servingSize?.message}>
        {(ids) => (
          <Input
            {...ids}
            {...register('servingSize', { onChange: manual.dropFood })}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </Field>
      <Button
        variant="secondary"
        onClick={manual.getFacts}
        busy={manual.isLookingUp}
        icon={<BookOpen className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
      >
        {words.getFacts}
      </Button>
    </div>
  )
}
