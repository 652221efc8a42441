import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { notesTooLong } from './notes-too-long.ts'
import type { MealDraft } from './scan/use-meal-draft.ts'
import { words } from './words.ts'

type Props = {
  draft: MealDraft
  /** Whether the notes are a description that will be analyzed. */
  describing: boolean
  error: string | undefined
}

/** Notes; with or without a photo they describe the meal for the analysis. */
export function NotesField({ draft, describing, error }: Props) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {describing ? (
        <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {words.andOr}
        </p>
      ) : null}
      <Field
        label={words.notes}
        aside={describing ? <span className="font-semibold">{words.describeLead}</span> : undefined}
        hint={describing ? words.describeHint : undefined}
        error={notesTooLong(draft.notes) ?? (describing ? error : undefined)}
        optional={!describing}
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            value={draft.notes}
            placeholder={describing ? words.describeExample : words.notesExample}
            onChange={(event) => draft.setNotes(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
