import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  generateSchedule,
  type ScheduleRequest,
  scheduleDefaults,
  scheduleRequest,
} from '#contract/training/schedules.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatCount } from '#web/ui/measures/format.ts'
import { toastError } from '../refusal.ts'
import { words } from './schedule-words.ts'
import { keepGenerated } from './use-schedules.ts'

const names = Object.keys(scheduleRequest.shape) as (keyof ScheduleRequest)[]
const blankToNull = (text: string | null | undefined) => text?.trim() || null

/** The schedule form, and its generation. */
export function useScheduleForm() {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const form = useForm<ScheduleRequest>({
    resolver: zodResolver(scheduleRequest),
    defaultValues: { ...scheduleDefaults, prompt: '', notes: '', startsOn: null },
  })
  const generating = useMutation({
    mutationFn: (body: ScheduleRequest) =>
      call(generateSchedule, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess(generated) {
      keys.done()
      const weeks = formatCount(generated.schedule.weeks.length, ...words.weeksOf)
      toast({ title: words.generated, description: words.generatedText(weeks) })
      keepGenerated(queries, generated)
    },
    onError: (error) => {
      showFieldErrors(error, names, form.setError)
      toastError(error, words.generateFailed)
    },
  })
  const submit = form.handleSubmit((values) => {
    if (generating.isPending) return
    const { prompt, notes, startsOn } = values
    generating.mutate({
      ...values,
      prompt: blankToNull(prompt),
      notes: blankToNull(notes),
      startsOn: startsOn || null,
    })
  })
  return { form, submit, busy: generating.isPending }
}
