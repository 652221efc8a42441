import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Recipe } from '#contract/recipes.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { RecipeList } from '../recipe-card.tsx'
import { words } from '../words.ts'

/** Saved recipes with a search field. */
export function SavedSearch({ recipes, mayLog }: { recipes: readonly Recipe[]; mayLog: boolean }) {
  const [typed, setTyped] = useState('')
  const found = matching(recipes, typed)
  return (
    <>
      <search className="relative mb-5 block max-w-md">
        <Search
          className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-ink-3"
          aria-hidden="true"
        />
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.searchExample}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          className="pl-10"
        />
      </search>
      <p role="status" className="sr-only">
        {typed.trim() ? words.found(found.length, formatNumber(found.length)) : ''}
      </p>
      <h2 className="sr-only">{words.listTitle}</h2>
      {found.length ? (
        <RecipeList recipes={found} mayLog={mayLog} canRemove />
      ) : (
        <EmptyState
          title={words.noneFound(typed.trim())}
          action={
            <Button variant="secondary" onClick={() => setTyped('')}>
              {words.clearSearch}
            </Button>
          }
        />
      )}
    </>
  )
}

type Searched = Pick<Recipe, 'title' | 'cuisine'> & { parts: readonly { name: string }[] }

/** Recipes whose title, cuisine or ingredients contain every word of `typed`, ignoring accents and case. */
export function matching<R extends Searched>(recipes: readonly R[], typed: string): readonly R[] {
  const asked = plain(typed).split(/\s+/).filter(Boolean)
  if (!asked.length) return recipes
  return recipes.filter(({ title, cuisine, parts }) => {
    const text = plain([title, cuisine, ...parts.map(({ name }) => name)].join(' '))
    return asked.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
