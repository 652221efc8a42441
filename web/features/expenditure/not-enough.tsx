import { Check } from 'lucide-react'
import type { Expenditure } from '#contract/expenditure.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

type Props = Omit<Extract<Expenditure, { state: 'not_enough' }>, 'state' | 'steps' | 'outliers'>

/** What is missing for an estimate, what helps, and the formula's figure until then. */
export function NotEnough({ needs, formula }: Props) {
  return (
    <Card as="section" aria-labelledby="expenditure-so-far" className="grid gap-5">
      <div>
        <h2 id="expenditure-so-far" className="display text-2xl">
          {words.soFar}
        </h2>
        <p className="mt-1 max-w-prose text-ink-2">{words.soFarText}</p>
      </div>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-8">
        {needs.map(({ what, have, want }) => {
          const { name, progress, help } = words.needs[what]
          return (
            <li key={what} className="grid content-start gap-2">
              <p className="flex items-center justify-between gap-3 font-semibold tabular-nums">
                {progress(have, want)}
                {have >= want ? (
                  <Check className="size-5 text-herb" role="img" aria-label={words.met} />
                ) : null}
              </p>
              <ProgressBar value={Math.min(have, want)} max={want} label={name} />
              {have >= want ? null : <p className="text-sm text-ink-2">{help}</p>}
            </li>
          )
        })}
      </ul>
      <p>{words.untilThen(formula.kilocalories)}</p>
      <p className="flex flex-wrap gap-2">
        <LinkButton href="/nutrition">{words.logMeal}</LinkButton>
        <LinkButton href="/analytics" variant="secondary">
          {words.logWeight}
        </LinkButton>
      </p>
    </Card>
  )
}
