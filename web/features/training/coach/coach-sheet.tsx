import { useState } from 'react'
import type { Workout } from '#contract/training/workouts.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { CoachConversation } from './coach-conversation.tsx'
import { useCoachQuestions } from './use-coach-questions.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; workout: Workout | undefined }

/** Questions to the coach, in a sheet over the current screen. */
export function CoachSheet({ open, onOpenChange, workout }: Props) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { exchanges, ask, asked } = useCoachQuestions(() => setTyped(''))
  const submit = (question: string) => {
    setMissing(!question.trim())
    if (question.trim()) ask(question.trim())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.coachTitle}
      description={words.coachLead}
      footer={
        <form
          noValidate
          className="grid w-full gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
          onSubmit={(event) => {
            event.preventDefault()
            submit(typed)
          }}
        >
          <Field label={words.question} error={isMissing ? words.askSomething : undefined}>
            {(ids) => (
              <TextArea
                {...ids}
                rows={2}
                value={typed}
                maxLength={2000}
                placeholder={words.questionExample}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setMissing(false)
                }}
              />
            )}
          </Field>
          <Button type="submit" busy={asked !== undefined} className="sm:px-8">
            {asked === undefined ? words.ask : words.asking}
          </Button>
        </form>
      }
    >
      <div className="grid gap-5">
        <CoachConversation exchanges={exchanges} asked={asked} />
        {exchanges.length || asked ? null : (
          <Suggestions
            questions={questionsAbout(workout)}
            onChoose={(question) => {
              setTyped(question)
              submit(question)
            }}
          />
        )}
        <p className="text-sm text-ink-3">{words.coachCare}</p>
      </div>
    </Dialog>
  )
}

function Suggestions({
  questions,
  onChoose,
}: {
  questions: readonly string[]
  onChoose: (one: string) => void
}) {
  return (
    <section aria-label={words.tryThese}>
      <p aria-hidden="true" className="eyebrow">
        {words.tryThese}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="min-h-11 w-full py-2 text-left font-medium text-herb underline-offset-4 hover:underline"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Suggested questions; with a workout, on its main exercise and its energy. */
function questionsAbout(workout: Workout | undefined): string[] {
  const main = workout?.blocks.find(({ kind }) => kind !== 'warm_up')?.exercises[0]
  return [
    ...(main ? [words.formQuestion(main.name)] : []),
    ...(workout
      ? [words.energyQuestion(words.types[workout.workoutType], formatNumber(workout.minutes))]
      : []),
    ...words.suggestions,
  ].slice(0, 4)
}
