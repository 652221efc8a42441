import {
  Bike,
  CalendarDays,
  ClipboardPen,
  Flag,
  Footprints,
  History,
  type LucideIcon,
  Mountain,
  PersonStanding,
  Play,
} from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ActivityType } from '#contract/activities/activities.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { tile } from '#web/ui/tile.ts'
import { outdoorTypes, timedTypes } from './kinds.ts'
import { canSpeak } from './live/voice.ts'
import { VoiceChoice } from './live/voice-choice.tsx'
import type { PlannedRun } from './recording/device-store.ts'
import { useStart } from './recording/use-start.ts'
import { words } from './words.ts'

const icons: Record<(typeof outdoorTypes)[number], LucideIcon> = {
  running: Footprints,
  walking: PersonStanding,
  cycling: Bike,
  hiking: Mountain,
}
const links = [
  { href: '/fitness?tab=manual', Icon: ClipboardPen, label: words.manual },
  { href: '/fitness?tab=scheduler', Icon: CalendarDays, label: words.plan },
  { href: '/fitness/history', Icon: History, label: words.history },
] as const
const iconLook = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const
const timed = timedTypes.map((value) => ({ value, label: words.types[value] }))

type Props = { type: ActivityType; onType: (type: ActivityType) => void; onGolf: () => void }

/** Chooses the activity type and starts the recording; a link with `start` in its history state starts it at once, with `plan` as its session. */
export function StartPanel({ type, onType, onGolf }: Props) {
  const { start, settled } = useStart()
  const asked = useHistoryState<{ start?: ActivityType; plan?: PlannedRun } | null>()
  useEffect(() => {
    if (!asked?.start || !settled) return
    // A reload of the page must not start a second recording.
    history.replaceState(null, '')
    start(asked.start, asked.plan)
  }, [asked, settled, start])
  const isTimed = timedTypes.includes(type)
  return (
    <section aria-labelledby="start-title" className="grid grid-cols-1 content-start gap-3">
      <h2 id="start-title" className="display flex h-9 items-center text-2xl">
        {words.move}
      </h2>
      <RadioGroup.Root
        value={isTimed ? '' : type}
        onValueChange={(next) => onType(next as ActivityType)}
        aria-label={words.chooseTitle}
        className="grid grid-cols-4 gap-2"
      >
        {outdoorTypes.map((one) => {
          const Icon = icons[one]
          return (
            <RadioGroup.Item
              key={one}
              value={one}
              className={`${tile} data-[state=checked]:border-herb data-[state=checked]:bg-herb-soft data-[state=checked]:text-herb`}
            >
              <Icon {...iconLook} />
              {words.types[one]}
            </RadioGroup.Item>
          )
        })}
      </RadioGroup.Root>
      <div className="grid grid-cols-[1fr_8rem] gap-2">
        <Button size="lg" icon={<Play className="size-5" aria-hidden="true" />} onClick={() => start(type)}>
          {words.start(words.types[type])}
        </Button>
        <Select<ActivityType>
          label={words.chooseTimed}
          placeholder={words.otherType}
          value={isTimed ? type : ''}
          onChange={onType}
          options={timed}
        />
      </div>
      <SecureOnly what="location" />
      <ul className="grid grid-cols-4 gap-2">
        {links.map(({ href, Icon, label }) => (
          <li key={href}>
            <Link href={href} className={`${tile} h-full w-full`}>
              <Icon {...iconLook} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-label={words.golf} className={`${tile} h-full w-full`} onClick={onGolf}>
            <Flag {...iconLook} />
            {words.golfShort}
          </button>
        </li>
      </ul>
    </section>
  )
}

/** What a recording of positions needs, and its announcements; nothing for activities that are only timed. */
export function RecorderNotes({ type }: Pick<Props, 'type'>) {
  if (timedTypes.includes(type) || !isSecurePage()) return null
  return (
    <div className="grid grid-cols-1 content-start gap-2 text-sm">
      <p className="text-ink-2">{words.chooseText}</p>
      {canSpeak() ? <VoiceChoice /> : null}
      <p className="text-ink-3">{words.keepOpen}</p>
    </div>
  )
}
