import { Check } from 'lucide-react'
import { mostPopularPlan, type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { formatMoney } from '#web/ui/measures/format.ts'
import { SiteSection } from '../site-page.tsx'
import { words } from './pricing-words.ts'
import { TrialButton } from './trial-button.tsx'

type Props = {
  /** Additional names of the plans, such as Core Access. */
  also?: Record<PlanId, string>
}

export function Pricing({ also }: Props) {
  return (
    <SiteSection id="pricing" title={words.title} lead={words.lead}>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <Plan id="plus" also={also?.plus} />
        <Plan id="pro" also={also?.pro} />
      </div>
      <p className="mt-4 text-sm text-ink-2">
        {words.note}{' '}
        <a href="/choose-plan" className="underline hover:text-ink">
          {words.choose}
        </a>
      </p>
    </SiteSection>
  )
}

function Plan({ id, also }: { id: PlanId; also?: string | undefined }) {
  const popular = id === mostPopularPlan
  const { name, features } = words.plans[id]
  return (
    <article
      className={`flex flex-col rounded-lg border p-7 ${popular ? 'border-herb-soft bg-herb-soft' : 'border-line bg-raised'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="display text-xl">
          {name}
          {also ? (
            <span className="ml-2.5 font-sans text-sm font-medium tracking-normal text-ink-2">{also}</span>
          ) : null}
        </h3>
        {popular ? (
          <span className="rounded-full bg-herb px-3 py-1 text-xs font-semibold text-on-herb">
            {words.popular}
          </span>
        ) : null}
      </div>
      <p className="mt-2">
        <span className="numeral text-5xl">{formatMoney(plans[id].price)}</span>{' '}
        <span className="text-ink-2">{words.perMonth}</span>
      </p>
      <ul className="mt-5 mb-7 grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-herb" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <TrialButton variant={popular ? 'primary' : 'secondary'} className="mt-auto self-start" />
    </article>
  )
}
