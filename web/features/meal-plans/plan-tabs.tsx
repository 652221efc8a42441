import { CalendarDays, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { MealPlan } from '#contract/meal-plans.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { MealDialog } from './meal-dialog.tsx'
import { Shopping } from './shopping/shopping.tsx'
import { Week } from './week.tsx'
import { words } from './words.ts'

type Props = { plan: MealPlan; mayLog: boolean }
const icon = 'size-4.5'

/** The week and the shopping list; the open tab is part of the address. */
export function PlanTabs({ plan, mayLog }: Props) {
  const [opened, open] = useState<string>()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'shopping' ? 'shopping' : 'week'
  const show = (next: string) =>
    setSearch(
      (before) => {
        if (next === 'week') before.delete('tab')
        else before.set('tab', next)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <Tabs value={tab} onValueChange={show}>
        <TabList label={words.title} className="print:hidden">
          <Tab value="week" icon={<CalendarDays className={icon} aria-hidden="true" />}>
            {words.week}
          </Tab>
          <Tab value="shopping" icon={<ShoppingBasket className={icon} aria-hidden="true" />}>
            {words.shoppingTab}
          </Tab>
        </TabList>
        <TabPanel value="week">
          <Week plan={plan} mayLog={mayLog} onOpen={({ id }) => open(id)} />
        </TabPanel>
        <TabPanel value="shopping">
          <Shopping plan={plan} />
        </TabPanel>
      </Tabs>
      <MealDialog plan={plan} mealId={opened} mayLog={mayLog} onClose={() => open(undefined)} />
    </>
  )
}
