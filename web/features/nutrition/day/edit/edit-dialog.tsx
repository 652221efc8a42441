import { useState } from 'react'
import { mealTypes, type NutritionLog } from '#contract/nutrition/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DayField } from '../../log/day-field.tsx'
import { FoodsEditor } from '../../log/plate/foods-editor.tsx'
import { renamed } from '../../log/plate/plate.ts'
import { notesTooLong } from '../../notes-too-long.ts'
import { words } from '../../words.ts'
import { changeOf, type Edit, editOf, figuresOf, isComplete, isWeighed, timesOf } from './entry-edit.ts'
import { NutrientList } from './nutrient-list.tsx'
import { useChangeLog } from './use-change-log.ts'

type Props = {
  /** Undefined while closed. */
  log: NutritionLog | undefined
  /** The place of the food to open. */
  food: number | undefined
  onClose: () => void
}

const options = mealTypes.map((value) => ({ value, label: words.mealTypes[value] }))

/** Edits an entry's amount, name, meal and day. */
export function EditDialog({ log, food, onClose }: Props) {
  const [draft, setDraft] = useState<{ of: NutritionLog; edit: Edit }>()
  // Resets from the entry each time it opens; keeps the content while it closes.
  const [wasOpen, setWasOpen] = useState(false)
  if ((log !== undefined) !== wasOpen) {
    setWasOpen(log !== undefined)
    if (log) setDraft({ of: log, edit: editOf(log) })
  }
  const save = useChangeLog(onClose)
  if (!draft) return null
  const { of, edit } = draft
  const figures = figuresOf(edit, of)
  const put = (change: Partial<Edit>) => setDraft({ of, edit: { ...edit, ...change } })

  const confirm = () => {
    const change = changeOf(edit, of)
    if (!change) onClose()
    else if (!save.isPending) save.mutate({ id: of.id, change })
  }
  return (
    <Dialog
      open={log !== undefined}
      onOpenChange={(open) => open || save.isPending || onClose()}
      title={words.editTitle}
      footer={
        <Button
          onClick={confirm}
          busy={save.isPending}
          disabled={!isComplete(edit, of)}
          className="sm:min-w-44"
        >
          {words.saveChanges}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label={words.name} error={edit.foodName.trim() ? undefined : words.mealNameMissing}>
          {(ids) => (
            <Input
              {...ids}
              value={edit.foodName}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => put({ foodName: event.target.value })}
            />
          )}
        </Field>
        <div>
          <p aria-live="polite" className="numeral text-4xl">
            {formatNumber(figures?.calories)}
            <span className="ml-2 font-sans text-base tracking-normal text-ink-2">{words.kcal}</span>
          </p>
          {isWeighed(edit) ? (
            <div className="mt-2">
              <FoodsEditor
                portions={edit.portions}
                opened={food}
                least={1}
                onChange={(portions) =>
                  put({ portions, foodName: renamed(edit.foodName, edit.portions, portions) })
                }
              />
            </div>
          ) : (
            <Times edit={edit} put={put} />
          )}
          {figures ? (
            <div className="mt-4">
              <NutrientList figures={figures} />
            </div>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
          <DayField
            label={words.day}
            day={edit.targetDate}
            onChange={(targetDate) => targetDate && put({ targetDate })}
          />
          <Field label={words.mealType}>
            {(ids) => (
              <Select
                {...ids}
                value={edit.mealType}
                onChange={(mealType) => put({ mealType })}
                options={options}
              />
            )}
          </Field>
        </div>
        <Field label={words.notes} optional error={notesTooLong(edit.notes)}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={2}
              value={edit.notes}
              onChange={(event) => put({ notes: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

type PartProps = { edit: Edit; put: (change: Partial<Edit>) => void }

function Times({ edit, put }: PartProps) {
  return (
    <NumberField
      label={words.times}
      hint={words.timesHint}
      error={timesOf(edit) === undefined ? words.timesMissing : undefined}
      className="mt-3"
      bounds={{ least: 0.25, most: 100 }}
      step={0.25}
      suffix="×"
      value={edit.times}
      onChange={(times) => put({ times })}
    />
  )
}
