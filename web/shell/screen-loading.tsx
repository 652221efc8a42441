import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { words } from './words.ts'

/** Shown while a screen's code or the account loads. */
export function ScreenLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={words.loading} className="animate-fade-in" />
    </div>
  )
}
