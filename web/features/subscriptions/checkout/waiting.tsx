import { useEffect, useState } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

/** Milliseconds until a retry is offered. */
const delayMs = 10_000

type Props = { label: string; slowText: string; onRetry: () => void }

/** A spinner, with a retry after a while. */
export function Waiting({ label, slowText, onRetry }: Props) {
  const [round, setRound] = useState(0)
  const [isLate, setLate] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has the same delay
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [round])
  const retry = () => {
    setLate(false)
    setRound(round + 1)
    onRetry()
  }
  return (
    <div className="grid min-h-[40dvh] content-center justify-items-center gap-6 text-center">
      <Spinner label={label} visible />
      {isLate ? (
        <div className="grid animate-fade-in justify-items-center gap-2">
          <p className="display text-xl">{words.slowTitle}</p>
          <p className="max-w-sm text-ink-2">{slowText}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <Button onClick={retry}>{words.tryAgain}</Button>
            <LinkButton href="/dashboard" variant="secondary">
              {words.toDashboard}
            </LinkButton>
          </div>
        </div>
      ) : null}
    </div>
  )
}
