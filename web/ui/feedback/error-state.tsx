import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../forms/button.tsx'
import { words } from '../words.ts'

type Props = { title: ReactNode; text?: ReactNode; onRetry?: () => void; busy?: boolean; className?: string }

/** An error with an explanation and a retry. */
export function ErrorState({ title, text, onRetry, busy, className = '' }: Props) {
  return (
    <div role="alert" className={`grid justify-items-center gap-2 px-4 py-10 text-center ${className}`}>
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-tomato-soft text-tomato">
        <CloudOff className="size-6" aria-hidden="true" />
      </span>
      <p className="display text-xl">{title}</p>
      {text ? <p className="max-w-sm text-ink-2">{text}</p> : null}
      {onRetry ? (
        <Button className="mt-3" onClick={onRetry} busy={busy}>
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
