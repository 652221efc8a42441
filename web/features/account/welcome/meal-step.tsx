import { useLogSheet } from '#web/features/nutrition/quick/use-log-sheet.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { StepBar } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** Logs the first meal, or skips it. */
export function MealStep({ welcome }: { welcome: Welcome }) {
  const { open, sheet } = useLogSheet(welcome.leave)
  return (
    <>
      <StepBar>
        <Button size="lg" onClick={open} aria-haspopup="dialog">
          {words.logMeal}
        </Button>
        <Button size="lg" variant="quiet" onClick={welcome.leave}>
          {words.toDashboard}
        </Button>
      </StepBar>
      {sheet}
    </>
  )
}
