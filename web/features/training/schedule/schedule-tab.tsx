import { useSearch } from 'wouter'
import { UnloggedWorkouts } from '../player/unlogged-workouts.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { GeneratedScheduleView } from './schedule-generated.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { SavedScheduleView } from './schedule-saved.tsx'
import { useGenerated } from './use-schedules.ts'

/** The scheduler: form, generated schedule and saved ones; the open one is part of the address. */
export function SchedulerTab() {
  const opened = new URLSearchParams(useSearch()).get('schedule')
  const generated = useGenerated()
  return (
    <div className="grid grid-cols-1 gap-6">
      <UnloggedWorkouts />
      {opened ? (
        <SavedScheduleView key={opened} id={opened} />
      ) : generated ? (
        <GeneratedScheduleView generated={generated} />
      ) : (
        <>
          <ScheduleList />
          <ScheduleForm />
        </>
      )}
    </div>
  )
}
