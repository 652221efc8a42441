import { Pause, Play } from 'lucide-react'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { recorder } from '../recording/recorder.ts'
import type { Session } from '../recording/session.ts'
import { words } from '../words.ts'

type Props = { session: Session; paused: boolean }

/** Lap, pause and finish; discard only while paused. */
export function LiveControls({ session, paused }: Props) {
  const ask = useConfirm()
  const finish = async () => {
    const title = words.finishTitle(words.types[session.kept.activityType])
    const text = words.finishText
    if (await ask({ title, text, confirm: words.finish, cancel: words.keepGoing })) await recorder.finish()
  }
  const discard = async () => {
    const { discardTitle: title, discardText: text, discard: confirm, keep: cancel } = words
    if (await ask({ title, text, confirm, cancel, danger: true })) await recorder.discard()
  }
  const Icon = paused ? Play : Pause
  return (
    <div className="sticky bottom-0 flex items-center justify-center gap-5 bg-paper py-1 max-[22rem]:gap-2">
      {paused ? (
        <Button variant="secondary" size="lg" className="min-w-26" onClick={discard}>
          {words.discard}
        </Button>
      ) : (
        <Button variant="secondary" size="lg" className="min-w-26" onClick={() => recorder.lap()}>
          {words.lap}
        </Button>
      )}
      <button
        type="button"
        aria-label={paused ? words.resume : words.pause}
        onClick={() => void (paused ? recorder.resume() : recorder.pause())}
        className="grid size-20 shrink-0 place-items-center rounded-full bg-tomato text-on-tomato shadow-float transition-opacity hover:opacity-90"
      >
        <Icon className="size-8 fill-current" strokeWidth={0} aria-hidden="true" />
      </button>
      <Button variant="secondary" size="lg" className="min-w-26" onClick={finish}>
        {words.finish}
      </Button>
    </div>
  )
}
