import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type GeneratedSchedule,
  missSession,
  moveSession,
  removeSchedule,
  restoreSchedule,
  type SavedSchedule,
  type Session,
  saveSchedule,
  shiftSchedule,
} from '#contract/training/schedules.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { toastError } from '../refusal.ts'
import { changesBetween } from './schedule-changes.ts'
import { words } from './schedule-words.ts'
import { forgetSchedule, keepGenerated, refreshSchedules, showSchedule } from './use-schedules.ts'

/** Saves a generated schedule. */
export function useSaveSchedule(onSaved: (id: string) => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (body: GeneratedSchedule) => call(saveSchedule, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess(saved) {
      keys.done()
      toast({ title: words.saved, description: words.savedText })
      void showSchedule(queries, saved)
      onSaved(saved.id)
      keepGenerated(queries, null)
    },
    onError: (error) => toastError(error, words.saveFailed),
  })
}

type Changed = (changes: string[]) => void

/** Moves a session; `onChanged` gets the resulting changes. */
export function useMoveSession({ id, schedule }: SavedSchedule, onChanged: Changed) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ session, day }: { session: Session; day: string }) =>
      call(moveSession, { params: { id, sessionId: session.id }, body: { day } }),
    onSuccess(saved) {
      toast({ title: words.moved })
      onChanged(changesBetween(schedule, saved.schedule))
      void showSchedule(queries, saved)
    },
    onError: (error) => toastError(error, words.moveFailed),
  })
}

/** Marks a session as missed; `onChanged` gets the resulting changes. */
export function useMissSession({ id, schedule }: SavedSchedule, onChanged: Changed) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (session: Session) => call(missSession, { params: { id, sessionId: session.id } }),
    onSuccess(saved) {
      toast({ title: words.missed })
      onChanged(changesBetween(schedule, saved.schedule))
      void showSchedule(queries, saved)
    },
    onError: (error) => toastError(error, words.missFailed),
  })
}

/** Shifts the remaining sessions by the missed weeks; `onChanged` gets the resulting changes. */
export function useShiftSchedule({ id, schedule }: SavedSchedule, onChanged: Changed) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(shiftSchedule, { params: { id } }),
    onSuccess(saved) {
      toast({ title: words.shifted })
      onChanged(changesBetween(schedule, saved.schedule))
      void showSchedule(queries, saved)
    },
    onError: (error) => toastError(error, words.shiftFailed),
  })
}

export function useRemoveSchedule(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeSchedule, { params: { id } }),
    onSuccess(_nothing, id) {
      const undo = async () => {
        await call(restoreSchedule, { params: { id } })
        await refreshSchedules(queries)
      }
      toast({ title: words.removed, action: undoBy(undo) })
      onRemoved()
      void forgetSchedule(queries, id)
    },
    onError: (error) => toastError(error, words.removeFailed),
  })
}
