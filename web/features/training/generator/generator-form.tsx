import { Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Controller, type ControllerRenderProps, type UseFormReturn } from 'react-hook-form'
import { fitnessLevels } from '#contract/training/exercises.ts'
import { equipmentChoices, targetMuscles, workoutGoals, workoutTypes } from '#contract/training/workouts.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { words } from '../words.ts'
import { OneOf, SomeOf } from './generator-choices.tsx'
import { DurationField } from './generator-duration.tsx'
import type { WorkoutWish } from './use-generate-workout.ts'

type Props = {
  form: UseFormReturn<WorkoutWish>
  onSubmit: () => void
  isGenerating: boolean
  onStop: () => void
  className?: string
}

/** The generator's form; the six required answers come first. */
export function GeneratorForm({ form, onSubmit, isGenerating, onStop, className }: Props) {
  const id = useId()
  const { errors } = form.formState
  const choice = <Name extends keyof WorkoutWish>(
    name: Name,
    render: (field: Omit<ControllerRenderProps<WorkoutWish, Name>, 'ref'> & Shared) => ReactNode,
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <>{render({ ...field, firstRef: ref, error: errors[name]?.message })}</>
      )}
    />
  )
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id} className="display text-2xl">
        {words.formTitle}
      </h2>
      <p className="mt-1 text-ink-2">{words.formLead}</p>
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isGenerating) onSubmit()
        }}
      >
        {choice('workoutType', (field) => (
          <OneOf {...field} label={words.workoutType} options={workoutTypes} names={words.types} />
        ))}
        <DurationField form={form} />
        {choice('fitnessLevel', (field) => (
          <OneOf {...field} label={words.fitnessLevel} options={fitnessLevels} names={words.levels} />
        ))}
        {choice('equipment', (field) => (
          <OneOf
            {...field}
            label={words.equipmentLabel}
            options={equipmentChoices}
            names={words.equipment}
            hint={field.value && words.equipmentText[field.value]}
          />
        ))}
        {choice('targetMuscles', (field) => (
          <SomeOf {...field} label={words.targetMuscles} options={targetMuscles} names={words.targets} />
        ))}
        {choice('goals', (field) => (
          <OneOf {...field} label={words.goal} options={workoutGoals} names={words.goals} />
        ))}
        <Field
          label={words.limitations}
          optional
          hint={words.limitationsHint}
          error={errors.limitations?.message}
        >
          {(ids) => (
            <TextArea
              {...ids}
              {...form.register('limitations')}
              rows={2}
              maxLength={1000}
              placeholder={words.limitationsExample}
            />
          )}
        </Field>
        <Field label={words.prompt} optional error={errors.prompt?.message}>
          {(ids) => (
            <TextArea
              {...ids}
              {...form.register('prompt')}
              rows={2}
              maxLength={2000}
              placeholder={words.promptExample}
            />
          )}
        </Field>
        <div className="grid gap-3">
          <div className="flex gap-3">
            <Button
              type="submit"
              size="lg"
              busy={isGenerating}
              className="flex-1"
              icon={<Sparkles className="size-5" strokeWidth={1.75} aria-hidden="true" />}
            >
              {isGenerating ? words.generating : words.generate}
            </Button>
            {isGenerating ? (
              <Button variant="secondary" size="lg" onClick={onStop}>
                {words.cancel}
              </Button>
            ) : null}
          </div>
          <p role="status" className="text-sm text-ink-2 empty:hidden">
            {isGenerating ? words.generatingText : ''}
          </p>
        </div>
      </form>
    </Card>
  )
}

type Shared = { firstRef: (element: HTMLButtonElement | null) => void; error: string | undefined }
