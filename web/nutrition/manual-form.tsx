import { BookOpen } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Input } from '#web/ui/input.tsx'
import { decimal, wholeNumber } from './figures-of-facts.ts'
import { useFoodEmoji } from './use-food-facts.ts'
import type { Manual } from './use-manual-form.ts'
import { words } from './words.ts'

const macros = ['protein', 'carbs', 'fat', 'sugar'] as const

/** A food with its figures typed, or looked up and then corrected. */
export function ManualForm({ manual }: { manual: Manual }) {
  const { form, facts } = manual
  const { register } = form
  const { errors } = form.formState
  const emoji = useFoodEmoji(useWatch({ control: form.control, name: 'foodName' }) ?? '')

  return (
    <form id={manual.id} noValidate onSubmit={manual.submit} className="grid gap-4">
      <Field label={words.foodName} error={errors.foodName?.message}>
        {(ids) => (
          <div className="flex items-center gap-3">
            <FoodEmoji emoji={emoji} />
            <Input
              {...ids}
              {...register('foodName', { onChange: manual.forgetFacts })}
              maxLength={200}
              autoComplete="off"
              placeholder={words.foodNameExample}
            />
          </div>
        )}
      </Field>
      <div className="grid items-end gap-4 min-[20rem]:grid-cols-[1fr_auto]">
        <Field label={words.servingSize} error={errors.servingSize?.message}>
          {(ids) => (
            <Input
              {...ids}
              {...register('servingSize', { onChange: manual.forgetFacts })}
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
      {facts ? (
        <p role="status" className="rounded-sm bg-herb-soft px-3.5 py-2.5 text-sm">
          {words.factsFrom[facts.source](facts.foodName, facts.servingSize)}
        </p>
      ) : null}
      <Field label={words.calories} error={errors.calories?.message}>
        {(ids) => (
          <Input
            {...ids}
            {...register('calories', { setValueAs: wholeNumber })}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            suffix={words.kcal}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {macros.map((name) => (
          <Field key={name} label={words[name]} error={errors[name]?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...register(name, { setValueAs: decimal })}
                type="number"
                inputMode="decimal"
                min={0}
                step="any"
                placeholder="0"
                suffix={words.grams}
              />
            )}
          </Field>
        ))}
      </div>
    </form>
  )
}
