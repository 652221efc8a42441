import type { ShoppingList } from '#contract/meal-plans.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Formats an amount in the user's units. */
type Tell = (text: string) => string

/** Shares the open items with another app, or copies them to the clipboard. */
export async function shareList(list: ShoppingList, tell: Tell) {
  const text = listAsText(list, tell)
  try {
    if (navigator.share) return await navigator.share({ title: words.shoppingTitle, text })
    await navigator.clipboard.writeText(text)
    toast({ title: words.copied, description: words.copiedText })
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: words.error, description: words.shareFailed, variant: 'destructive' })
  }
}

/** The open items, one a line, by aisle. */
export function listAsText({ aisles }: ShoppingList, tell: Tell = (text) => text): string {
  return aisles
    .map(({ aisle, things }) => ({ aisle, missing: things.filter(({ have }) => !have) }))
    .filter(({ missing }) => missing.length)
    .map(({ aisle, missing }) =>
      [words.aisles[aisle], ...missing.map(({ text }) => `☐ ${tell(text)}`)].join('\n'),
    )
    .join('\n\n')
}
