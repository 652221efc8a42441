import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { defaultGoals, type GoalSuggestions, type Goals, getGoals, goals, setGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { type GoalTab, goalNames, goalsOf, tabOf } from './goal-fields.ts'
import { words } from './words.ts'

/** The eight goals; refilled from `loaded` while the user has not edited them. */
export function useGoalForm(loaded: Partial<Goals> | null | undefined) {
  const queries = useQueryClient()
  const [tab, setTab] = useState<GoalTab>('nutrition')
  const form = useForm<Goals>({ resolver: zodResolver(goals), defaultValues: defaultGoals })
  const { isDirty } = form.formState
  useEffect(() => {
    if (loaded && !isDirty) form.reset({ ...defaultGoals, ...loaded })
  }, [loaded, isDirty, form])

  const saving = useMutation({
    mutationFn: (body: Goals) => call(setGoals, { body }),
    async onSuccess(saved) {
      form.reset(saved)
      queries.setQueryData([getGoals.path], saved)
      toast({ title: words.saved, description: words.savedText })
      await Promise.all(
        [getGoals, getDashboardStats].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      )
    },
    onError(error) {
      if (isSignedOut(error)) return
      showFieldErrors(error, goalNames, form.setError)
      const text = error instanceof ApiError ? errorText(error, words.saveFailed) : words.saveFailed
      toast({ title: words.error, description: text, variant: 'destructive' })
    },
  })
  // Opens the tab of the first refused field.
  const showFirst = (errors: FieldErrors<Goals>) => {
    const first = goalNames.find((name) => errors[name])
    if (first) setTab(tabOf(first))
  }

  return {
    form,
    tab,
    setTab,
    submit: form.handleSubmit((values) => saving.mutate(values), showFirst),
    busy: saving.isPending,
    /** Fills every field without saving. */
    apply(suggestions: GoalSuggestions) {
      const proposed = goalsOf(suggestions)
      for (const name of goalNames)
        form.setValue(name, proposed[name], { shouldDirty: true, shouldValidate: true })
      toast({ title: words.applied, description: words.appliedText })
    },
  }
}
