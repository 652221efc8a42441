import { mostPinned } from '#contract/nutrition/nutrient-choices.ts'
import type { PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { SwitchLine } from '#web/ui/forms/switch.tsx'
import { useChooseNutrient } from './use-choose-nutrient.ts'
import { words } from './words.ts'

/** Pins a nutrient, and shows a pinned one on the dashboard. */
export function PinSwitches({ row, all }: { row: PanelRow; all: PanelRow[] }) {
  const { mutate, isPending, variables } = useChooseNutrient(row)
  const { pinned, onDashboard } = isPending ? { ...row, ...variables } : row
  const isFull = !row.pinned && all.filter((one) => one.pinned).length >= mostPinned
  const other = all.find((one) => one.onDashboard && one.name !== row.name)
  return (
    <div className="grid gap-1">
      <SwitchLine
        label={words.pin}
        hint={isFull ? words.pinnedFull(mostPinned) : words.pinHint}
        checked={pinned}
        disabled={isFull}
        onChange={(next) => mutate({ pinned: next })}
      />
      {row.pinned ? (
        <SwitchLine
          label={words.dashboard}
          hint={other ? words.insteadOf(words.labels[other.name]) : undefined}
          checked={onDashboard && pinned}
          onChange={(next) => mutate({ onDashboard: next })}
        />
      ) : null}
    </div>
  )
}
