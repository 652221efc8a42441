import type { Recipe } from '#contract/recipes.ts'

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
