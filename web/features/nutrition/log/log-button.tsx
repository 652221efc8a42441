import { Plus } from 'lucide-react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

/** Opens the log dialog. On wide screens it stands beside the title, on narrow ones beside the meals. */
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
