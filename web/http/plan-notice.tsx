import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { screenExists } from '#web/ui/screen-exists.ts'
import { toast } from '#web/ui/toast.tsx'
import { type ApiError, planRefusal } from './api-error.ts'
import { words } from './words.ts'

/** Where plans are chosen. */
export const choosePlanPath = '/choose-plan'
/** The link appears together with the screen. */
const canChoosePlan = screenExists(choosePlanPath)

type Props = { title?: string; text?: string; error?: ApiError }

/** Says that the plan does not hold this, and leads to where one is chosen. */
export function PlanNotice({ title, text, error }: Props) {
  const refusal = error ? planRefusal(error) : undefined
  return (
    <Card as="section" tone="herb" className="grid justify-items-start gap-3">
      <div>
        <h2 className="display text-xl">{title ?? refusal?.title ?? words.planTitle}</h2>
        <p className="mt-1 text-ink-2">{text ?? refusal?.text ?? words.planText}</p>
      </div>
      {canChoosePlan ? <LinkButton href={choosePlanPath}>{words.choosePlan}</LinkButton> : null}
    </Card>
  )
}

/** The same in passing, for a button whose call came back with 402. */
export function toastPlanRefusal(error: ApiError, go: (path: string) => void) {
  const { title, text } = planRefusal(error)
  toast({
    title,
    description: text,
    variant: 'destructive',
    ...(canChoosePlan && { action: { label: words.choosePlan, onSelect: () => go(choosePlanPath) } }),
  })
}
