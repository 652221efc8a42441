import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#contract/http/endpoint.ts'
import { askCoach } from '#contract/training/coach.ts'
import { call } from '#web/http/client.ts'
import { toastError } from '../refusal.ts'
import { words } from '../words.ts'

export type Exchange = Output<typeof askCoach> & { id: number; question: string }

/** Questions to the coach and their answers, oldest first; kept while the screen is open. */
export function useCoachQuestions(onAnswered: () => void) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const asking = useMutation({
    mutationFn: (question: string) => call(askCoach, { body: { question } }),
    onSuccess(answer, question) {
      setExchanges((before) => [...before, { ...answer, id: before.length, question }])
      onAnswered()
    },
    onError: (error) => toastError(error, words.askFailed),
  })
  return {
    exchanges,
    ask: (question: string) => asking.isPending || asking.mutate(question),
    /** The question in progress. */
    asked: asking.isPending ? asking.variables : undefined,
  }
}
