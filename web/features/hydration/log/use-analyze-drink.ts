import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { analyzeDrink, type DrinkAnalysis, proposeDrink } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { ApiError, isNotUnderstood, isSignedOut, isStopped } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { shrinkPhoto } from '#web/ui/device/shrink-photo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from '../words.ts'

type Asked = { photo?: Blob; details: string }
type Ask = (form: { details: string | null; image?: Blob }, signal: AbortSignal) => Promise<DrinkAnalysis>

/** Analyzes a drink for the results dialog; can be stopped, and stops when the screen is left. */
export function useAnalyzeDrink(onAnalysis: (analysis: DrinkAnalysis) => void) {
  return useReading(async (form, signal) => (await call(analyzeDrink, { form, signal })).analysis, onAnalysis)
}

/** Analyzes a drink to fill the form. */
export function useProposeDrink(onDrink: (drink: DrinkAnalysis) => void) {
  return useReading(async (form, signal) => (await call(proposeDrink, { form, signal })).drink, onDrink)
}

function useReading(ask: Ask, onRead: (drink: DrinkAnalysis) => void) {
  const { user } = useUser()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const reading = useMutation({
    async mutationFn({ photo, details }: Asked) {
      stopper.current?.abort()
      const stop = new AbortController()
      stopper.current = stop
      const image = photo && (await shrinkPhoto(photo))
      stop.signal.throwIfAborted()
      return ask({ details: details.trim() || null, image }, stop.signal)
    },
    onSuccess(drink) {
      toast({
        title: words.analyzed,
        description: words.analyzedText(drink.customName, formatVolume(drink.volume, user?.units)),
      })
      onRead(drink)
    },
    onError(error) {
      if (isStopped(error) || isNotUnderstood(error)) return
      toastRefusal(error, words.error, analysisRefusal(error))
    },
  })
  const { error } = reading
  return {
    read: reading.mutate,
    stop: () => stopper.current?.abort(),
    isReading: reading.isPending,
    /** Stays on screen after the toast; of what was not understood there is none. */
    problem: error && !isStopped(error) && !isSignedOut(error) ? analysisRefusal(error) : undefined,
    forget: reading.reset,
  }
}

/** The server's sentence, if it says what to do instead. */
export function analysisRefusal(error: unknown): string {
  const sentence = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined
  const wayOut = error instanceof ApiError && error.status === 503 ? error.body?.message : undefined
  return sentence ?? wayOut ?? words.analyzeFailed
}
