import { Plus } from 'lucide-react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

/** Opens the log dialog. Beside the title on wide screens, beside the meals on narrow ones. */
export function LogButton({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <Button
      icon={<Plus className="size-5" aria-hidden="true" />}
      onClick={onClick}
      aria-haspopup="dialog"
      className={className}
    >
      {words.logNutrition}
    </Button>
  )
}
