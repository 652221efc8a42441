import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRestSound } from '#web/features/training/player/run/use-rest-sound.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { words } from '../../words.ts'
import type { LiveWorkout } from '../live-workout.ts'

const step = 15
/** Milliseconds between readings of the clock. */
const tick = 250

type Props = { rest: NonNullable<LiveWorkout['rest']>; onChange: (rest: LiveWorkout['rest']) => void }

/** The running rest, by the clock of the device, so that it goes on in a hidden or reloaded page. */
export function RestTimer({ rest, onChange }: Props) {
  const [now, setNow] = useState(Date.now)
  useRestSound(rest.until)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  // A clock that was set back must not make a rest longer than it was.
  const left = Math.min(rest.seconds, Math.ceil((rest.until - now) / 1000))
  const over = left <= 0
  useEffect(() => {
    if (over) onChange(null)
  }, [over, onChange])
  if (over) return null
  const change = (by: number) =>
    onChange({ until: rest.until + by * 1000, seconds: Math.max(step, rest.seconds + by) })
  return (
    <div
      role="timer"
      aria-label={words.restLeft(words.seconds(left))}
      className="sticky bottom-20 z-20 mx-auto flex w-full max-w-md items-center gap-2 overflow-hidden rounded-full border border-line bg-raised p-1.5 shadow-float lg:bottom-6"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 bg-herb-soft transition-[width] duration-200"
        style={{ width: `${(100 * left) / rest.seconds}%` }}
      />
      <IconButton label={words.restLess} className="relative" onClick={() => change(-step)}>
        <Minus className="size-5" aria-hidden="true" />
      </IconButton>
      <p className="relative flex-1 text-center">
        <span className="mr-2 text-sm text-ink-2">{words.rest}</span>
        <span className="numeral text-2xl">{words.seconds(left)}</span>
      </p>
      <IconButton label={words.restMore} className="relative" onClick={() => change(step)}>
        <Plus className="size-5" aria-hidden="true" />
      </IconButton>
      <Button variant="quiet" className="relative" onClick={() => onChange(null)}>
        {words.skip}
      </Button>
    </div>
  )
}
