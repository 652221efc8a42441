import { Check } from 'lucide-react'
import { mostPopularPlan, type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatMoney } from '#web/ui/measures/format.ts'
import { useStoreProduct } from '../app-store/use-store-product.ts'
import { words } from '../words.ts'

type Props = { plan: PlanId; isChosen: boolean; isCurrent: boolean; onChoose: () => void }

/** A plan; the whole card is its radio button. */
export function PlanCard({ plan, isChosen, isCurrent, onChoose }: Props) {
  const { name, price, description, features, appleProductId } = plans[plan]
  // The iOS app shows the App Store's local price.
  const shown = useStoreProduct(appleProductId)?.price || formatMoney(price)
  return (
    <label
      className={`relative flex cursor-pointer flex-col rounded-lg border p-5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb sm:p-7 ${
        isChosen ? 'border-herb bg-herb-soft' : 'border-line bg-raised hover:border-edge'
      }`}
    >
      <span className="flex items-start justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display text-2xl">{name}</span>
          {plan === mostPopularPlan ? <MostPopular /> : null}
          {isCurrent ? <Badge tone="info">{words.yourPlan}</Badge> : null}
        </span>
        <input
          type="radio"
          name="plan"
          value={plan}
          checked={isChosen}
          onChange={onChoose}
          aria-label={words.chosen(name, shown)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 ${
            isChosen ? 'border-herb bg-herb text-on-herb' : 'border-edge'
          }`}
        >
          {isChosen ? <Check className="size-4" strokeWidth={3} /> : null}
        </span>
      </span>
      <span className="mt-3">
        <span className="numeral text-[2.75rem]">{shown}</span>{' '}
        <span className="text-ink-2">{words.perMonth}</span>
      </span>
      <span className="mt-1 text-ink-2">{description}</span>
      <ul className="mt-4 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-herb" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </label>
  )
}

function MostPopular() {
  return (
    <span className="rounded-full bg-herb px-2.5 py-0.5 text-xs font-semibold text-on-herb">
      {words.mostPopular}
    </span>
  )
}
