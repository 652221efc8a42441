import {
  Accessibility,
  BrainCircuit,
  Camera,
  Cog,
  Dumbbell,
  Lightbulb,
  MapPin,
  Refrigerator,
  ShieldCheck,
  Table2,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ContactForm } from '../contact/contact-form.tsx'
import { MailLink } from '../contact/mail-link.tsx'
import { Closing } from '../landing/closing.tsx'
import { FeatureGrid } from '../landing/feature-grid.tsx'
import { TableScene } from '../landing/table-scene.tsx'
import { PageHero } from '../page-hero.tsx'
import { SitePage, SiteSection } from '../site-page.tsx'
import { words } from './about-words.ts'

const { features, values, technology } = words
const signs = [Table2, BrainCircuit, Cog]
const technologyCards = technology.map((card, index) => ({ ...card, Icon: signs[index]! }))
const featureCards = [
  { ...features.nutrition, Icon: Camera },
  { ...features.fridge, Icon: Refrigerator },
  { ...features.workouts, Icon: Dumbbell },
  { ...features.gps, Icon: MapPin },
]
const valueCards = [
  { ...values.privacy, Icon: ShieldCheck },
  { ...values.accessibility, Icon: Accessibility },
  { ...values.innovation, Icon: Lightbulb },
]

export function AboutPage() {
  return (
    <SitePage trialHref="/">
      <PageHero
        eyebrow={words.eyebrow}
        title={words.title}
        lead={words.lead}
        scene={<TableScene className="h-full w-full" />}
      />
      <SiteSection title={words.missionTitle}>
        <div className="mt-5 grid gap-x-12 gap-y-4 text-lg lg:grid-cols-2">
          {words.mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SiteSection>
      <SiteSection title={words.technologyTitle}>
        <FeatureGrid cards={technologyCards} />
      </SiteSection>
      <SiteSection title={words.featuresTitle}>
        <FeatureGrid cards={featureCards} />
      </SiteSection>
      <SiteSection title={words.valuesTitle}>
        <FeatureGrid cards={valueCards} />
      </SiteSection>
      <Contact />
      <Closing title={words.signUpTitle} text={words.signUpText} />
    </SitePage>
  )
}

function Contact() {
  const section = useRef<HTMLElement>(null)
  // Inside the app the browser does not scroll to the hash by itself.
  useEffect(() => {
    if (location.hash === '#contact') section.current?.scrollIntoView()
  }, [])
  return (
    <section
      id="contact"
      ref={section}
      className="mx-auto max-w-[76rem] scroll-mt-8 px-5 pt-16 sm:px-8 lg:pt-24"
    >
      <div className="grid gap-x-12 gap-y-7 rounded-lg border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="display text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{words.contactTitle}</h2>
          <p className="mt-3 text-ink-2">{words.contactLead}</p>
          <p className="mt-4 font-medium">{words.replyWithin}</p>
          <p className="mt-1 text-ink-2">
            <MailLink before={words.writeTo} />
          </p>
          <p className="mt-4 text-ink-2 [:root[data-script]_&]:hidden">{words.withoutScripts}</p>
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
