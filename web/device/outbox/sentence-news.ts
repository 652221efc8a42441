import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Listed } from './outbox-list.ts'

/** What became of a queued sentence: the entry that was read from it, or its refusal. */
export type SentenceNews = { read: NutritionLog } | { refused: Listed }

let news: readonly SentenceNews[] = []
const listeners = new Set<() => void>()

/** News that no screen has told yet. */
export const sentenceNews = () => news

export function onSentenceNews(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

function change(next: readonly SentenceNews[]) {
  news = next
  for (const listener of listeners) listener()
}

export const announceSentence = (one: SentenceNews) => change([...news, one])

/** Answers the news and forgets them. */
export function takeSentenceNews(): readonly SentenceNews[] {
  const taken = news
  if (taken.length) change([])
  return taken
}
