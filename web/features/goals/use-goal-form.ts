import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { defaultGoals, type GoalSuggestions, type Goals, getGoals, goals, setGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { serverText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { isSessionOver, onSessionOver } from '#web/http/session/session-over.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useLeaveQuestion } from '#web/ui/overlays/leave-question.ts'
import { type GoalTab, goalNames, goalsOf, tabOf } from './goal-fields.ts'
import { words } from './words.ts'

/** The eight goals; refilled from `loaded` while the user has not edited them. */
export function useGoalForm(loaded: Partial<Goals> | null | undefined) {
  const queries = useQueryClient()
  const [tab, setTab] = useState<GoalTab>('nutrition')
  const [applied, setApplied] = useState<GoalSuggestions>()
  const form = useForm<Goals>({ resolver: zodResolver(goals), defaultValues: defaultGoals })
  const { isDirty } = form.formState
  useEffect(() => {
    if (loaded && !isDirty) form.reset({ ...defaultGoals, ...loaded })
  }, [loaded, isDirty, form])

  // An ended session leads to sign-in without a question.
  const isOver = useSyncExternalStore(onSessionOver, isSessionOver)
  useLeaveQuestion(isDirty && !isOver, words.leave)

  const show = (saved: Goals) => {
    form.reset(saved)
    queries.setQueryData([getGoals.path], saved)
    return Promise.all(
      [getGoals, getDashboardStats].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    )
  }
  const saving = useMutation({
    mutationFn: (body: Goals) => call(setGoals, { body }),
    onMutate: () => ({ before: goals.parse({ ...defaultGoals, ...loaded }) }),
    async onSuccess(saved, _, { before }) {
      toast({
        title: words.saved,
        description: words.savedText,
        action: undoBy(async () => show(await call(setGoals, { body: before }))),
      })
      await show(saved)
    },
    onError(error) {
      showFieldErrors(error, goalNames, form.setError)
      toastRefusal(error, words.error, serverText(error, words.saveFailed))
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
    /** The suggestions that fill the form and are not saved. */
    applied: isDirty ? applied : undefined,
    /** Fills every field without saving. */
    apply(suggestions: GoalSuggestions) {
      const proposed = goalsOf(suggestions)
      for (const name of goalNames)
        form.setValue(name, proposed[name], { shouldDirty: true, shouldValidate: true })
      setApplied(suggestions)
      toast({ title: words.applied, description: words.appliedText })
    },
  }
}
