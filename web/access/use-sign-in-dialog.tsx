import { type ReactNode, useState } from 'react'
import { loginPath } from '#contract/paths.ts'

type Dialog = typeof import('./sign-in-dialog.tsx').SignInDialog

/** The dialog that leads to the sign-in page, and the way to show it; its code is fetched when it is first shown. */
export function useSignInDialog(): { dialog: ReactNode; show: () => void } {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  const show = async () => {
    setOpen(true)
    try {
      const { SignInDialog } = await import('./sign-in-dialog.tsx')
      setDialog(() => SignInDialog)
    } catch {
      // Without the dialog the page that it leads to is as good.
      window.location.assign(loginPath)
    }
  }
  return { dialog: Dialog ? <Dialog open={open} onOpenChange={setOpen} /> : null, show: () => void show() }
}
