import { Activity, Camera, ChartColumn, Check, ChefHat, Footprints, Refrigerator, X } from 'lucide-react'
import { Closing } from '../landing/closing.tsx'
import { FeatureGrid } from '../landing/feature-grid.tsx'
import { FridgeScene } from '../landing/fridge-scene.tsx'
import { Pricing } from '../landing/pricing.tsx'
import { TrialButton } from '../landing/trial-button.tsx'
import { PageHero } from '../page-hero.tsx'
import { SitePage, SiteSection } from '../site-page.tsx'
import { words } from './why-words.ts'

const { features } = words
const cards = [
  { ...features.meal, Icon: Camera },
  { ...features.fridge, Icon: Refrigerator },
  { ...features.recipes, Icon: ChefHat },
  { ...features.coach, Icon: Footprints },
  { ...features.miles, Icon: Activity },
  { ...features.insight, Icon: ChartColumn },
]

export function WhyPage() {
  return (
    <SitePage trialHref="/dashboard">
      <PageHero
        eyebrow={words.eyebrow}
        title={words.title}
        lead={words.lead}
        scene={<FridgeScene className="h-full w-full" />}
      >
        <TrialButton size="lg" />
      </PageHero>
      <SiteSection title={words.stepsTitle}>
        <ol className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {words.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-herb pt-5">
              <span className="numeral text-[2.5rem] text-herb" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display mt-2 text-[1.375rem]">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </SiteSection>
      <SiteSection title={words.featuresTitle}>
        <FeatureGrid cards={cards} />
      </SiteSection>
      <Promises />
      <Pricing also={words.also} />
      <Closing title={words.closingTitle} text={words.closingText} />
    </SitePage>
  )
}

function Promises() {
  return (
    <section className="mx-auto grid max-w-[76rem] gap-5 px-5 pt-16 sm:px-8 md:grid-cols-2 lg:pt-24">
      <div className="rounded-lg border border-line bg-raised p-7 sm:p-9">
        <h2 className="display text-3xl">{words.doTitle}</h2>
        <ul className="mt-5 grid gap-3">
          {words.do.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Check className="mt-1 size-4 shrink-0 text-herb" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-lg border border-line bg-sunken p-7 sm:p-9">
        <h2 className="display text-3xl">{words.doNotTitle}</h2>
        <ul className="mt-5 grid gap-3">
          {words.doNot.map((promise) => (
            <li key={promise} className="flex gap-3">
              <X className="mt-1 size-4 shrink-0 text-tomato" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
