import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import type { ButtonSize, ButtonVariant } from '#web/ui/forms/button-look.ts'
import { words } from '../words.ts'
import { noteTrialStart, useEntryActions } from './entry-actions.tsx'

type Props = { label?: string; variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** Starts the trial: opens the dialog, or is a plain link without scripts. */
export function TrialButton({ label = words.trial, ...look }: Props) {
  const { trialHref, startTrial } = useEntryActions()
  if (startTrial)
    return (
      <Button {...look} onClick={startTrial}>
        {label}
      </Button>
    )
  return (
    <LinkButton {...look} href={trialHref} onClick={noteTrialStart}>
      {label}
    </LinkButton>
  )
}
