import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WeekDrawing } from './week-drawing.tsx'
import { words } from './words.ts'

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
