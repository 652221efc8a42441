import { FileText } from 'lucide-react'
import { fallbackTimezone } from '#contract/product.ts'
import type { Billing } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { isProviderPage } from '../redirect-to-provider.ts'
import { words } from '../words.ts'

/** Newest first, each with the provider's receipt. */
export function Invoices({ invoices }: Pick<Billing, 'invoices'>) {
  if (invoices.length === 0) return <EmptyState title={words.invoicesEmpty} className="py-4" />
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <Invoice key={invoice.id} {...invoice} />
      ))}
    </ul>
  )
}

function Invoice({ paidOn, amount, status, url }: Billing['invoices'][number]) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const date = formatLongDate(paidOn, zone)
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="flex items-center gap-2.5">
          <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          <Badge tone={status === 'paid' ? 'good' : 'warn'}>{words.invoiceStates[status] ?? status}</Badge>
        </p>
        <p className="text-sm text-ink-2">{date}</p>
      </div>
      {url && isProviderPage(url) ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={words.receiptOf(date)}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-herb underline decoration-herb/40 underline-offset-4"
        >
          <FileText className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {words.receipt}
        </a>
      ) : null}
    </li>
  )
}
