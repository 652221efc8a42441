import type { ShoppingList } from '#contract/meal-plans.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Tells an amount in the person's units. */
type Tell = (text: string) => string

/** Hands what is still to buy to another app, or to the clipboard where there is no way to share. */
export async function shareList(list: ShoppingList, tell: Tell) {
  const text = listAsText(list, tell)
  try {
    if (navigator.share) return await navigator.share({ title: words.shoppingTitle, text })
    await navigator.clipboard.writeText(text)
    toast({ title: words.copied, description: words.copiedText })
  } catch (error) {
    // Whoever closes the sheet of their device did not want to share.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: words.error, description: words.shareFailed, variant: 'destructive' })
  }
}

/** What is not had yet, a line each, by aisle. */
export function listAsText({ aisles }: ShoppingList, tell: Tell = (text) => text): string {
  return aisles
    .map(({ aisle, things }) => ({ aisle, missing: things.filter(({ have }) => !have) }))
    .filter(({ missing }) => missing.length)
    .map(({ aisle, missing }) =>
      [words.aisles[aisle], ...missing.map(({ text }) => `☐ ${tell(text)}`)].join('\n'),
    )
    .join('\n\n')
}
