import { Flame, Leaf, Lightbulb, Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Pairing } from '#contract/pairings.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { ScoreBadge } from './score-badge.tsx'
import { words } from './words.ts'

type Props = {
  pairing: Pairing
  action: ReactNode
  /** Replaces the source line. */
  note?: string
}

const icon = {
  className: 'size-4 shrink-0 text-ink-3',
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const

/** A pairing with its score and reason. */
export function PairingCard({ pairing, action, note }: Props) {
  const tell = useInUnits()
  const id = useId()
  const { cuisineStyle, estimatedTime, difficulty, calories, pairingScore } = pairing
  const facts = [
    cuisineStyle,
    estimatedTime > 0 && words.minutes(formatNumber(estimatedTime)),
    words.difficulties[difficulty],
    calories > 0 && words.kcal(formatNumber(calories)),
  ].filter((fact) => fact !== false && fact !== '')
  const lines = [
    { term: words.flavour, text: tell(pairing.flavorProfile), mark: <Sparkles {...icon} /> },
    { term: words.benefit, text: pairing.nutritionBenefit, mark: <Leaf {...icon} /> },
    { term: words.method, text: tell(pairing.cookingMethod, { food: true }), mark: <Flame {...icon} /> },
    { term: words.why, text: tell(pairing.reasoning), mark: <Lightbulb {...icon} /> },
  ].filter(({ text }) => text)
  return (
    <Card as="article" aria-labelledby={id} className="flex h-full flex-col gap-4">
      <header>
        <div className="flex items-start justify-between gap-3">
          <h3 id={id} className="display min-w-0 text-xl break-words">
            {words.title(pairing)}
          </h3>
          <ScoreBadge score={pairingScore} />
        </div>
        <p className="mt-1.5 text-sm text-ink-2 tabular-nums">{words.facts(facts as string[])}</p>
      </header>
      <dl className="grid gap-3">
        {lines.map(({ term, text, mark }) => (
          <div key={term}>
            <dt className="flex items-center gap-2 text-sm text-ink-2">
              {mark}
              {term}
            </dt>
            <dd className="pl-6 break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {action}
        <p className="text-xs text-ink-3">{note ?? words.sources[pairing.source]}</p>
      </footer>
    </Card>
  )
}
