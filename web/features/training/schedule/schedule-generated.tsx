import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { GeneratedSchedule } from '#contract/training/schedules.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { ScheduleView } from './schedule-view.tsx'
import { words } from './schedule-words.ts'
import { useSaveSchedule } from './use-change-schedule.ts'
import { keepGenerated } from './use-schedules.ts'

/** A generated schedule, to view and save. */
export function GeneratedScheduleView({ generated }: { generated: GeneratedSchedule }) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const save = useSaveSchedule((id) => go(`/fitness?tab=scheduler&schedule=${id}`))
  const { title, startsOn, endsOn } = generated.schedule
  const tell = useInUnits()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-3xl">
          {tell(title)}
        </h2>
        <p className="mt-1 text-ink-2">{words.range(formatDay(startsOn), formatDay(endsOn))}</p>
      </header>
      <Card tone="herb" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-52 flex-1">{words.unsaved}</p>
        <div className="flex flex-wrap gap-2">
          <Button busy={save.isPending} onClick={() => save.mutate(generated)}>
            {save.isPending ? words.saving : words.save}
          </Button>
          <Button variant="secondary" onClick={() => keepGenerated(queries, null)}>
            {words.discard}
          </Button>
        </div>
      </Card>
      <ScheduleView generated={generated} />
    </div>
  )
}
