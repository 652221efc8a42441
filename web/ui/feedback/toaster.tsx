import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { buttonLook } from '../forms/button-look.ts'
import { escapeUnderToast } from '../overlays/escape-under-toast.ts'
import { words } from '../words.ts'
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast.tsx'
import { keepDialogsClear } from './toast-rise.ts'

/**
 * Shows the toasts; mounted once. On phones above the bottom bar, and at the upper edge while a dialog is open, which begins
 * below them; on wide screens narrow enough to fit beside a dialog. Pressed also under a dialog that opened after the toast, for which Radix turns
 * pointer events off.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  return (
    <Toast.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label={words.notification}>
      {toasts.map((entry) => (
        <OneToast key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport
        ref={keepDialogsClear}
        hotkey={['F8']}
        label={words.notifications}
        className="pointer-events-none fixed right-0 bottom-[max(4.5rem+env(safe-area-inset-bottom),var(--toast-rise,0px))] z-80 flex w-full max-w-md flex-col gap-2 p-3 outline-none *:pointer-events-auto! max-lg:[body:has([data-sheet][data-state=open])_&]:top-0 max-lg:[body:has([data-sheet][data-state=open])_&]:bottom-auto max-lg:[body:has([data-sheet][data-state=open])_&]:pt-[max(0.75rem,env(safe-area-inset-top))] lg:bottom-0 lg:w-90 lg:p-4"
      />
    </Toast.Provider>
  )
}

function OneToast({ entry }: { entry: ShownToast }) {
  const [, go] = useLocation()
  const { action } = entry
  const bad = entry.variant === 'destructive'
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => open || dismissToast(entry.id)}
      type={bad ? 'foreground' : 'background'}
      onEscapeKeyDown={escapeUnderToast}
      className={`flex items-start gap-3 rounded-md border px-4 py-3 shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
        bad ? 'border-tomato bg-tomato-soft text-ink' : 'border-line bg-raised text-ink'
      }`}
    >
      <div className="min-w-0 flex-1">
        <Toast.Title className={`font-semibold ${bad ? 'text-tomato' : ''}`}>{entry.title}</Toast.Title>
        {entry.description ? (
          <Toast.Description className="mt-0.5 text-sm text-ink-2">{entry.description}</Toast.Description>
        ) : null}
      </div>
      {action ? (
        <Toast.Action
          altText={action.label}
          onClick={() => (action.href ? go(action.href) : action.onSelect?.())}
          className={`shrink-0 self-center ${buttonLook(bad ? 'secondary' : 'primary', 'sm')}`}
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close
        aria-label={words.close}
        className="touch -mr-2 grid size-8 self-center place-items-center rounded-full text-ink-2 hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}
