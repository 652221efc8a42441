import { Plus } from 'lucide-react'
import { mealTypes } from '#contract/nutrition/nutrition.ts'
import type { Recipe } from '#contract/recipes.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { useLogServing } from './use-log-serving.ts'
import { words } from './words.ts'

/** Asks for the meal type and logs a serving. */
export function LogServing({ recipe }: { recipe: Recipe }) {
  const { log, isLogging } = useLogServing()
  return (
    <Menu>
      <MenuTrigger>
        <Button
          aria-label={words.logOf(recipe.title)}
          busy={isLogging}
          icon={<Plus className="size-4.5" aria-hidden="true" />}
        >
          {words.log}
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <p className="eyebrow px-3 pt-2 pb-1">{words.logAs}</p>
        {mealTypes.map((mealType) => (
          <MenuItem key={mealType} onSelect={() => log(recipe, mealType)}>
            {words.mealTypes[mealType]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
