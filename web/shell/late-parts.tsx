import { useSyncExternalStore } from 'react'
import { askedQuestion, onQuestion } from '#web/ui/feedback/confirm.ts'
import { onToasts, shownToasts } from '#web/ui/feedback/toast.tsx'
import { latePart } from '#web/ui/late-part.ts'

const toaster = latePart(async () => (await import('#web/ui/feedback/toaster.tsx')).Toaster)
const tooltips = latePart(async () => (await import('#web/ui/overlays/tooltip.tsx')).Tooltips)
const confirmHost = latePart(async () => (await import('#web/ui/feedback/confirm-host.tsx')).ConfirmHost)

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
