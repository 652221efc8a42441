import { type Hue, hueColor, share } from '#web/ui/charts/hue.ts'

/** A bar that is part of a picture. Drawn, for the page's policy allows no style of its own in rendered HTML. */
export function DrawnBar({ value, max, tone }: { value: number; max: number; tone: Hue }) {
  return (
    <svg className="h-2 w-full rounded-full bg-sunken" aria-hidden="true">
      <rect width={`${Math.round(share(value, max) * 100)}%`} height="100%" rx="4" fill={hueColor(tone)} />
    </svg>
  )
}
