import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { GoalSuggestions, Goals } from '#contract/goals.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { SuggestedGoals } from './suggested-goals.tsx'
import { useGoalSuggestions } from './use-goal-suggestions.ts'
import { words } from './words.ts'

type Props = {
  current: Goals | null
  /** The suggestions that fill the form and are not saved. */
  applied: GoalSuggestions | undefined
  onApply: (suggestions: GoalSuggestions) => void
  onSave: () => void
  isSaving: boolean
}

/** Suggests goals for a free-text prompt; the form is filled only when the user applies them. */
export function GoalAssistant({ current, applied, onApply, onSave, isSaving }: Props) {
  const { user } = useUser()
  const [prompt, setPrompt] = useState('')
  const { answer, busy, ask } = useGoalSuggestions(current)
  return (
    <Card as="section" aria-labelledby="goal-assistant">
      <h2 id="goal-assistant" className="display text-2xl">
        {words.assistantTitle}
      </h2>
      <p className="mt-1 text-ink-2">{words.assistantLead}</p>
      <form
        noValidate
        className="mt-4 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          ask(prompt)
        }}
      >
        <Field label={words.prompt}>
          {(ids) => (
            <TextArea
              {...ids}
              value={prompt}
              onChange={(event) => setPrompt(event.target.value)}
              maxLength={2000}
              placeholder={
                user?.units === 'imperial'
                  ? words.wishExample('180 lb', '10 lb')
                  : words.wishExample('82 kg', '5 kg')
              }
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={busy}
          icon={<Sparkles className="size-4" aria-hidden="true" />}
          className="sm:justify-self-start"
        >
          {busy ? words.suggesting : words.suggest}
        </Button>
      </form>
      {answer ? (
        <SuggestedGoals
          answer={answer}
          current={current}
          units={user?.units}
          isApplied={answer.suggestions !== null && answer.suggestions === applied}
          onApply={() => answer.suggestions && onApply(answer.suggestions)}
          onSave={onSave}
          isSaving={isSaving}
        />
      ) : null}
    </Card>
  )
}
