import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  analyzeMeal,
  confidenceBand,
  logSentence,
  type MealAnalysis,
  type MealType,
} from '#contract/nutrition/nutrition.ts'
import { announceSentence } from '#web/device/outbox/sentence-news.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { isNotUnderstood, isSignedOut, isStopped, isUnreachable } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { newId } from '#web/http/random.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { shrinkPhoto } from '#web/ui/device/shrink-photo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { WaitingSentence } from '../day/list/use-waiting-sentences.ts'
import { mealPaths } from '../day/use-nutrition-day.ts'
import { analysisProblem, analysisRefusal } from '../refusals.ts'
import { words } from '../words.ts'

type Asked = {
  photo: Blob | undefined
  notes: string
  mealType: MealType
  targetDate: string
  writtenAt?: number | undefined
}
type Read = {
  onAnalysis: (analysis: MealAnalysis) => void
  /** Called when a sentence was queued instead, or read and logged at once. */
  onLogged: () => void
}

/**
 * Analyzes a meal from a photo, a description, or both; can be stopped, and stops when the screen is left. Words that find no
 * server are queued as a sentence.
 */
export function useAnalyzeMeal({ onAnalysis, onLogged }: Read) {
  const logSentence = useLogSentence()
  const [preparing, setPreparing] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  const lastToast = useRef<{ dismiss: () => void }>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const analysis = useMutation({
    async mutationFn(asked: Asked) {
      const { photo, notes, mealType } = asked
      // The toast of the last failure would cover Cancel.
      lastToast.current?.dismiss()
      stopper.current?.abort()
      const stop = new AbortController()
      stopper.current = stop
      const { signal } = stop
      setPreparing(photo !== undefined)
      const image = photo && (await shrinkPhoto(photo))
      signal.throwIfAborted()
      setPreparing(false)
      try {
        return await call(analyzeMeal, { form: { mealType, notes: notes.trim() || null, image }, signal })
      } catch (error) {
        if (photo || !isUnreachable(error)) throw error
        return { outcome: await logSentence(asked) }
      }
    },
    onSuccess(result) {
      if ('outcome' in result) {
        const { outcome } = result
        if (outcome !== 'kept' && outcome.answer) announceSentence({ read: outcome.answer.nutritionLog })
        return onLogged()
      }
      const band = words.bands[confidenceBand(result.confidence)]
      toast({ title: words.analysisComplete, description: words.detected(result.foodName, band) })
      onAnalysis(result)
    },
    onError(error) {
      if (isStopped(error) || isNotUnderstood(error)) return
      lastToast.current = toastRefusal(error, words.analysisFailed, analysisRefusal(error))
    },
  })
  const { error } = analysis
  const said = error && !isStopped(error) && !isSignedOut(error) ? analysisProblem(error) : undefined
  return {
    analyze: analysis.mutate,
    stop: () => stopper.current?.abort(),
    isAnalyzing: analysis.isPending,
    isPreparing: preparing,
    /** Why the analysis failed; stays on screen after the toast. */
    problem: isNotUnderstood(error) ? undefined : said,
    /** Why nothing was recognized, for the field; no toast says it. */
    notUnderstood: isNotUnderstood(error) ? said : undefined,
    forget: analysis.reset,
  }
}

type Written = { notes: string; mealType: MealType; targetDate: string; writtenAt?: number | undefined }

/** Queues a sentence on this device; the server reads and logs it when it can be reached. */
function useLogSentence() {
  const deliver = useDelivery()
  return ({ notes, mealType, targetDate, writtenAt: loggedAt }: Written) => {
    const key = newId()
    const body = { sentence: notes.trim(), mealType, targetDate }
    const shown: WaitingSentence = { id: key, ...body }
    const endpoint = logSentence
    return deliver({ kind: 'sentence', endpoint, body, shown, key, changes: mealPaths, loggedAt })
  }
}
