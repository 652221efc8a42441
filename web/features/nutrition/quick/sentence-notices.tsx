import { useEffect, useSyncExternalStore } from 'react'
import { confidenceBand, type NutritionLog } from '#contract/nutrition/nutrition.ts'
import { onSentenceNews, sentenceNews, takeSentenceNews } from '#web/device/outbox/sentence-news.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useMealDetail } from '../day/edit/use-meal-detail.tsx'
import { useRewrite } from '../day/edit/use-rewrite.tsx'
import { useMealActions } from '../day/list/use-meal-actions.tsx'
import type { WaitingSentence } from '../day/list/use-waiting-sentences.ts'
import { useToastLogged } from '../day/use-toast-logged.ts'
import { words as nutrition } from '../words.ts'
import { words } from './words.ts'

/** Tells what became of queued sentences; an entry that is not sure is opened for a look. Mounted once. */
export function SentenceNotices() {
  const news = useSyncExternalStore(onSentenceNews, sentenceNews)
  const actions = useMealActions()
  const { open, detail } = useMealDetail(actions)
  const rewrite = useRewrite()
  const toastLogged = useToastLogged()

  const tellRead = (log: NutritionLog) => {
    const isSure = confidenceBand(log.confidence ?? 0) === 'high'
    const mayOpen = !isSure && !isBusy()
    if (mayOpen) open(log)
    const look = { label: nutrition.look, onSelect: () => open(log) }
    toastLogged(words.logged, log, isSure || mayOpen ? undefined : look)
  }

  useEffect(() => {
    if (!news.length) return
    for (const one of takeSentenceNews()) {
      if ('read' in one) tellRead(one.read)
      else
        toast({
          title: one.refused.status === 422 ? nutrition.notUnderstood : nutrition.notRead,
          description: one.refused.reason,
          variant: 'destructive',
          action: {
            label: nutrition.putRight,
            onSelect: () => rewrite.open({ ...(one.refused.shown as WaitingSentence), unsent: one.refused }),
          },
        })
    }
  })

  return (
    <>
      {detail}
      {actions.dialogs}
      {rewrite.composer}
    </>
  )
}

/** Whether a dialog is open or something is being typed. */
const isBusy = () =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true
