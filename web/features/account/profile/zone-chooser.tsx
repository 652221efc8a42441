import { useState } from 'react'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { formatNumber, formatTime } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { labelOf, offsetOf, type Zone, zoneOf, zonesFor } from './zones.ts'

type Props = { value: string; onChange: (name: string) => void }

/** Chooses a zone: the common ones by continent, all others by search. */
export function ZoneChooser({ value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  /** Undefined while no search is typed; the input then shows the chosen zone. */
  const [typed, setTyped] = useState<string>()
  const now = new Date()
  const groups = zonesFor(typed ?? '')
  const count = groups.reduce((sum, { zones }) => sum + zones.length, 0)
  const status = count > 0 ? words.zoneCount(count, formatNumber(count)) : words.noZone(typed ?? '')
  return (
    <Field
      label={words.zone}
      hint={words.zoneNow(offsetOf(value, now), formatTime(now.toISOString(), value))}
    >
      {(ids) => (
        <div>
          <Combobox
            {...ids}
            value={typed ?? labelOf(zoneOf(value))}
            placeholder={words.zoneSearch}
            spellCheck={false}
            className="scroll-mt-8"
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => {
              event.target.select()
              makeRoom(event.target)
            }}
            onBlur={() => setTyped(undefined)}
            listLabel={words.zoneChoices}
            status={status}
            open={open}
            onOpenChange={setOpen}
            groups={groups.map(({ label, zones }) => ({
              label,
              options: zones.map((zone) => ({
                key: zone.name,
                content: <ZoneLine zone={zone} offset={offsetOf(zone.name, now)} />,
                choose: () => {
                  onChange(zone.name)
                  setTyped(undefined)
                },
              })),
            }))}
          />
          {open && count === 0 ? <p className="mt-2 text-sm text-ink-2">{status}</p> : null}
        </div>
      )}
    </Field>
  )
}

/** Scrolls the input to the top if the list would open below the viewport or under the keyboard. */
function makeRoom(input: HTMLElement) {
  if (window.innerHeight - input.getBoundingClientRect().bottom < 400)
    input.scrollIntoView({ block: 'start' })
}

function ZoneLine({ zone, offset }: { zone: Zone; offset: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="font-medium">{zone.city}</span>
        <span className="ml-2 text-sm text-ink-2">{zone.region}</span>
      </span>
      <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">{offset}</span>
    </>
  )
}
