import { Bookmark, BookmarkCheck, BookmarkX } from 'lucide-react'
import type { Recipe } from '#contract/recipes.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

const look = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Saves a recipe; on a saved one, removes it. */
export function SaveButton({ recipe, canRemove }: { recipe: Recipe; canRemove?: boolean }) {
  const { save, remove, isSaving } = useSaveRecipe()
  const { title, isSaved } = recipe
  if (canRemove)
    return (
      <Button
        variant="secondary"
        aria-label={words.removeOf(title)}
        busy={isSaving}
        icon={<BookmarkX {...look} />}
        onClick={() => remove(recipe)}
      >
        {words.remove}
      </Button>
    )
  return (
    // aria-disabled instead of `disabled`, which would move the focus to the start of the page.
    <Button
      variant="secondary"
      aria-label={isSaved ? words.savedOf(title) : words.saveOf(title)}
      aria-disabled={isSaved || undefined}
      busy={isSaving}
      icon={isSaved ? <BookmarkCheck {...look} /> : <Bookmark {...look} />}
      onClick={() => isSaved || save(recipe)}
    >
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
