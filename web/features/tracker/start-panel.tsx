import { Bike, Flag, Footprints, type LucideIcon, Mountain, PersonStanding, Play } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ActivityType } from '#contract/activities/activities.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { outdoorTypes, timedTypes } from './kinds.ts'
import { canSpeak } from './live/voice.ts'
import { VoiceChoice } from './live/voice-choice.tsx'
import { useStart } from './recording/use-start.ts'
import { words } from './words.ts'

const icons: Record<(typeof outdoorTypes)[number], LucideIcon> = {
  running: Footprints,
  walking: PersonStanding,
  cycling: Bike,
  hiking: Mountain,
}
const look =
  'flex min-h-16 items-center justify-center gap-2.5 rounded-md border border-line bg-raised px-3 text-[0.9375rem] font-semibold transition-colors duration-150 hover:border-edge'
const iconLook = { className: 'size-6', strokeWidth: 1.75, 'aria-hidden': true } as const
const timed = timedTypes.map((value) => ({ value, label: words.types[value] }))

/** Chooses the activity type and starts the recording; a link with `start` in its history state starts it at once. */
export function StartPanel({ onGolf }: { onGolf: () => void }) {
  const [type, setType] = useState<ActivityType>('running')
  const { start, settled } = useStart()
  const asked = useHistoryState<{ start?: ActivityType } | null>()?.start
  useEffect(() => {
    if (!asked || !settled) return
    // A reload of the page must not start a second recording.
    history.replaceState(null, '')
    start(asked)
  }, [asked, settled, start])
  const isTimed = timedTypes.includes(type)
  return (
    <section aria-labelledby="start-title" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <div>
        <h2 id="start-title" className="display text-2xl">
          {words.chooseTitle}
        </h2>
        <div className="mt-1.5">
          <SecureOnly what="location">
            <p className="text-ink-2">{words.chooseText}</p>
          </SecureOnly>
        </div>
      </div>
      <RadioGroup.Root
        value={isTimed ? '' : type}
        onValueChange={(next) => setType(next as ActivityType)}
        aria-label={words.chooseTitle}
        className="grid grid-cols-2 gap-2.5 sm:grid-cols-4"
      >
        {outdoorTypes.map((one) => {
          const Icon = icons[one]
          return (
            <RadioGroup.Item
              key={one}
              value={one}
              className={`${look} data-[state=checked]:border-herb data-[state=checked]:bg-herb-soft data-[state=checked]:text-herb`}
            >
              <Icon {...iconLook} />
              {words.types[one]}
            </RadioGroup.Item>
          )
        })}
      </RadioGroup.Root>
      <Button size="lg" icon={<Play className="size-5" aria-hidden="true" />} onClick={() => start(type)}>
        {words.start(words.types[type])}
      </Button>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        <Select<ActivityType>
          label={words.chooseTimed}
          placeholder={words.chooseTimed}
          value={isTimed ? type : ''}
          onChange={setType}
          options={timed}
        />
        <Button variant="secondary" icon={<Flag {...iconLook} className="size-5" />} onClick={onGolf}>
          {words.golf}
        </Button>
      </div>
      {isTimed ? null : (
        <div className="grid grid-cols-1 gap-2">
          {canSpeak() ? <VoiceChoice /> : null}
          {isSecurePage() ? <p className="text-sm text-ink-3">{words.keepOpen}</p> : null}
        </div>
      )}
    </section>
  )
}
