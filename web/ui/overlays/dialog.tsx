import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../forms/button.tsx'
import { words } from '../words.ts'
import { useBackCloses } from './dialog-history.ts'
import { hasOwnEscape, useEscapeUnderToast } from './escape-under-toast.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useSheetGrab } from './use-sheet-grab.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Fixed below the scrolling part: usually the buttons. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** The address controls whether it is open, so Back closes it without an entry of its own. */
  inAddress?: boolean
  /** Focused on opening instead of the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

/**
 * Centered on wide screens; on phones a bottom sheet that can be swiped down, below the toasts, which are shown above it
 * there.
 */
export function Dialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'md',
    inAddress,
    initialFocus,
  } = props
  const { sheet, handlers } = useSheetGrab(() => onOpenChange(false))
  const focus = useFocusReturn()
  useKeyboardInset(open)
  useBackCloses(open && !inAddress, () => onOpenChange(false))
  useEscapeUnderToast(open, () => onOpenChange(false))
  const plain = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-x-0 top-0 bottom-[var(--keyboard,0px)] z-50 grid grid-cols-1 items-end justify-items-center bg-veil max-lg:pt-[var(--toast-room,0px)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:px-6 sm:pb-6 lg:pt-6">
          <Radix.Content
            {...plain}
            {...focus}
            data-sheet
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus()
              // Focuses the dialog instead of its first button: no ring around Close, no keyboard over the
              // sheet.
              event.preventDefault()
              ;(initialFocus ?? sheet).current?.focus({ preventScroll: true })
            }}
            onEscapeKeyDown={(event) => {
              // Escape closes the open list or search inside first, then the dialog.
              if (hasOwnEscape(event.target)) event.preventDefault()
            }}
            ref={sheet}
            className={`flex max-h-[calc(min(92dvh,100dvh-var(--toast-room,0px))-var(--keyboard,0px))] w-full flex-col rounded-t-lg border border-line bg-paper text-ink shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:max-h-[min(46rem,88dvh,100dvh-var(--toast-room,0px)-3rem)] lg:max-h-[min(46rem,88dvh)] sm:rounded-lg sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-rise-in ${widths[size]}`}
          >
            <header className="relative flex items-start gap-3 px-5 pt-6 pb-3 sm:px-6">
              <div {...handlers} className="absolute inset-x-0 top-0 h-6 cursor-grab touch-none sm:hidden">
                <span className="mx-auto mt-2.5 block h-1 w-10 rounded-full bg-edge" />
              </div>
              <div className="min-w-0 flex-1">
                <Radix.Title className="display text-2xl">{title}</Radix.Title>
                {description ? (
                  <Radix.Description className="mt-1.5 text-ink-2">{description}</Radix.Description>
                ) : null}
              </div>
              <Radix.Close asChild>
                <IconButton label={words.close} className="-mt-1.5 -mr-2">
                  <X className="size-5" aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-6 sm:px-6">
              {children}
            </div>
            {footer ? (
              <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </footer>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
