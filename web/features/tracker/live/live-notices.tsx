import { type ReactNode, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { type RecorderState, recorder } from '../recording/recorder.ts'
import { words } from '../words.ts'

/** Problems that affect the recording, with their remedies. */
export function LiveNotices({ state, outdoor }: { state: RecorderState; outdoor: boolean }) {
  const [timedIsFine, setTimedIsFine] = useState(false)
  const { problem, kept, unsent, phase } = state
  if (unsent)
    return (
      <Notice title={words.unsentTitle} text={words.unsentText}>
        <Button size="sm" onClick={() => void recorder.finish()}>
          {words.tryAgain}
        </Button>
      </Notice>
    )
  if (outdoor && problem && phase === 'recording' && !timedIsFine) {
    if (problem === 'insecure') return <SecureOnly what="location" />
    return (
      <Notice
        title={problem === 'denied' ? words.deniedTitle : words.unavailableTitle}
        text={problem === 'denied' ? words.deniedText : words.unavailableText}
      >
        <Button size="sm" onClick={() => recorder.locateAgain()}>
          {words.tryAgain}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setTimedIsFine(true)}>
          {words.goOnTimed}
        </Button>
      </Notice>
    )
  }
  if (!kept) return <Notice text={words.notKept} />
  return null
}

function Notice({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <Card tone="tomato" role="alert" className="grid gap-3">
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        <p className="text-ink-2">{text}</p>
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </Card>
  )
}
