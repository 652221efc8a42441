import type { ReactNode } from 'react'
import { type Hue, hueColor } from '#web/ui/charts/hue.ts'

type Props = {
  /** Progress from 0 to 1. */
  filled: number
  tone: Hue
  children: ReactNode
}
const line = { cx: 50, cy: 50, r: 46.5, fill: 'none', strokeWidth: 5 }

/** Progress ring around the current figure, as large as the column leaves room. Screen readers read its children instead of the ring. */
export function Dial({ filled, tone, children }: Props) {
  return (
    <div className="relative mx-auto aspect-square max-h-[min(21rem,36dvh)] min-h-36 grow basis-36">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden="true">
        <circle {...line} stroke="var(--sunken)" />
        <circle
          {...line}
          stroke={hueColor(tone)}
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - Math.min(1, Math.max(0, filled))}
          opacity={filled > 0 ? 1 : 0}
          className="transition-[stroke-dashoffset] duration-200 ease-linear"
        />
      </svg>
      <div className="absolute inset-0 grid place-content-center gap-1 px-4 text-center">{children}</div>
    </div>
  )
}
