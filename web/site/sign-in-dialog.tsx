import { loginPath } from '#contract/access.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { words } from './words.ts'

export function SignInDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.dialogTitle}
      description={words.dialogText}
      size="sm"
    >
      <LinkButton href={loginPath} size="lg" className="mt-2 w-full">
        {words.signIn}
      </LinkButton>
      <p className="mt-4 text-sm text-ink-2">{words.dialogNote}</p>
    </Dialog>
  )
}
