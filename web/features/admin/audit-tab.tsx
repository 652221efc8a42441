import { type AuditEntry, listAudit } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { dateOf, momentOf } from './moments.ts'
import { PagedList } from './paged-list.tsx'
import { usePages } from './use-pages.ts'
import { words } from './words.ts'

/** The audit log of the owner's area. */
export function AuditTab({ zone }: { zone: string | undefined }) {
  const list = usePages(listAudit)
  return (
    <section aria-label={words.tabs.audit}>
      <p className="text-ink-2">{words.auditText}</p>
      <PagedList
        list={list}
        loading={words.auditLoading}
        failed={words.auditFailed}
        empty={<EmptyState title={words.noAudit} text={words.noAuditText} />}
      >
        {(entry) => (
          <li key={entry.id} className="p-4 sm:px-5">
            <p className="font-medium wrap-anywhere">{sentenceOf(entry)}</p>
            <p className="text-sm text-ink-2 tabular-nums">{momentOf(entry.at, zone)}</p>
          </li>
        )}
      </PagedList>
    </section>
  )
}

/** 'Granted Pro to ann@example.com · was Trial · through Dec 31, 2026' */
function sentenceOf({
  action,
  subject,
  details: { from, to, until, received, ...rest },
}: AuditEntry): string {
  const tier = (name: string | undefined) => (name ? (words.tiers[name as Tier] ?? name) : '')
  const named = {
    ...rest,
    ...(from && { from: tier(from) }),
    ...(to && { to: tier(to) }),
    ...(received && { received: dateOf(received) }),
  }
  const parts = [
    words.deeds[action](subject ?? words.deletedAccount, named),
    action === 'plan_granted' && from ? words.was(tier(from)) : '',
    action === 'plan_taken_back' && to ? words.now(tier(to)) : '',
    until ? words.through(dateOf(until)) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}
