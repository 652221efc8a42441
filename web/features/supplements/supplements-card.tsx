import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type DaySupplement, mostSupplements } from '#contract/supplements.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { DosesDialog } from './doses-dialog.tsx'
import { SupplementDialog } from './supplement-dialog.tsx'
import { SupplementRow } from './supplement-row.tsx'
import { useSetDoses, useUnsentDoses } from './use-set-doses.ts'
import { words } from './words.ts'

/** The supplements of a day, one tick each. */
export function SupplementsCard({ day, rows: answered }: { day: string; rows: readonly DaySupplement[] }) {
  const set = useSetDoses(day)
  const rows = useUnsentDoses(day, answered)
  const [openedId, setOpened] = useState<string>()
  const [form, setForm] = useState<'add' | 'edit'>()
  const opened = rows.find(({ id }) => id === openedId)
  const close = () => {
    setForm(undefined)
    setOpened(undefined)
  }
  return (
    <Card as="section" aria-labelledby="supplements" className="py-3 sm:px-7">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="supplements" className="eyebrow">
          {words.title}
        </h2>
        {rows.filter(({ isRemoved }) => !isRemoved).length < mostSupplements ? (
          <IconButton
            label={words.addMore}
            aria-haspopup="dialog"
            onClick={() => setForm('add')}
            className="-mr-2.5 text-ink-2"
          >
            <Plus className="size-5" aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      <ul className="grid grid-cols-1 gap-x-12 sm:grid-cols-2">
        {rows.map((row) => (
          <SupplementRow
            key={row.id}
            supplement={row}
            onDoses={(doses) => set({ id: row.id, doses })}
            onOpen={() => setOpened(row.id)}
          />
        ))}
      </ul>
      {opened ? (
        <DosesDialog
          supplement={opened}
          onDoses={(doses) => set({ id: opened.id, doses })}
          onEdit={() => setForm('edit')}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {form === 'add' ? <SupplementDialog onClose={() => setForm(undefined)} /> : null}
      {form === 'edit' && opened ? (
        <SupplementDialog supplement={opened} onClose={() => setForm(undefined)} onRemoved={close} />
      ) : null}
    </Card>
  )
}
