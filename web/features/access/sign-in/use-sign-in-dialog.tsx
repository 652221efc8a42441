import { type ReactNode, useState } from 'react'
import { loginPath } from '#contract/http/paths.ts'
import type { FirstStep } from './sign-in-links.tsx'

type Dialog = typeof import('./sign-in-dialog.tsx').SignInDialog

/** The sign-in dialog and the function that shows it; its code is loaded when first shown. */
export function useSignInDialog(): { dialog: ReactNode; show: (first: FirstStep) => void } {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  const [first, setFirst] = useState<FirstStep>('sign-in')
  const show = async (step: FirstStep) => {
    setFirst(step)
    setOpen(true)
    try {
      const { SignInDialog } = await import('./sign-in-dialog.tsx')
      setDialog(() => SignInDialog)
    } catch {
      // If the dialog fails to load, the page it links to opens instead.
      window.location.assign(step === 'create' ? '/register' : loginPath)
    }
  }
  return {
    dialog: Dialog ? <Dialog open={open} onOpenChange={setOpen} first={first} /> : null,
    show: (step) => void show(step),
  }
}
