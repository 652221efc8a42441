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

/** The sign-in dialog of public pages: links to the hosted page, and in the iOS app the native dialogs too. */
export function SignInDialog({ open, onOpenChange, first }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.dialogTitle}
      description={words.dialogText}
      size="sm"
    >
      {/* The public pages have no query client of their own. */}
      <QueryClientProvider client={queryClient}>
        <KeptPlan />
        <NativeButtons />
        <SignInLinks first={first} />
      </QueryClientProvider>
      <p className="mt-4 text-sm text-ink-2">{words.dialogNote}</p>
    </Dialog>
  )
}
