import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-ink-2',
  good: 'bg-herb-soft text-herb',
  warn: 'bg-amber-soft text-carbs',
  bad: 'bg-tomato-soft text-tomato',
  info: 'bg-water-soft text-water',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
