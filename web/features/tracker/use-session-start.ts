import type { ActivityType } from '#contract/activities/activities.ts'
import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { sounds } from '#web/ui/device/sounds.ts'
import type { PlannedRun } from './recording/device-store.ts'
import { words } from './session-words.ts'
import { useSessionOnDevice } from './use-session-on-device.ts'

type Planned = { scheduleId: string; id: string; title: string; run: PlannedStep[] | null }
export type StartLink = {
  href: string
  /** History state: a recording of this type with this plan begins, or the player. */
  state?: { start: ActivityType; plan: PlannedRun } | { start: true }
  onClick?: () => void
}
/** A link that begins a session or leads to its recording; text in its place while it waits here to be sent. */
type SessionStart = { kind: 'start' | 'recording'; link: StartLink } | { kind: 'waiting'; text: string }

/** How a session begins by one press, a run in the recorder, any other in the player, or that it has begun here. */
export function useSessionStart({ scheduleId, id, title, run }: Planned): SessionStart {
  const onDevice = useSessionOnDevice(id)
  if (onDevice === 'waiting') return { kind: 'waiting', text: words.waits }
  const tracker = '/fitness?tab=tracker'
  // The recorder records one thing at a time.
  if (onDevice === 'recording' || (onDevice === 'other' && run))
    return { kind: 'recording', link: { href: tracker } }
  // Browsers let a page sound only after a press.
  const onClick = sounds.wake
  if (!run)
    return {
      kind: 'start',
      link: { href: `/fitness/session/${scheduleId}/${id}`, state: { start: true }, onClick },
    }
  const plan: PlannedRun = { link: { scheduleId, sessionId: id }, title, steps: run }
  return { kind: 'start', link: { href: tracker, state: { start: 'running', plan }, onClick } }
}
