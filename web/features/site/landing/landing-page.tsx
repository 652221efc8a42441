import { Demos } from '../demos/demos.tsx'
import { SitePage } from '../site-page.tsx'
import { ArrivalNotes } from './arrival-notes.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
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
