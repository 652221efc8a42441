import { useState } from 'react'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { EffortScale } from '#web/ui/forms/effort-scale.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { Details } from '../recording/device-store.ts'
import { saveDetails } from '../recording/recording-queue.ts'
import type { Session } from '../recording/session.ts'
import { words } from '../words.ts'

/** Effort and name, each saved on change. */
export function FinishDetails({ session }: { session: Session }) {
  const { id, userId, plan } = session.kept
  const planned = plan?.title ?? ''
  const [effort, setEffort] = useState<number | null>(null)
  const [name, setName] = useState(planned)
  const [saved, setSaved] = useState<Details>({ routeName: planned || null, effort: null })

  async function save(changes: Partial<Details>) {
    const details = { routeName: name.trim() || null, effort, ...changes }
    if (details.routeName === saved.routeName && details.effort === saved.effort) return
    setSaved(details)
    try {
      await saveDetails(userId, id, details)
    } catch (error) {
      // After a failure the next change sends both again.
      setSaved(saved)
      if (isSignedOut(error)) return
      const description = errorText(error, words.detailsFailedText)
      const again = { label: words.tryAgain, onSelect: () => void save(changes) }
      toast({ title: words.detailsFailed, description, variant: 'destructive', action: again })
    }
  }

  return (
    <div className="grid gap-5">
      <EffortScale
        rpe={effort}
        onChange={(rpe) => {
          setEffort(rpe)
          void save({ effort: rpe })
        }}
      />
      <Field label={words.name} optional className="max-w-md">
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={120}
            placeholder={words.nameExample}
            enterKeyHint="done"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            onBlur={() => void save({})}
          />
        )}
      </Field>
    </div>
  )
}
