import { useState, useSyncExternalStore } from 'react'
import { onSentenceNews, sentenceNews } from '#web/device/outbox/sentence-news.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { askedQuestion, onQuestion } from '#web/ui/feedback/confirm.ts'
import { onToasts, shownToasts } from '#web/ui/feedback/toast.tsx'

const toaster = deferredComponent(async () => (await import('#web/ui/feedback/toaster.tsx')).Toaster)
const tooltips = deferredComponent(async () => (await import('#web/ui/overlays/tooltip.tsx')).Tooltips)
const confirmHost = deferredComponent(
  async () => (await import('#web/ui/feedback/confirm-host.tsx')).ConfirmHost,
)

const recordingPill = deferredComponent(
  async () => (await import('#web/features/tracker/recording-pill.tsx')).RecordingPill,
)

/** The activity being recorded, over every screen of the app. */
export function DeferredRecordingPill() {
  const RecordingPill = recordingPill.useComponent(false)
  return RecordingPill ? <RecordingPill /> : null
}

const sentenceNotices = deferredComponent(
  async () => (await import('#web/features/nutrition/quick/sentence-notices.tsx')).SentenceNotices,
)

/** What became of sentences that waited to be read, from the first on; mounted once. */
export function DeferredSentenceNotices() {
  const hasNews = useSyncExternalStore(onSentenceNews, () => sentenceNews().length > 0)
  const [hadNews, setHadNews] = useState(false)
  if (hasNews && !hadNews) setHadNews(true)
  return hadNews ? <LoadedSentenceNotices /> : null
}

function LoadedSentenceNotices() {
  const SentenceNotices = sentenceNotices.useComponent(true)
  return SentenceNotices ? <SentenceNotices /> : null
}

/** Toasts; mounted once. */
export function DeferredToaster() {
  const wanted = useSyncExternalStore(onToasts, () => shownToasts().length > 0)
  const Toaster = toaster.useComponent(wanted)
  return Toaster ? <Toaster /> : null
}

/** Confirmation dialogs; mounted once. */
export function DeferredConfirmHost() {
  const wanted = useSyncExternalStore(onQuestion, () => askedQuestion() !== undefined)
  const ConfirmHost = confirmHost.useComponent(wanted)
  return ConfirmHost ? <ConfirmHost /> : null
}

/** Tooltips of icon buttons; mounted once. */
export function DeferredTooltips() {
  const Tooltips = tooltips.useComponent(false)
  return Tooltips ? <Tooltips /> : null
}
