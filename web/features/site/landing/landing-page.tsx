import { Demos } from '../demos/demos.tsx'
import { SitePage } from '../site-page.tsx'
import { words } from '../words.ts'
import { ArrivalNotes } from './arrival-notes.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'

export function LandingPage() {
  return (
    <SitePage trialHref="/register" asks>
      <ArrivalNotes />
      <Hero />
      <Highlights />
      <Demos />
      <Features />
      <Pricing />
      <Closing />
    </SitePage>
  )
}

function Highlights() {
  return (
    <section aria-label={words.highlightsTitle} className="border-y border-line">
      <ul className="mx-auto grid max-w-[76rem] gap-x-10 gap-y-6 px-5 py-7 sm:grid-cols-3 sm:px-8">
        {words.highlights.map(({ title, figure, text }) => (
          <li key={title} className="flex items-center gap-4">
            <span className="numeral min-w-11 text-[2.5rem] text-herb">{figure}</span>
            <span>
              <span className="block text-sm font-semibold">{title}</span>
              <span className="block text-[0.9375rem] text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
