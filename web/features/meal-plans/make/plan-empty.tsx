import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { WeekDrawing } from '../week-drawing.tsx'
import { words } from '../words.ts'

/** The empty state of meal plans; without `onMake` the user's subscription does not include them. */
export function PlanEmpty({ onMake }: { onMake: (() => void) | undefined }) {
  return (
    <EmptyState
      art={<WeekDrawing />}
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        onMake ? (
          <Button size="lg" onClick={onMake}>
            {words.make}
          </Button>
        ) : null
      }
    />
  )
}
