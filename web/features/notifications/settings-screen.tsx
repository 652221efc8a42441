import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { AllSettings } from './all-settings.tsx'
import { messagesHref } from './messages/messages-href.ts'
import { words } from './words.ts'

/** The notification settings as a screen, with the sent messages behind a button. */
export function SettingsScreen() {
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      back={{ href: '/account', label: words.back }}
      actions={
        <LinkButton href={messagesHref} variant="secondary" size="sm">
          {words.toMessages}
        </LinkButton>
      }
    >
      <AllSettings />
    </Page>
  )
}
