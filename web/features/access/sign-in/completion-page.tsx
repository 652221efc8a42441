import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { words } from '../words.ts'
import { useCompletion } from './use-completion.ts'

/** Shown for the moment between a provider's page and the app. */
export function CompletionPage() {
  useCompletion()
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <Spinner />
      <div role="status">
        <h1 className="text-ink-2">{words.completing}</h1>
      </div>
    </main>
  )
}
