import {
  type Micronutrient,
  type MicronutrientGroup,
  micronutrientGroups,
  micronutrients,
} from '#contract/foods/micronutrients.ts'
import { micronutrientGroupLabels, micronutrientLabels } from '#contract/labels.ts'
import type { EntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { amountText, unitOf } from '#web/ui/measures/nutrient-amount.ts'
import { words } from './words.ts'

export const groupNames = Object.keys(micronutrientGroups) as MicronutrientGroup[]

type Props = {
  nutrients: EntryNutrients
  /** Told where none is known. */
  nothingKnown: string
}

/** Vitamins, minerals and kinds of fat by group, never zero where unknown. */
export function Amounts({ nutrients: { amounts, known }, nothingKnown }: Props) {
  const shareOf = (name: Micronutrient) => known[name] ?? 1
  // Foods without a row state nothing; of others, some figures are missing besides.
  const most = Math.max(...micronutrients.map(shareOf))
  if (most === 0) return <p className="pt-1 pb-2 text-sm text-ink-2">{nothingKnown}</p>
  return (
    <div className="grid gap-5 pt-1 pb-2">
      {most < 1 ? <p className="text-sm text-ink-2">{words.knownForMeal(formatNumber(most * 100))}</p> : null}
      {groupNames.map((group) => (
        <section key={group}>
          <h3 className="eyebrow mb-1">{micronutrientGroupLabels[group]}</h3>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {micronutrientGroups[group].map((name) => (
              <div
                key={name}
                className="flex min-h-9 items-baseline justify-between gap-3 border-b border-line py-1.5"
              >
                <dt className="text-sm text-ink-2">
                  {micronutrientLabels[name]}
                  {shareOf(name) < most ? <KnownNote share={shareOf(name)} className="ml-1.5" /> : null}
                </dt>
                <dd className="shrink-0 text-right tabular-nums">
                  <Amount name={name} amount={amounts[name]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Amount({ name, amount }: { name: Micronutrient; amount: number | null }) {
  if (amount === null) return <span className="text-sm text-ink-3">{words.notKnown}</span>
  return (
    <>
      {amountText(amount)}
      <span className="ml-1 text-sm text-ink-2">{unitOf(name)}</span>
    </>
  )
}
