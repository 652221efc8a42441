import { useLocation, useSearch } from 'wouter'
import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useDefaultGoalsNote } from '#web/features/goals/use-default-goals-note.tsx'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { FitnessTab } from './fitness/fitness-tab.tsx'
import { GoalsTab } from './goals/goals-tab.tsx'
import { NutritionTab } from './nutrition/nutrition-tab.tsx'
import { TopCards } from './nutrition/top-cards.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { Problem } from './problem.tsx'
import { useAnalyticsStats } from './use-analytics.ts'
import { mondayOf } from './week/weeks.ts'
import { words } from './words.ts'

const tabs = ['overview', 'fitness', 'nutrition', 'goals'] as const
type OpenTab = (typeof tabs)[number]

/** Analytics; the open tab, its period and the reviewed week are part of the address. */
export function AnalyticsPage() {
  const { user } = useUser()
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch())
  const { today } = useToday()
  const { data, isPending, isError, isFetching, refetch } = useAnalyticsStats()
  const goalsNote = useDefaultGoalsNote(data?.goals)
  if (!user) return null
  const open = tabs.find((tab) => tab === asked.get('tab')) ?? 'overview'
  const period = analyticsPeriods.find((one) => one === asked.get('period')) ?? 'week'
  const show = (tab: OpenTab, of: AnalyticsPeriod) =>
    go(`${path}?${new URLSearchParams({ tab, ...(of !== 'week' && { period: of }) })}`, { replace: true })
  const week = mondayOf(asked.get('week'), today)
  const showWeek = (monday: string) =>
    go(`${path}?${new URLSearchParams({ tab: 'overview', week: monday })}`, { replace: true })
  const stats = data ?? undefined
  const view = { user, period, onPeriod: (next: AnalyticsPeriod) => show(open, next) }

  return (
    <Page title={words.title} lead={words.lead} back={{ href: '/dashboard', label: words.back }}>
      <div className="grid grid-cols-1 gap-4">
        {isError ? (
          <Problem
            title={words.statsFailed}
            hasOld={Boolean(stats)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {goalsNote}
        <TopCards stats={stats} units={user.units} loading={isPending} />
        <Tabs value={open} onValueChange={(tab) => show(tab as OpenTab, period)}>
          <TabList label={words.tabsLabel} className="mt-2">
            {tabs.map((tab) => (
              <Tab key={tab} value={tab} className="max-sm:px-1.5 max-sm:text-sm">
                {words.tabs[tab]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="overview">
            <OverviewTab user={user} stats={stats} loading={isPending} week={week} onWeek={showWeek} />
          </TabPanel>
          <TabPanel value="fitness">
            <FitnessTab {...view} />
          </TabPanel>
          <TabPanel value="nutrition">
            <NutritionTab {...view} />
          </TabPanel>
          <TabPanel value="goals">
            <GoalsTab user={user} stats={stats} />
          </TabPanel>
        </Tabs>
      </div>
    </Page>
  )
}
