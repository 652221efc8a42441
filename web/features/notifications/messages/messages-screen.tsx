import { Settings } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { words } from '../words.ts'
import { MessageDays } from './message-days.tsx'
import { useMessages } from './use-messages.ts'

/** Messages sent to the account lately, with the settings behind a button. */
export function MessagesScreen() {
  const loaded = useMessages()
  return (
    <Page
      narrow
      title={words.messagesTitle}
      lead={words.messagesLead}
      back={{ href: '/', label: words.backToDashboard }}
      actions={
        <LinkButton
          href="/notifications"
          variant="secondary"
          icon={<Settings className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.title}
        </LinkButton>
      }
    >
      {loaded.data?.length ? (
        <MessageDays messages={loaded.data} />
      ) : loaded.data ? (
        <EmptyState
          title={words.messagesNone}
          text={words.messagesNoneText}
          action={<LinkButton href="/notifications">{words.switchOn}</LinkButton>}
        />
      ) : loaded.isError ? (
        <ErrorState
          title={words.messagesFailed}
          text={words.tryAgain}
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{words.messagesLoading}</span>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
        </div>
      )}
    </Page>
  )
}
