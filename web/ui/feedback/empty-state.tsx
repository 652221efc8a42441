import type { ReactNode } from 'react'

type Props = { art?: ReactNode; title: ReactNode; text?: ReactNode; action?: ReactNode; className?: string }

/** An empty list: its purpose and the action that fills it. */
export function EmptyState({ art, title, text, action, className = '' }: Props) {
  return (
    <div className={`grid justify-items-center gap-2 px-4 py-10 text-center ${className}`}>
      {art ? <div className="mb-2 w-40 max-w-full">{art}</div> : null}
      <p className="display text-xl">{title}</p>
      {text ? <p className="max-w-sm text-ink-2">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
