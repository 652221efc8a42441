import { useState } from 'react'
import { listContactMessages } from '#contract/admin.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { MessageRow } from './message-row.tsx'
import { PagedList } from './paged-list.tsx'
import { usePages } from './use-pages.ts'
import { words } from './words.ts'

const states = [
  { value: 'open', label: words.open },
  { value: 'done', label: words.done },
] as const
type State = (typeof states)[number]['value']

/** Messages of the contact form, Pro accounts first. */
export function MessagesTab({ zone }: { zone: string | undefined }) {
  const [state, setState] = useState<State>('open')
  const list = usePages(listContactMessages, { state })
  return (
    <section aria-label={words.tabs.messages}>
      <Segmented
        label={words.messageStates}
        value={state}
        options={states}
        onChange={setState}
        className="max-w-60"
      />
      <PagedList
        list={list}
        loading={words.messagesLoading}
        failed={words.messagesFailed}
        empty={
          state === 'open' ? (
            <EmptyState title={words.noMessages} text={words.noMessagesText} />
          ) : (
            <EmptyState title={words.noneDone} text={words.noneDoneText} />
          )
        }
      >
        {(message) => <MessageRow key={message.id} message={message} zone={zone} />}
      </PagedList>
    </section>
  )
}
