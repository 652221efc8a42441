import { useQuery } from '@tanstack/react-query'
import { getGoals } from '#contract/goals.ts'
import { read } from '#web/http/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { GoalAssistant } from './goal-assistant.tsx'
import { type GoalTab, goalTabs } from './goal-fields.ts'
import { GoalPanel } from './goal-panel.tsx'
import { useGoalForm } from './use-goal-form.ts'
import { words } from './words.ts'

/** The goal assistant and the goals. */
export function GoalsTab() {
  const loaded = useGoals()
  const { form, tab, setTab, submit, busy, applied, apply } = useGoalForm(loaded.data)
  if (loaded.isPending)
    return (
      <div role="status" className="grid justify-items-center gap-3 py-16 text-ink-2">
        <Spinner />
        {words.loading}
      </div>
    )
  if (loaded.isError)
    return (
      <ErrorState title={words.loadFailed} onRetry={() => void loaded.refetch()} busy={loaded.isFetching} />
    )
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <GoalAssistant
        current={loaded.data}
        applied={applied}
        onApply={apply}
        onSave={() => void submit()}
        isSaving={busy}
      />
      <Card as="section" aria-labelledby="goals-title">
        <h2 id="goals-title" className="display text-2xl">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-2">{words.lead}</p>
        {loaded.data?.areDefaults ? (
          <p className="mt-3 rounded-sm bg-sunken px-3.5 py-2.5 text-sm">{words.areDefaults}</p>
        ) : null}
        <form noValidate onSubmit={submit} className="mt-4">
          <Tabs value={tab} onValueChange={(next) => setTab(next as GoalTab)}>
            <TabList label={words.title}>
              {goalTabs.map((id) => (
                <Tab key={id} value={id}>
                  {words.tabs[id]}
                </Tab>
              ))}
            </TabList>
            {goalTabs.map((id) => (
              <TabPanel key={id} value={id}>
                <GoalPanel form={form} tab={id} />
              </TabPanel>
            ))}
          </Tabs>
          <Button type="submit" busy={busy} className="mt-6 w-full sm:w-auto">
            {busy ? words.saving : words.save}
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** The user's goals; null when signed out. */
function useGoals() {
  return useQuery({ ...read(getGoals), refetchOnMount: 'always' })
}
