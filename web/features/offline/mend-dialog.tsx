import { type FormEvent, useId, useState } from 'react'
import type { UnitSystem } from '#contract/measures/units.ts'
import { retryEntries } from '#web/device/outbox/outbox.ts'
import type { Listed } from '#web/device/outbox/outbox-list.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { distanceIn, type Measure, volumeIn } from '#web/ui/measures/measures.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type MendableName, mendableFields, mended } from './mendable.ts'
import { words } from './words.ts'

type Props = { entry: Listed | undefined; onClose: () => void }

/** Corrects a refused entry and sends it again. */
export function MendDialog({ entry, onClose }: Props) {
  const form = useId()
  return (
    <Dialog
      open={entry !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.mendTitle}
      size="sm"
      footer={
        <Button type="submit" form={form}>
          {words.mendSave}
        </Button>
      }
    >
      {entry ? <MendForm key={entry.id} id={form} entry={entry} onSaved={onClose} /> : null}
    </Dialog>
  )
}

function MendForm({ id, entry, onSaved }: { id: string; entry: Listed; onSaved: () => void }) {
  const { user } = useUser()
  const fields = mendableFields(entry.body)
  const [typed, setTyped] = useState<Partial<Record<MendableName, string | number | null>>>({})
  const wrong = (name: MendableName) => typed[name] === null || Number.isNaN(typed[name])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (fields.some(({ name, kind }) => kind === 'number' && wrong(name))) return
    const { userId, body, shown } = entry
    const corrected = typed as Partial<Record<MendableName, string | number>>
    void retryEntries(userId, {
      id: entry.id,
      body: mended(body, corrected),
      shown: mended(shown, corrected),
    })
    onSaved()
  }
  return (
    <form id={id} noValidate onSubmit={save} className="grid gap-4">
      {entry.reason ? <p className="text-tomato">{entry.reason}</p> : null}
      {fields.map(({ name, kind, value }) =>
        kind === 'number' ? (
          <NumberField
            key={name}
            label={words.fields[name]}
            error={wrong(name) ? words.mendInvalid : undefined}
            measure={measureOf(name, user?.units)}
            value={(name in typed ? typed[name] : value) as number | null}
            onChange={(next) => setTyped({ ...typed, [name]: next })}
          />
        ) : (
          <Field key={name} label={words.fields[name]}>
            {(ids) => (
              <Input
                {...ids}
                type={kind === 'day' ? 'date' : 'text'}
                value={typed[name] ?? value}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ),
      )}
    </form>
  )
}

/** The measure of a field in the user's unit; undefined for other fields. */
function measureOf(name: MendableName, units: UnitSystem | undefined): Measure | undefined {
  if (name === 'volume') return volumeIn(units)
  return name === 'distance' ? distanceIn(lengthUnit(units, 'logging')) : undefined
}
