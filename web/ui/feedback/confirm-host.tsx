import { AlertDialog } from 'radix-ui'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../forms/button.tsx'
import { useBackCloses } from '../overlays/dialog-history.ts'
import { useEscapeUnderToast } from '../overlays/escape-under-toast.ts'
import { useFocusReturn } from '../overlays/use-focus-return.ts'
import { words } from '../words.ts'
import { askedQuestion, onQuestion } from './confirm.ts'

/** Shows the dialogs of `useConfirm`; mounted once. */
export function ConfirmHost() {
  const current = useSyncExternalStore(onQuestion, askedQuestion)
  // Keeps the text while the dialog closes.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const focus = useFocusReturn()
  useBackCloses(current !== undefined, () => askedQuestion()?.answer(false))
  useEscapeUnderToast(current !== undefined, () => askedQuestion()?.answer(false))
  const question = current ?? last
  return (
    <AlertDialog.Root
      open={current !== undefined}
      onOpenChange={(open) => open || askedQuestion()?.answer(false)}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-60 grid grid-cols-1 place-items-center bg-veil p-5 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in">
          <AlertDialog.Content
            {...focus}
            {...(question?.text ? {} : { 'aria-describedby': undefined })}
            className="w-full max-w-md rounded-lg border border-line bg-paper p-6 text-ink shadow-float data-[state=open]:animate-rise-in"
          >
            <AlertDialog.Title className="display text-xl">{question?.title}</AlertDialog.Title>
            {question?.text ? (
              <AlertDialog.Description className="mt-2 text-ink-2">{question.text}</AlertDialog.Description>
            ) : null}
            <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{question?.cancel ?? words.cancel}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={question?.danger ? 'danger' : 'primary'}
                onClick={() => askedQuestion()?.answer(true)}
              >
                {question?.confirm}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
