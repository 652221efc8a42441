import { ChefHat } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MealStyle } from '#contract/recipes.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { MealStyleChoices } from './meal-style-choices.tsx'
import { useMakeRecipes } from './use-make-recipes.ts'
import { words } from './words.ts'

type Props = {
  ingredients: readonly string[]
  session: string | undefined
  again: boolean
  /** Generates once, without a press. */
  startNow: boolean
}
/** Ingredients named in the progress text; the others are counted. */
const named = 4

/** The cooking styles and the button that generates recipes; progress and a stop button while it runs. */
export function RecipeMaker({ ingredients, session, again, startNow }: Props) {
  const [style, setStyle] = useState<MealStyle>('balanced')
  const { make, stop, isMaking } = useMakeRecipes()
  const count = ingredients.length
  const started = useRef(false)
  useEffect(() => {
    if (!startNow || started.current) return
    started.current = true
    make(ingredients, 'balanced', session)
  }, [startNow, make, ingredients, session])
  return (
    <section aria-labelledby="meal-style" className="grid gap-4">
      <h2 id="meal-style" className="display text-2xl">
        {words.styleTitle}
      </h2>
      <MealStyleChoices value={style} onChange={setStyle} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          size="lg"
          busy={isMaking}
          className="max-sm:flex-1 sm:min-w-56"
          icon={<ChefHat className="size-5" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => make(ingredients, style, session)}
        >
          {isMaking ? words.generating : again ? words.generateMore : words.generate}
        </Button>
        {isMaking ? (
          <Button variant="secondary" size="lg" onClick={stop}>
            {words.cancel}
          </Button>
        ) : null}
        <p role="status" className="min-h-12 basis-full text-sm text-pretty text-ink-2 sm:min-h-5">
          {isMaking
            ? words.generatingText(someOf(ingredients))
            : words.generateFor(count, formatNumber(count))}
        </p>
      </div>
    </section>
  )
}

function someOf(ingredients: readonly string[]): string {
  const rest = ingredients.length - named
  if (rest <= 1) return words.list(ingredients)
  return words.list([...ingredients.slice(0, named), words.andMore(formatNumber(rest))])
}
