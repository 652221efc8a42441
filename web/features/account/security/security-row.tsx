import type { ReactNode } from 'react'

type Props = { title: string; text: ReactNode; badge?: ReactNode; children: ReactNode }

export function SecurityRow({ title, text, badge, children }: Props) {
  return (
    <div className="flex flex-col gap-3 py-4 first:pt-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge}
        </h3>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="grid shrink-0">{children}</div>
    </div>
  )
}
