import { useSyncExternalStore } from 'react'
import { askedQuestion, onQuestion } from '#web/ui/confirm.ts'
import { latePart } from '#web/ui/late-part.ts'
import { onToasts, shownToasts } from '#web/ui/toast.tsx'

const toaster = latePart(async () => (await import('#web/ui/toaster.tsx')).Toaster)
const tooltips = latePart(async () => (await import('#web/ui/tooltip.tsx')).Tooltips)
const confirmHost = latePart(async () => (await import('#web/ui/confirm-host.tsx')).ConfirmHost)

/** What is said in passing; mounted once. */
export function LateToaster() {
  const wanted = useSyncExternalStore(onToasts, () => shownToasts().length > 0)
  const Toaster = toaster.usePart(wanted)
  return Toaster ? <Toaster /> : null
}

/** What is asked before something that cannot be taken back; mounted once. */
export function LateConfirmHost() {
  const wanted = useSyncExternalStore(onQuestion, () => askedQuestion() !== undefined)
  const ConfirmHost = confirmHost.usePart(wanted)
  return ConfirmHost ? <ConfirmHost /> : null
}

/** What icon buttons do, for a pointer that rests on them; mounted once. */
export function LateTooltips() {
  const Tooltips = tooltips.usePart(false)
  return Tooltips ? <Tooltips /> : null
}
