import { useQuery } from '@tanstack/react-query'
import { Dumbbell, ListChecks, Play } from 'lucide-react'
import { useLocation } from 'wouter'
import { listStrengthWorkouts } from '#contract/strength/workouts.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { strengthHref, ViewLinks } from './back/view-links.tsx'
import { beginWorkout } from './live/live-workout.ts'
import { useBeginWorkout, useLiveWorkout } from './live/use-live-workout.ts'
import { followRoutine } from './routines/routine-workout.ts'
import { nextRoutine, useRoutines } from './routines/use-routines.ts'
import { words } from './words.ts'

/** Newest workouts that tell whose turn it is. */
const latelyQuery = read(listStrengthWorkouts, { query: { limit: 30 } })

/** Lifting in one tap: the routine whose turn it is, all routines, and the ways to look back. */
export function LiftPanel() {
  const { user } = useUser()
  const running = useLiveWorkout()
  const routines = useRoutines()
  const lately = useQuery({ ...latelyQuery, staleTime: 0 })
  const begin = useBeginWorkout()
  const [, go] = useLocation()
  const isKnown = running !== undefined && !routines.isLoading && !lately.isLoading
  const next = nextRoutine(routines.data ?? [], lately.data ?? [])
  const start = () => {
    if (!user) return
    const now = new Date()
    begin(
      next
        ? followRoutine(next, user.id, now, newId)
        : beginWorkout(newId(), user.id, words.defaultName, now),
    )
    go(strengthHref)
  }
  const icon = { className: 'size-5', 'aria-hidden': true } as const
  return (
    <section aria-labelledby="lift" className="grid grid-cols-1 content-start gap-3">
      <div className="flex h-9 items-center justify-between gap-3">
        <h2 id="lift" className="display text-2xl">
          {words.lift}
        </h2>
        <LinkButton variant="quiet" href={strengthHref} icon={<ListChecks {...icon} />}>
          {words.routines}
        </LinkButton>
      </div>
      {running ? (
        <LinkButton size="lg" href={strengthHref} icon={<Play {...icon} />}>
          {words.goOn(running.name)}
        </LinkButton>
      ) : (
        <Button size="lg" disabled={!isKnown} icon={<Dumbbell {...icon} />} onClick={start}>
          {next ? words.startRoutine(next.name) : words.start}
        </Button>
      )}
      <ViewLinks />
    </section>
  )
}
