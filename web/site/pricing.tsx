import { Check } from 'lucide-react'
import { type PlanId, plans } from '#contract/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { words } from './words.ts'

export function Pricing({ onTrial }: { onTrial: () => void }) {
  return (
    <section className="mx-auto max-w-[76rem] px-5 pt-16 sm:px-8 lg:pt-20">
      <h2 className="display max-w-2xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{words.pricingTitle}</h2>
      <p className="mt-3 text-ink-2">{words.pricingLead}</p>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <Plan id="plus" onTrial={onTrial} />
        <Plan id="pro" popular onTrial={onTrial} />
      </div>
    </section>
  )
}

function Plan({ id, popular = false, onTrial }: { id: PlanId; popular?: boolean; onTrial: () => void }) {
  const { name, features } = words.plans[id]
  return (
    <article
      className={`flex flex-col rounded-lg border p-7 ${popular ? 'border-herb-soft bg-herb-soft' : 'border-line bg-raised'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="display text-xl">{name}</h3>
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
      <Button variant={popular ? 'primary' : 'secondary'} onClick={onTrial} className="mt-auto self-start">
        {words.trial}
      </Button>
    </article>
  )
}
