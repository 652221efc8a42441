import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import {
  getNotificationStats,
  type NotificationSettings,
  type notificationSettingsChange,
  saveNotificationSettings,
} from '#contract/notifications.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { settingsQuery } from './use-settings.ts'
import { waiting } from './waiting.ts'
import { words } from './words.ts'

export type SettingsFields = Required<z.input<typeof notificationSettingsChange>>

/** The settings form; refilled from `loaded` while the user has not edited it. */
export function useSettingsForm(loaded: NotificationSettings) {
  const queries = useQueryClient()
  const form = useForm<SettingsFields>({ defaultValues: fieldsOf(loaded) })
  const { isDirty } = form.formState
  /** Counts the codes sent by saving, so that the code's input gets the focus. */
  const [codesSent, setCodesSent] = useState(0)
  useEffect(() => {
    if (!isDirty) form.reset(fieldsOf(loaded))
  }, [loaded, isDirty, form])

  const saving = useMutation({
    mutationFn: (body: SettingsFields) => call(saveNotificationSettings, { body }),
    onSuccess(saved) {
      form.reset(fieldsOf(saved))
      queries.setQueryData(settingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: [getNotificationStats.path] })
      const awaited = waiting(saved).length > 0
      if (awaited) setCodesSent((times) => times + 1)
      toast({ title: words.saved, description: awaited ? words.savedConfirm : words.savedText })
    },
    onError(error) {
      const beside = showFieldErrors(error, ['email', 'phoneNumber'], form.setError)
      toastRefusal(error, words.saveFailed, beside ? words.seeFields : errorText(error))
    },
  })
  return {
    form,
    submit: form.handleSubmit((fields) => saving.mutate(fields)),
    busy: saving.isPending,
    codesSent,
  }
}

function fieldsOf(settings: NotificationSettings): SettingsFields {
  const { emailNotifications, smsNotifications, email, phoneNumber } = settings
  const { workoutReminders, mealReminders, progressUpdates, marketingEmails } = settings
  return {
    emailNotifications,
    smsNotifications,
    email,
    phoneNumber,
    workoutReminders,
    mealReminders,
    progressUpdates,
    marketingEmails,
  }
}
