import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { logGolfRound } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { undoLogged } from '#web/features/activities/use-activities.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { newId } from '#web/http/random.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { deviceStore } from '../recording/device-store.ts'
import { refreshActivities } from '../refresh-activities.ts'
import { words } from '../words.ts'
import { type GolfDraft, newGolfDraft, roundOf, totalsOf } from './golf-draft.ts'

/** The current scorecard: undefined while it loads from the device, null without one. */
export function useGolf(onDone: () => void) {
  const userId = useUser().user?.id
  const queries = useQueryClient()
  const ask = useConfirm()
  const [draft, setDraft] = useState<GolfDraft | null>()
  useEffect(() => {
    if (!userId) return
    let gone = false
    deviceStore.golfOf(userId).then(
      (kept) => gone || setDraft(kept ?? null),
      () => gone || setDraft(null),
    )
    return () => {
      gone = true
    }
  }, [userId])

  const change = (next: GolfDraft | null) => {
    setDraft(next)
    if (!userId) return
    const written = next ? deviceStore.keepGolf(userId, next) : deviceStore.dropGolf(userId)
    // Without storage the card is lost with the page.
    written.catch(() => undefined)
  }

  /** Puts the card of a round that was taken back on the device again, unless another was begun. */
  const bringBack = async (card: GolfDraft) => {
    const other = userId && (await deviceStore.golfOf(userId).catch(() => undefined))
    // Another id, as the saved round used up the first.
    if (!other) change({ ...card, id: newId() })
  }
  const saving = useMutation({
    mutationFn: ({ card, minutes }: { card: GolfDraft; minutes: number }) => {
      const duration = minutes * 60
      const startTime = new Date(Math.min(card.startedAt, Date.now() - duration * 1000)).toISOString()
      return call(logGolfRound, {
        body: { startTime, duration, round: roundOf(card) },
        idempotencyKey: card.id,
      })
    },
    onSuccess({ id }, { card }) {
      const { strokes, toPar } = totalsOf(card)
      toast({
        title: words.logged,
        description: words.roundLogged(formatNumber(strokes), words.toPar(toPar)),
        action: undoLogged(queries, id, () => bringBack(card)),
      })
      change(null)
      refreshActivities()
      onDone()
    },
    onError: (error) =>
      toastRefusal(error, words.roundFailed, `${errorText(error, '')} ${words.roundKept}`.trim()),
  })

  return {
    draft,
    change,
    begin: (holes: 9 | 18) => change(newGolfDraft(holes, Date.now())),
    save: (card: GolfDraft, minutes: number) => saving.mutate({ card, minutes }),
    isSaving: saving.isPending,
    async discard() {
      const { discardRoundTitle: title, discardRoundText: text, discard: confirm, keep: cancel } = words
      if (!(await ask({ title, text, confirm, cancel, danger: true }))) return
      change(null)
      onDone()
    },
  }
}
