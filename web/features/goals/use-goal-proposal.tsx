import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Goals, getGoals, setGoals, suggestGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { call } from '#web/http/client.ts'
import { goalsOf } from './goal-fields.ts'
import { SuggestedGoals } from './suggested-goals.tsx'
import { words } from './words.ts'

/** `pace`: kilograms a week, negative to lose. */
type Wish = { aim: Goals['fitnessObjective'] | undefined; pace: number | undefined }

/** Proposes goals for a wish and the profile, with reasons; saves them when accepted. */
export function useGoalProposal(units: UnitSystem | undefined) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: ({ aim, pace }: Wish) => {
      const prompt = aim ? words.prompts[aim] : words.noPrompt
      return call(suggestGoals, { body: { prompt: pace ? words.withPace(prompt, Math.abs(pace)) : prompt } })
    },
  })
  const answer = asking.data ?? undefined
  const taking = useMutation({
    mutationFn: () => call(setGoals, { body: goalsOf(answer!.suggestions!) }),
    async onSuccess(saved) {
      queries.setQueryData([getGoals.path], saved)
      await queries.invalidateQueries({ queryKey: [getDashboardStats.path] })
    },
  })
  return {
    ask: asking.mutateAsync,
    isProposed: answer !== undefined,
    take: taking.mutateAsync,
    isTaking: taking.isPending,
    shown: (action: ReactNode) =>
      answer ? <SuggestedGoals answer={answer} current={null} units={units} action={action} /> : null,
  }
}
