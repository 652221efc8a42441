import type { ReactNode } from 'react'

/** The outcome of a form, shown above it. */
export function Notice({
  tone,
  title,
  children,
}: {
  tone: 'bad' | 'good'
  title?: string
  children: ReactNode
}) {
  const look = tone === 'bad' ? 'bg-tomato-soft' : 'bg-herb-soft'
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`mb-5 rounded-md px-4 py-3 ${look}`}>
      {title ? <p className="font-semibold">{title}</p> : null}
      <div className="text-[0.9375rem]">{children}</div>
    </div>
  )
}
