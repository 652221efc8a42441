import { Notice } from '#web/ui/feedback/notice.tsx'
import { words } from '../words.ts'
import { failureText } from './failure-text.ts'

/** Explains the `error` parameter of a failed sign-in. */
export function FailureNotice({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <Notice tone="bad" title={words.failedTitle}>
      <span className="break-words">{failureText(error)}</span>
    </Notice>
  )
}
