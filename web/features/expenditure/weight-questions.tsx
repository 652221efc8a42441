import type { Expenditure } from '#contract/expenditure.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useWeightText } from '#web/features/weight/use-weight-text.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

type Props = Pick<Expenditure, 'steps' | 'outliers'> & { units: UnitSystem }

/** Questions on weights that no body makes; nothing without one. */
export function WeightQuestions({ steps, outliers, units }: Props) {
  const text = useWeightText(units)
  if (!steps.length && !outliers.length) return null
  return (
    <Card as="section" tone="tomato" aria-labelledby="expenditure-questions" className="grid gap-3">
      <h2 id="expenditure-questions" className="display text-[1.375rem]">
        {words.questions}
      </h2>
      <ul className="grid gap-2">
        {steps.map(({ from, day, kilograms }) => (
          <li key={day} className="max-w-prose">
            {words.step(text.weight(Math.abs(kilograms)), from, day, kilograms > 0)}
          </li>
        ))}
        {outliers.map(({ day, kilograms }) => (
          <li key={day} className="max-w-prose">
            {words.outlier(text.weight(kilograms), day)}
          </li>
        ))}
      </ul>
      <LinkButton href="/analytics" variant="secondary" className="justify-self-start">
        {words.seeWeights}
      </LinkButton>
    </Card>
  )
}
