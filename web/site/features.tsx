import { Camera, ChartColumn, ChefHat, Flame, Footprints, Refrigerator } from 'lucide-react'
import { words } from './words.ts'

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
    <section className="mx-auto max-w-[76rem] px-5 pt-16 sm:px-8 lg:pt-20">
      <h2 className="display max-w-2xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{words.featuresTitle}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon className="size-6 text-herb" strokeWidth={1.75} aria-hidden="true" />
            <h3 className="display mt-4 text-[1.375rem]">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
