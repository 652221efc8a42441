import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { messagesHref } from './messages/messages-href.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'
import { words } from './words.ts'

/** Addresses, methods and types of notifications. */
export function SettingsScreen() {
  const loaded = useSettings()
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      back={{ href: '/account', label: words.back }}
      actions={
        <LinkButton href={messagesHref} variant="secondary" size="sm">
          {words.messagesTitle}
        </LinkButton>
      }
    >
      {loaded.data ? (
        <SettingsForm settings={loaded.data} />
      ) : loaded.isError ? (
        <ErrorState
          title={words.loadFailed}
          text={words.tryAgain}
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-76 rounded-lg" />
          <Skeleton className="h-68 rounded-lg" />
          <Skeleton className="h-90 rounded-lg" />
        </div>
      )}
    </Page>
  )
}
