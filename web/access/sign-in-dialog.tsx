import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/http/query-client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import '#web/ui/app.css'
import '#web/ui/nonce.ts'
import { KeptPlan } from './kept-plan.tsx'
import { NativeButtons } from './native-buttons.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { words } from './words.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The landing page's way in: on the web to the hosted page, in the iOS app by the phone's own dialogs too. */
export function SignInDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.dialogTitle}
      description={words.dialogText}
      size="sm"
    >
      {/* The public pages have no queries of their own. */}
      <QueryClientProvider client={queryClient}>
        <KeptPlan />
        <NativeButtons />
        <SignInLink size="lg" className="mt-2 w-full">
          {words.signIn}
        </SignInLink>
      </QueryClientProvider>
      <p className="mt-4 text-sm text-ink-2">{words.dialogNote}</p>
    </Dialog>
  )
}
