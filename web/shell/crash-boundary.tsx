import { Component, type ReactNode } from 'react'
import { reportCrash } from '#web/http/events.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { ScreenLoadError } from './load-screen.ts'
import { words } from './words.ts'

type Props = {
  children: ReactNode
  /** A change of it resets the error, such as a navigation. */
  at: string
  /** Clears cached data before a retry, as it may be the cause. */
  forget?: () => void
}
type State = { error?: unknown; at: string }

/** Catches rendering errors and offers a retry. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.at === state.at ? null : { at: props.at, error: undefined }
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error, false)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ScreenLoadError)
      return (
        <ErrorState
          className="pt-[18vh]"
          title={words.screenFailedTitle}
          text={words.screenFailedText}
          onRetry={() => window.location.reload()}
        />
      )
    const retry = () => {
      this.props.forget?.()
      this.setState({ error: undefined })
    }
    return <CrashScreen onRetry={retry} />
  }
}

function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" className="mx-auto grid max-w-md gap-3 px-5 pt-[18vh] pb-12 text-center">
      <div role="alert" className="grid gap-3">
        <h1 className="display text-3xl">{words.crashTitle}</h1>
        <p className="text-ink-2">{words.crashText}</p>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={() => window.location.reload()}>{words.refresh}</Button>
        <Button variant="secondary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
        <Button variant="secondary" onClick={() => window.location.assign('/')}>
          {words.goHome}
        </Button>
      </div>
    </main>
  )
}
