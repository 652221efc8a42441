import { Check, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import type { Step } from '#contract/training/workout-steps.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import type { Coach } from './use-coach.ts'
import { words } from './words.ts'

const round =
  'grid size-14 shrink-0 place-items-center rounded-full border border-line bg-raised text-ink transition-colors duration-150 hover:bg-sunken disabled:opacity-40'

/** Back, pause and skip; counted steps have a button that ends them. */
export function Controls({ coach, step }: { coach: Coach; step: Step }) {
  const ask = useConfirm()
  const paused = coach.run.pausedAt !== null
  const Icon = paused ? Play : Pause
  const end = async () => {
    const { end: confirm, endText: text, keepGoing: cancel } = words
    if (await ask({ title: `${words.end}?`, text, confirm, cancel })) coach.stop()
  }
  return (
    <div className="grid gap-3">
      {step.timed ? null : (
        <Button
          size="lg"
          className="w-full text-lg"
          icon={<Check className="size-5" aria-hidden="true" />}
          onClick={coach.done}
        >
          {words.doneSet}
        </Button>
      )}
      <div className="flex items-center justify-center gap-6">
        <button type="button" aria-label={words.back} onClick={coach.back} className={round}>
          <SkipBack className="size-5 fill-current" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={paused ? words.resume : words.pause}
          onClick={paused ? coach.resume : coach.pause}
          className="grid size-20 shrink-0 place-items-center rounded-full bg-tomato text-on-tomato shadow-float transition-opacity hover:opacity-90"
        >
          <Icon className="size-8 fill-current" strokeWidth={0} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={step.kind === 'rest' ? words.skipRest : words.skip}
          title={words.skip}
          onClick={coach.skip}
          className={round}
        >
          <SkipForward className="size-5 fill-current" aria-hidden="true" />
        </button>
      </div>
      <Button variant="quiet" size="sm" className="justify-self-center text-ink-2" onClick={end}>
        {words.end}
      </Button>
    </div>
  )
}
