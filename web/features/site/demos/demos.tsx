import { CirclePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Hue, hueColor, share } from '#web/ui/charts/hue.ts'
import { SiteSection } from '../site-page.tsx'
import { words } from '../words.ts'

const { demos } = words
const breakfast = demos.parts.reduce((sum, { calories }) => sum + calories, 0)

export function Demos() {
  return (
    <SiteSection title={words.demosTitle}>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Demo title={demos.scan.title} text={demos.scan.text}>
          <p className="display text-xl leading-snug">{demos.sentence}</p>
          <ul className="mt-4 divide-y divide-line">
            {demos.parts.map(({ name, grams, calories }) => (
              <li key={name} className="flex items-baseline gap-3 py-2.5">
                <span className="flex-1 font-medium">{name}</span>
                <span className="text-sm text-ink-2">{grams}</span>
                <span className="numeral w-10 text-right">{calories}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 flex items-baseline justify-between gap-3 border-t-2 border-herb pt-3">
            <span className="font-semibold">{demos.sum}</span>
            <span className="numeral text-2xl">{demos.sumTotal(breakfast)}</span>
          </p>
        </Demo>
        <Demo title={demos.recognition.title} text={demos.recognition.text}>
          <div className="flex items-baseline justify-between gap-3">
            <p className="text-ink-2">{demos.dayTitle}</p>
            <p className="numeral text-[2rem]">{demos.dayTotal}</p>
          </div>
          <div className="mt-5 grid gap-4">
            {demos.bars.map(({ label, tone, value, max, text }) => (
              <div key={label}>
                <p className="mb-1.5 flex justify-between text-sm">
                  <span>{label}</span>
                  <span className="tabular-nums text-ink-2">{text}</span>
                </p>
                <DrawnBar tone={tone} value={value} max={max} />
              </div>
            ))}
          </div>
        </Demo>
      </div>
      <p className="mt-6">
        <Link
          href="/demos"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-herb hover:underline"
        >
          <CirclePlay className="size-5" aria-hidden="true" />
          {words.toDemos}
        </Link>
      </p>
    </SiteSection>
  )
}

function Demo({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col rounded-lg border border-line bg-raised">
      <div className="p-6 sm:p-7">
        <h3 className="display text-2xl">{title}</h3>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      <figure className="mx-6 mb-6 flex-1 rounded-md bg-paper p-5 sm:mx-7 sm:mb-7">
        <figcaption className="eyebrow mb-3">{demos.example}</figcaption>
        {children}
      </figure>
    </article>
  )
}

/** A progress bar in a picture, as SVG: the CSP forbids inline styles in rendered HTML. */
function DrawnBar({ value, max, tone }: { value: number; max: number; tone: Hue }) {
  return (
    <svg className="h-2 w-full rounded-full bg-sunken" aria-hidden="true">
      <rect width={`${Math.round(share(value, max) * 100)}%`} height="100%" rx="4" fill={hueColor(tone)} />
    </svg>
  )
}
