import { useState } from 'react'
import { addDays, lastDiaryDay } from '#contract/measures/day.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToday } from '../day/use-today.ts'
import { DayField } from '../log/day-field.tsx'
import { words } from '../words.ts'
import { useCopyMeals } from './use-copy-meals.ts'

/** The entries to copy (a day, a meal or single entries) and their name in the dialog. */
export type Copied = { label: string; fromDate: string; mealType?: MealType; ids?: string[] }

type Props = { copied: Copied | undefined; onClose: () => void }

/** Asks which day to copy to. */
export function CopyDialog({ copied, onClose }: Props) {
  const { today } = useToday()
  const [last, setLast] = useState<Copied>()
  const [toDate, setToDate] = useState('')
  if (copied && copied !== last) {
    setLast(copied)
    // Default: a past day to today, today to tomorrow.
    setToDate(copied.fromDate === today ? addDays(today, 1) : today)
  }
  const copy = useCopyMeals(onClose)
  if (!last) return null
  const { label, ...what } = last
  const same = toDate === last.fromDate
  return (
    <Dialog
      size="sm"
      open={copied !== undefined}
      onOpenChange={(open) => open || copy.isPending || onClose()}
      title={words.copyTitle(label)}
      footer={
        <Button
          busy={copy.isPending}
          disabled={!toDate || same || toDate > lastDiaryDay(today)}
          onClick={() => copy.isPending || copy.mutate({ ...what, toDate })}
          className="sm:min-w-36"
        >
          {words.copy}
        </Button>
      }
    >
      <DayField
        label={words.copyTo}
        day={toDate}
        onChange={setToDate}
        error={toDate ? (same ? words.sameDay : undefined) : words.chooseDay}
      />
    </Dialog>
  )
}
