import type { ActivityType } from '#contract/activities/activities.ts'
import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { sounds } from '#web/ui/device/sounds.ts'
import type { PlannedRun } from './recording/device-store.ts'

type Planned = { scheduleId: string; id: string; title: string; run: PlannedStep[] | null }
type Start = {
  href: string
  /** History state: a recording of this type with this plan begins, or the player. */
  state: { start: ActivityType; plan: PlannedRun } | { start: true }
  onClick: () => void
}

/** Properties of a link that begins a session with its press: a run in the recorder, any other in the player. */
export function useSessionStart({ scheduleId, id, title, run }: Planned): Start {
  // Browsers let a page sound only after a press.
  const onClick = sounds.wake
  if (!run) return { href: `/fitness/session/${scheduleId}/${id}`, state: { start: true }, onClick }
  const plan: PlannedRun = { link: { scheduleId, sessionId: id }, title, steps: run }
  return { href: '/fitness?tab=tracker', state: { start: 'running', plan }, onClick }
}
