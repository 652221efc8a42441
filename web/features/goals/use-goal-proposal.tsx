import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getGoals, setGoals, suggestGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { call } from '#web/http/client.ts'
import { goalsOf } from './goal-fields.ts'
import { SuggestedGoals } from './suggested-goals.tsx'
import type { GoalAim } from './use-goal-aims.ts'
import { words } from './words.ts'

/** `pace`: kilograms a week, negative to lose; `targetWeight`: kilograms. */
type Wish = { aim: GoalAim | undefined; pace: number | undefined; targetWeight: number | null }

/** Proposes goals for a wish and the profile, with reasons; saves them when accepted. */
export function useGoalProposal(units: UnitSystem | undefined) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: ({ aim, pace, targetWeight }: Wish) => {
      const plain = aim ? words.prompts[aim] : words.noPrompt
      const paced = pace ? words.withPace(plain, Math.abs(pace)) : plain
      const prompt = targetWeight === null ? paced : words.withTarget(paced, targetWeight)
      return call(suggestGoals, { body: { prompt } })
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
