import { CalendarPlus, Ellipsis, FileText, Lock, Printer, Table, Trash2 } from 'lucide-react'
import type { MealPlan } from '#contract/meal-plans.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { planOffer } from '#web/http/plan-offer.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { useRemovePlan } from './use-change-plan.ts'
import { type ExportFormat, useExport } from './use-export.ts'
import { words } from './words.ts'

type Props = { plan: MealPlan; onRemoved: () => void }
const look = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

const formats: readonly { format: ExportFormat; label: string; Icon: typeof FileText }[] = [
  { format: 'pdf', label: words.exportPdf, Icon: FileText },
  { format: 'csv', label: words.exportCsv, Icon: Table },
  { format: 'ics', label: words.exportIcs, Icon: CalendarPlus },
]

/** Export, print and removal of a plan. */
export function PlanMenu({ plan, onRemoved }: Props) {
  const { user } = useUser()
  const confirm = useConfirm()
  const remove = useRemovePlan(onRemoved)
  const download = useExport(plan)
  const mayExport = user ? allowance(user.subscriptionTier, 'exports') !== 0 : false

  const askAndRemove = async () => {
    const question = { title: words.removeTitle, text: words.removeText, confirm: words.remove, danger: true }
    if (await confirm(question)) remove.mutate(plan.id)
  }
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={words.moreOfPlan} outlined>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <p className="eyebrow px-3 pt-2 pb-1">{words.exports}</p>
        {formats.map(({ format, label, Icon }) => (
          <MenuItem
            key={format}
            icon={<Icon {...look} />}
            onSelect={() => (mayExport ? download.mutate(format) : offerUpgrade())}
          >
            <span className="flex-1">{label}</span>
            {mayExport ? null : <Lock className="size-4 text-ink-3" aria-label={words.exportOnPro} />}
          </MenuItem>
        ))}
        <MenuItem icon={<Printer {...look} />} onSelect={() => window.print()}>
          {words.print}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...look} />} danger onSelect={() => void askAndRemove()}>
          {words.remove}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function offerUpgrade() {
  toast({ title: words.exportOnPro, description: words.exportOnProText, action: planOffer() })
}
