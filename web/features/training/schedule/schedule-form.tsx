import { useWatch } from 'react-hook-form'
import { fitnessLevels } from '#contract/training/exercises.ts'
import { scheduleChoices, trainingGoals } from '#contract/training/schedules.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormSelect } from '#web/ui/forms/form-select.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'
import { words } from './schedule-words.ts'
import { useScheduleForm } from './use-schedule-form.ts'

const goals = trainingGoals.map((value) => ({ value, label: words.goals[value] }))
const levels = fitnessLevels.map((value) => ({ value, label: words.levels[value] }))
const counts = [
  { name: 'weeksToGoal', label: words.weeks, unit: words.weeksOf },
  { name: 'workoutsPerWeek', label: words.perWeek, unit: words.perWeekOf },
  { name: 'sessionDuration', label: words.minutes, unit: words.minutesOf },
] as const

/** Goal and available time of a schedule. */
export function ScheduleForm() {
  const { form, submit, busy } = useScheduleForm()
  const { register, setValue, control, formState } = form
  const { errors, isSubmitted } = formState
  const { today } = useToday()
  const values = useWatch({ control })
  return (
    <Card as="section" aria-labelledby="schedule-form" className="mx-auto w-full max-w-3xl">
      <h2 id="schedule-form" className="display text-2xl">
        {words.formTitle}
      </h2>
      <p className="mt-1 text-ink-2">{words.formLead}</p>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <Field label={words.prompt} optional error={errors.prompt?.message}>
          {(ids) => (
            <TextArea {...ids} {...register('prompt')} maxLength={2000} placeholder={words.promptExample} />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormSelect
            form={form}
            name="trainingGoal"
            label={words.goal}
            options={goals}
            placeholder={words.chooseGoal}
          />
          <FormSelect
            form={form}
            name="currentFitnessLevel"
            label={words.level}
            options={levels}
            placeholder={words.chooseLevel}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {counts.map(({ name, label, unit }) => (
            <ScheduleChoice
              key={name}
              label={label}
              unit={unit}
              choices={scheduleChoices[name]}
              value={values[name] ?? Number.NaN}
              onChange={(value) => setValue(name, value, { shouldValidate: isSubmitted })}
              error={errors[name]?.message}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
          <Field label={words.startsOn} optional hint={words.startsOnHint} error={errors.startsOn?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...register('startsOn', { setValueAs: (typed: string | null) => typed || null })}
                type="date"
                min={today}
              />
            )}
          </Field>
          <Field label={words.notes} optional error={errors.notes?.message}>
            {(ids) => (
              <TextArea {...ids} {...register('notes')} maxLength={2000} placeholder={words.notesExample} />
            )}
          </Field>
        </div>
        <Button type="submit" size="lg" busy={busy} className="sm:justify-self-end">
          {busy ? words.generating : words.generate}
        </Button>
      </form>
    </Card>
  )
}
