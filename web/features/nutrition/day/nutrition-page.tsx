import { useState } from 'react'
import { drinkName } from '#contract/hydration/drinks.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useHydration } from '#web/features/hydration/use-hydration.tsx'
import { useRefusedEntries } from '#web/features/offline/use-refused-entries.tsx'
import { useSupplements } from '#web/features/supplements/use-supplements.tsx'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { DateNavigator } from '#web/ui/forms/date-navigator.tsx'
import { Page } from '#web/ui/page.tsx'
import { LogButton } from '../log/log-button.tsx'
import { LogDialog } from '../log/log-dialog.tsx'
import { useLogDialog } from '../log/use-log-dialog.ts'
import { MealSearch } from '../search/search-dialog.tsx'
import { words } from '../words.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { DailySummary } from './daily-summary.tsx'
import { Meals } from './list/meals.tsx'
import { useNutritionDay } from './use-nutrition-day.ts'
import { useShownDay } from './use-shown-day.ts'
import { useToday } from './use-today.ts'

export function NutritionPage() {
  const { user } = useUser()
  const { today } = useToday()
  const { day, show } = useShownDay(today)
  const { logs, sentences, stats } = useNutritionDay(day)
  const dialog = useLogDialog()
  const mayLog = user?.subscriptionTier !== 'trial_no_payment'
  const hydration = useHydration(day, today, mayLog)
  const supplements = useSupplements(day)
  const refused = useRefusedEntries({ meal: ({ foodName }: NutritionLog) => foodName, drink: drinkName })
  const [calendar, setCalendar] = useState(false)

  return (
    <Page
      title={words.title}
      back={{ href: '/', label: words.back }}
      actions={
        <>
          <MealSearch today={today} mayLog={mayLog} onChoose={show} />
          {mayLog ? <LogButton onClick={() => dialog.open('photo')} className="max-lg:hidden" /> : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        {mayLog ? null : <PlanNotice title={words.paymentTitle} text={words.paymentText} />}
        {refused}
        <DateNavigator day={day} today={today} onChange={show} onChoose={() => setCalendar(true)} />
        <DailySummary
          day={day}
          today={today}
          stats={stats.data ?? undefined}
          failed={stats.isError || stats.data === null}
          retry={stats.refetch}
          units={user?.units}
          nutrients={day === today ? '/nutrients' : `/nutrients?date=${day}`}
        />
        {supplements}
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
          <Meals
            day={day}
            logs={logs.data ?? undefined}
            sentences={sentences}
            failed={logs.isError || logs.data === null}
            busy={logs.isFetching}
            retry={() => void logs.refetch()}
            isToday={day === today}
            complete={day > today ? undefined : stats.data?.complete}
            onLog={mayLog ? (meal) => dialog.open('photo', meal) : undefined}
          />
          {hydration}
        </div>
      </div>
      {mayLog ? (
        <LogDialog
          tab={dialog.tab}
          day={day}
          mealType={dialog.mealType}
          onTab={dialog.change}
          onClose={dialog.close}
        />
      ) : null}
      <CalendarDialog
        open={calendar}
        onClose={() => setCalendar(false)}
        day={day}
        today={today}
        onChoose={(chosen) => {
          setCalendar(false)
          show(chosen)
        }}
      />
    </Page>
  )
}
