import { BookmarkCheck, BookmarkPlus, Play, RefreshCw, X } from 'lucide-react'
import type { Ref } from 'react'
import { useLocation } from 'wouter'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'
import { Card } from '#web/ui/card.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { AskCoach } from '../coach/ask-coach.tsx'
import { playerPath, useSaveWorkout } from '../library/use-change-workouts.ts'
import { words } from '../words.ts'
import { WorkoutView } from '../workout/workout-view.tsx'
import type { Generated } from './use-generated.ts'

type Props = {
  ref: Ref<HTMLElement>
  generated: Generated
  onSaved: (made: GeneratedWorkout, id: string) => void
  onAnother: () => void
  isGenerating: boolean
  onDiscard: () => void
}
/** On phones the buttons fill their row. */
const grows = 'whitespace-nowrap max-sm:flex-1 max-sm:px-3'
const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** A generated workout with its actions: save, start, or generate another. */
export function GeneratorResult({ ref, generated, onSaved, onAnother, isGenerating, onDiscard }: Props) {
  const { made, savedId } = generated
  const [, go] = useLocation()
  const saving = useSaveWorkout((saved) => onSaved(made, saved.id))
  const start = () => {
    if (savedId) return go(playerPath(savedId))
    // The coach needs a workout from the library.
    saving.mutate(made, { onSuccess: ({ id }) => go(playerPath(id)) })
  }
  return (
    <Card
      as="section"
      // biome-ignore lint/suspicious/noExplicitAny: a card of any element takes that element's ref
      ref={ref as any}
      tabIndex={-1}
      aria-label={words.resultTitle}
      className="scroll-mt-20 animate-rise-in sm:p-8"
    >
      <div className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-3">
        <p className="eyebrow">
          {words.facts([words.resultTitle, savedId ? words.inLibrary : words.notSaved])}
        </p>
        <IconButton label={words.discard} onClick={onDiscard} className="text-ink-2">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <WorkoutView
        workout={made.workout}
        actions={
          <div className="-mt-1 flex flex-wrap gap-2">
            <Button
              className={grows}
              variant={savedId ? 'secondary' : 'primary'}
              // aria-disabled instead of `disabled`, which would move the focus to the start of the page.
              aria-disabled={savedId ? true : undefined}
              busy={saving.isPending}
              icon={savedId ? <BookmarkCheck {...icon} /> : <BookmarkPlus {...icon} />}
              onClick={() => savedId || saving.mutate(made)}
            >
              {saving.isPending ? words.saving : savedId ? words.inLibrary : words.save}
            </Button>
            <Button
              className={grows}
              variant={savedId ? 'primary' : 'secondary'}
              icon={<Play {...icon} />}
              onClick={() => saving.isPending || start()}
            >
              {words.start}
            </Button>
            <Button
              className={grows}
              variant="quiet"
              busy={isGenerating}
              icon={<RefreshCw {...icon} />}
              onClick={onAnother}
            >
              {words.another}
            </Button>
            <AskCoach workout={made.workout} />
          </div>
        }
      />
      <p className="mt-6 text-sm text-ink-3">{words.sources[made.source]}</p>
    </Card>
  )
}
