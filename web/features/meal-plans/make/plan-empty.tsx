import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { WeekDrawing } from '../week-drawing.tsx'
import { words } from '../words.ts'

/** What a meal plan is, and the button that makes one; without `onMake` the plan does not hold it. */
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
