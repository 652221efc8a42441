import { ChefHat, MapPin, Table2 } from 'lucide-react'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Closing } from '../landing/closing.tsx'
import { FeatureGrid } from '../landing/feature-grid.tsx'
import { Gallery } from '../landing/gallery.tsx'
import { TableScene } from '../landing/table-scene.tsx'
import { TrialButton } from '../landing/trial-button.tsx'
import { PageHero } from '../page-hero.tsx'
import { SitePage, SiteSection } from '../site-page.tsx'
import { words } from './demos-words.ts'
import { Film } from './film.tsx'

const { features } = words
const cards = [
  { ...features.honest, Icon: Table2 },
  { ...features.tonight, Icon: ChefHat },
  { ...features.road, Icon: MapPin },
]

export function DemosPage() {
  return (
    <SitePage trialHref="/register">
      <PageHero eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
        <TrialButton size="lg" label={words.trial} />
        <LinkButton size="lg" variant="secondary" href="/about">
          {words.about}
        </LinkButton>
      </PageHero>
      <SiteSection title={words.filmsTitle} className="pt-12 lg:pt-16">
        <ul className="mt-7 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {words.films.map((film) => (
            <Film key={film.name} {...film} />
          ))}
        </ul>
      </SiteSection>
      <Gallery />
      <SiteSection title={words.featuresTitle}>
        <FeatureGrid cards={cards} />
      </SiteSection>
      <Closing
        title={words.closingTitle}
        text={words.closingText}
        label={words.trial}
        scene={<TableScene className="h-full w-full" />}
      />
    </SitePage>
  )
}
