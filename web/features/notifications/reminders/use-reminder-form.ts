import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import {
  clockTime,
  getReminders,
  type ReminderSchedule,
  reminderDefaults,
  reminderMeals,
  scheduleReminders,
} from '#contract/notifications.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

export const remindersQuery = read(getReminders)

/** A disabled meal keeps its time for when it is enabled again. */
const meal = z.object({ on: z.boolean(), time: z.string() }).superRefine(({ on, time }, context) => {
  const { error } = clockTime.safeParse(time)
  if (on && error) context.addIssue({ code: 'custom', path: ['time'], message: error.issues[0]!.message })
})
const fields = z.object({ breakfast: meal, lunch: meal, dinner: meal })
export type ReminderFields = z.infer<typeof fields>

/** The reminder form in `zone`; refilled from `loaded` while the user has not edited it. */
export function useReminderForm(loaded: ReminderSchedule, zone: string) {
  const queries = useQueryClient()
  const form = useForm<ReminderFields>({ resolver: zodResolver(fields), defaultValues: fieldsOf(loaded) })
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) form.reset(fieldsOf(loaded, form.getValues()))
  }, [loaded, isDirty, form])

  const saving = useMutation({
    mutationFn: (body: ReminderSchedule) => call(scheduleReminders, { body }),
    onSuccess({ message, ...schedule }) {
      form.reset(fieldsOf(schedule, form.getValues()))
      queries.setQueryData([getReminders.path], { ...schedule, saved: true })
      toast({ title: words.scheduleSaved, description: message })
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid')
        return void toastRefusal(error, words.scheduleFailed, words.scheduleFailedText)
      for (const name of reminderMeals)
        if (error.fields[name]) form.setError(`${name}.time`, { message: error.fields[name] })
      sayRefused(errorText(error))
    },
  })
  return {
    form,
    submit: form.handleSubmit(
      (values) => saving.mutate({ ...timesOf(values), timezone: zone }),
      () => sayRefused(words.seeFields),
    ),
    busy: saving.isPending,
  }
}

function sayRefused(description: string) {
  toast({ title: words.scheduleError, description, variant: 'destructive' })
}

function fieldsOf(schedule: ReminderSchedule, before?: ReminderFields): ReminderFields {
  const field = (name: (typeof reminderMeals)[number]) => ({
    on: schedule[name] !== null,
    time: schedule[name] ?? before?.[name].time ?? reminderDefaults[name],
  })
  return { breakfast: field('breakfast'), lunch: field('lunch'), dinner: field('dinner') }
}

function timesOf(values: ReminderFields) {
  const time = (name: (typeof reminderMeals)[number]) => (values[name].on ? values[name].time : null)
  return { breakfast: time('breakfast'), lunch: time('lunch'), dinner: time('dinner') }
}
