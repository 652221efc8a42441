import { type Hue, hueColor, share } from '#web/ui/charts/hue.ts'

/** A progress bar in a picture, as SVG: the CSP forbids inline styles in rendered HTML. */
export function DrawnBar({ value, max, tone }: { value: number; max: number; tone: Hue }) {
  return (
    <svg className="h-2 w-full rounded-full bg-sunken" aria-hidden="true">
      <rect width={`${Math.round(share(value, max) * 100)}%`} height="100%" rx="4" fill={hueColor(tone)} />
    </svg>
  )
}
