import { Bell, CreditCard, UserRound } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useNotificationSettings } from '#web/features/notifications/use-notification-settings.tsx'
import { useBillingTab } from '#web/features/subscriptions/manage/use-billing-tab.tsx'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { HelpLinks } from '#web/ui/help-links.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { words } from './words.ts'

const tabs = [
  { id: 'profile', Icon: UserRound },
  { id: 'billing', Icon: CreditCard },
  { id: 'notifications', Icon: Bell },
] as const

export function AccountPage() {
  const { user } = useUser()
  const billing = useBillingTab()
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab')
  const open = tabs.find(({ id }) => id === asked)?.id ?? 'profile'
  if (!user) return null
  return (
    <Page
      title={words.title}
      back={{ href: '/', label: words.backToDashboard }}
      actions={<AccountLinks user={user} />}
    >
      <Tabs value={open} onValueChange={(tab) => go(`${path}?tab=${tab}`, { replace: true })}>
        <TabList label={words.title}>
          {tabs.map(({ id, Icon }) => (
            <Tab key={id} value={id} icon={<Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />}>
              {words.tabs[id]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="profile">
          <ProfileTab user={user} />
        </TabPanel>
        <TabPanel value="billing" className="max-w-3xl">
          {billing}
        </TabPanel>
        <TabPanel value="notifications" className="max-w-3xl">
          <NotificationsTab />
        </TabPanel>
      </Tabs>
      <HelpLinks className="mt-8 border-t border-line pt-2 lg:hidden" />
    </Page>
  )
}

/** Links to the account's screens; the owner's area is shown to the owner only. */
function AccountLinks({ user }: { user: User }) {
  const links = [
    { href: '/subscription', label: words.toPlans, shown: true },
    { href: '/admin', label: words.toAdmin, shown: user.isOwner },
  ].filter(({ href, shown }) => shown && screenExists(href))
  if (links.length === 0) return null
  return links.map(({ href, label }) => (
    <LinkButton key={href} href={href} variant="secondary" size="sm">
      {label}
    </LinkButton>
  ))
}

/** The notification settings as a tab of the account; its hooks run when it is open. */
function NotificationsTab() {
  return useNotificationSettings()
}
