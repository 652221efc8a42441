import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/http/query-client.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import '#web/ui/styles/app.css'
import '#web/ui/device/nonce.ts'
import { NativeButtons } from '../native/native-buttons.tsx'
import { words } from '../words.ts'
import { KeptPlan } from './kept-plan.tsx'
import { type FirstStep, SignInLinks } from './sign-in-links.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; first: FirstStep }

/** The public pages' way in: on the web to the hosted page, in the iOS app by the phone's own dialogs too. */
export function SignInDialog({ open, onOpenChange, first }: Props) {
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
        <SignInLinks first={first} />
      </QueryClientProvider>
      <p className="mt-4 text-sm text-ink-2">{words.dialogNote}</p>
    </Dialog>
  )
}
