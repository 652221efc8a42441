import { type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '../measures/format.ts'
import { words } from '../words.ts'
import { type Hue, hueColor, share } from './hue.ts'

type Props = {
  value: number
  max: number
  tone?: Hue
  label: string
  /** Width and height in pixels; shrinks to its container. */
  size?: number
  /** Stroke width in percent of the size. */
  thickness?: number
  children?: ReactNode
}

/** A progress ring, filled clockwise from the top, with a second round for what exceeds `max`; its children are centered. */
export function Ring({ value, max, tone = 'energy', label, size = 208, thickness = 8, children }: Props) {
  // Starts at 0, so that the fill is animated.
  const [filled, setFilled] = useState(0)
  useEffect(() => setFilled(share(value, max)), [value, max])
  const radius = 50 - thickness / 2
  const line = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: thickness }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(value, max) * 100)}
      aria-valuetext={words.progress(label, formatNumber(value), formatNumber(max))}
      className="relative mx-auto aspect-square w-full"
      style={{ maxWidth: size }}
    >
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden="true">
        <circle {...line} stroke="var(--sunken)" />
        <circle
          {...line}
          stroke={hueColor(tone)}
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - filled}
          opacity={filled > 0 ? 1 : 0}
          className="transition-[stroke-dashoffset] duration-200 ease-out"
        />
        {value > max && max > 0 ? (
          <circle
            {...line}
            strokeWidth={thickness / 2.5}
            stroke="var(--raised)"
            strokeLinecap="round"
            pathLength={1}
            strokeDasharray={`${share(value - max, max)} 1`}
          />
        ) : null}
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  )
}
