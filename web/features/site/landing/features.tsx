import { Camera, ChartColumn, ChefHat, Flame, Footprints, Refrigerator } from 'lucide-react'
import { SiteSection } from '../site-page.tsx'
import { words } from '../words.ts'
import { FeatureGrid } from './feature-grid.tsx'

const { features } = words
const cards = [
  { ...features.fridge, Icon: Refrigerator },
  { ...features.recipes, Icon: ChefHat },
  { ...features.coach, Icon: Footprints },
  { ...features.analytics, Icon: ChartColumn },
  { ...features.photo, Icon: Camera },
  { ...features.progress, Icon: Flame },
]

export function Features() {
  return (
    <SiteSection title={words.featuresTitle}>
      <FeatureGrid cards={cards} />
    </SiteSection>
  )
}
