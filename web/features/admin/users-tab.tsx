import { useState } from 'react'
import { listAdminUsers } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDebouncedValue } from '#web/ui/forms/use-debounced-value.ts'
import { PagedList } from './paged-list.tsx'
import { usePages } from './use-pages.ts'
import { UserRow } from './user-row.tsx'
import { words } from './words.ts'

type Choice = Tier | 'all'
const choices = Object.entries(words.tierFilters).map(([value, label]) => ({ value: value as Choice, label }))
/** Debounce of the search in milliseconds. */
const typingDelay = 250

/** Accounts, newest first, searched by address and filtered by tier. */
export function UsersTab() {
  const [typed, setTyped] = useState('')
  const [tier, setTier] = useState<Choice>('all')
  const search = useDebouncedValue(typed.trim(), typingDelay)
  const list = usePages(listAdminUsers, {
    ...(search && { search }),
    ...(tier !== 'all' && { tier }),
  })
  return (
    <section aria-label={words.users}>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <Field label={words.search}>
          {(ids) => (
            <Input
              {...ids}
              type="search"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              placeholder={words.searchExample}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.tierFilter}>
          {(ids) => <Select {...ids} value={tier} options={choices} onChange={setTier} />}
        </Field>
      </div>
      <PagedList
        list={list}
        loading={words.usersLoading}
        failed={words.usersFailed}
        empty={<EmptyState title={words.noUsers} text={words.noUsersText} />}
      >
        {(user) => <UserRow key={user.id} user={user} />}
      </PagedList>
    </section>
  )
}
