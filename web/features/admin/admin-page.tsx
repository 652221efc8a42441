import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { AdminPeriod } from '#contract/admin.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatTime } from '#web/ui/measures/format.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { AuditTab } from './audit-tab.tsx'
import { FeedTab } from './feed-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { RevenueTab } from './revenue-tab.tsx'
import { SetupTab } from './setup-tab.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { noStats, useAdminStats } from './use-admin-stats.ts'
import { UsersTab } from './users-tab.tsx'
import { words } from './words.ts'

const periods = Object.entries(words.periods).map(([value, label]) => ({
  value: value as AdminPeriod,
  label,
}))
const tabs = Object.entries(words.tabs)

/** The owner's area; the open tab is part of the address. */
export function AdminPage() {
  const [period, setPeriod] = useState<AdminPeriod>('30d')
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab') ?? ''
  const tab = asked in words.tabs ? asked : 'users'
  const zone = useUser().user?.timezone ?? undefined
  const stats = useAdminStats(period)
  const failed = stats.isError && !stats.data
  const figures = stats.data ?? (failed ? noStats : undefined)

  return (
    <Page
      title={words.title}
      back={{ href: '/account', label: words.back }}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5">
          <Badge tone="good">{words.ownerAccess}</Badge>
          {failed ? null : (
            <span role="status" className="text-sm tabular-nums">
              {stats.data ? words.countedAt(formatTime(stats.data.countedAt, zone)) : words.loading}
            </span>
          )}
        </span>
      }
      actions={
        <Select
          label={words.period}
          className="min-w-44"
          value={period}
          options={periods}
          onChange={setPeriod}
        />
      }
    >
      {failed ? (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tomato-soft px-4 py-3"
        >
          <div>
            <p className="font-semibold">{words.statsFailed}</p>
            <p className="text-sm">{words.statsFailedText}</p>
          </div>
          <Button variant="secondary" size="sm" busy={stats.isFetching} onClick={() => void stats.refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      <SummaryCards stats={figures} />
      <Tabs
        value={tab}
        onValueChange={(next) => go(`${path}?tab=${next}`, { replace: true })}
        className="mt-8"
      >
        <TabList label={words.sections}>
          {tabs.map(([id, label]) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="users">
          <UsersTab />
        </TabPanel>
        <TabPanel value="analytics">
          <AnalyticsTab stats={figures} zone={zone} />
        </TabPanel>
        <TabPanel value="revenue">
          <RevenueTab stats={figures} period={period} />
        </TabPanel>
        <TabPanel value="activity">
          <FeedTab stats={figures} zone={zone} />
        </TabPanel>
        <TabPanel value="messages">
          <MessagesTab zone={zone} />
        </TabPanel>
        <TabPanel value="audit">
          <AuditTab zone={zone} />
        </TabPanel>
        <TabPanel value="setup">
          <SetupTab />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
