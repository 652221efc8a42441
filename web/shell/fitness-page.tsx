import {
  CalendarDays,
  ClipboardPen,
  Dumbbell,
  History,
  type LucideIcon,
  Radio,
  Target,
  Weight,
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { lazyScreen } from './load-screen.ts'
import { words } from './words.ts'

type FitnessTab = {
  id: keyof typeof words.fitnessTabs
  Icon: LucideIcon
  Component: LazyExoticComponent<ComponentType>
  /** Target of the back link; the dashboard by default. */
  back?: { href: string; label: string }
}
const toDashboard = { href: '/', label: words.backToDashboard }
const toFitness = { href: '/fitness', label: words.backToFitness }

/** Tabs owned by other features, loaded when first opened. */
const tabs: readonly FitnessTab[] = [
  {
    id: 'tracker',
    Icon: Radio,
    Component: lazyScreen(() => import('./fitness-start.tsx'), 'FitnessStart'),
  },
  {
    id: 'manual',
    Icon: ClipboardPen,
    Component: lazyScreen(() => import('#web/features/activities/manual/manual-tab.tsx'), 'ManualTab'),
  },
  {
    id: 'generator',
    Icon: Dumbbell,
    Component: lazyScreen(() => import('#web/features/training/generator/generator-tab.tsx'), 'GeneratorTab'),
    back: toFitness,
  },
  {
    id: 'strength',
    Icon: Weight,
    Component: lazyScreen(() => import('#web/features/strength/strength-tab.tsx'), 'StrengthTab'),
  },
  {
    id: 'scheduler',
    Icon: CalendarDays,
    Component: lazyScreen(() => import('#web/features/training/schedule/schedule-tab.tsx'), 'SchedulerTab'),
    back: toFitness,
  },
  {
    id: 'goals',
    Icon: Target,
    Component: lazyScreen(() => import('#web/features/goals/goals-tab.tsx'), 'GoalsTab'),
  },
  {
    id: 'history',
    Icon: History,
    Component: lazyScreen(() => import('#web/features/activities/history/history-tab.tsx'), 'HistoryTab'),
  },
]

/** The fitness area; the open tab is part of the address. */
export function FitnessPage() {
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab')
  const { id: open, back = toDashboard } = tabs.find(({ id }) => id === asked) ?? tabs[0]!
  return (
    <Page title={words.fitnessTitle} back={back}>
      {/* Activated by a press: a tab that only gets the focus back must not navigate again. */}
      <Tabs
        value={open}
        activationMode="manual"
        onValueChange={(tab) => go(`${path}?tab=${tab}`, { replace: true })}
      >
        <TabList label={words.fitnessTitle}>
          {tabs.map(({ id, Icon }) => (
            <Tab key={id} value={id} icon={<Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />}>
              {words.fitnessTabs[id]}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, Component }) => (
          <TabPanel key={id} value={id}>
            <Suspense fallback={<Spinner className="py-10" />}>
              <Component />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  )
}
