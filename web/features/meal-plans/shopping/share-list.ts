import type { ShoppingList } from '#contract/meal-plans.ts'
import { copyText } from '#web/ui/device/copy-text.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Formats an amount in the user's units. */
type Tell = (text: string) => string

/** Shares the open items with another app, or copies them to the clipboard. */
export async function shareList(list: ShoppingList, tell: Tell) {
  const text = listAsText(list, tell)
  try {
    if (navigator.share) return await navigator.share({ title: words.shoppingTitle, text })
    await copyText(text)
    toast({ title: words.copied, description: words.copiedText })
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: words.error, description: words.shareFailed, variant: 'destructive' })
  }
}

/** The open items, one a line, by aisle. */
export function listAsText({ aisles, own }: ShoppingList, tell: Tell = (text) => text): string {
  const parts = [
    ...aisles.map(({ aisle, things }) => ({
      title: words.aisles[aisle],
      texts: things.flatMap(({ have, text, packs }) =>
        have ? [] : [[tell(text), ...(packs ? [packs] : [])].join(', ')],
      ),
    })),
    { title: words.own, texts: own.flatMap(({ have, name }) => (have ? [] : [name])) },
  ]
  return parts
    .filter(({ texts }) => texts.length)
    .map(({ title, texts }) => [title, ...texts.map((text) => `☐ ${text}`)].join('\n'))
    .join('\n\n')
}
