import type { LucideIcon } from 'lucide-react'

export type Feature = { title: string; text: string; Icon: LucideIcon }

/** Features with icons: three columns on wide screens, or as many as there are up to four. */
export function FeatureGrid({ cards }: { cards: readonly Feature[] }) {
  const wide = cards.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <ul className={`mt-8 grid gap-x-10 sm:grid-cols-2 sm:gap-y-9 ${wide}`}>
      {cards.map(({ title, text, Icon }) => (
        <li key={title} className="flex gap-4 border-t border-line py-5 sm:block sm:pb-0">
          <Icon className="size-7 shrink-0 text-herb" strokeWidth={1.6} aria-hidden="true" />
          <div>
            <h3 className="display text-[1.375rem] sm:mt-4">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
