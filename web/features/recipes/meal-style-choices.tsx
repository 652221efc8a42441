import { RadioGroup } from 'radix-ui'
import { type MealStyle, mealStyles } from '#contract/recipes.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { value: MealStyle; onChange: (style: MealStyle) => void }
const styles = Object.keys(mealStyles) as MealStyle[]

/** The three cooking styles with their trade-offs. */
export function MealStyleChoices({ value, onChange }: Props) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(style) => onChange(style as MealStyle)}
      aria-label={words.styleTitle}
      className="grid gap-3 sm:grid-cols-3"
    >
      {styles.map((style) => {
        const { minutes, calories, difficulty } = mealStyles[style]
        const { name, text } = words.styles[style]
        return (
          <RadioGroup.Item
            key={style}
            value={style}
            className="grid content-start gap-1 rounded-md border border-line bg-raised p-4 text-left transition-colors duration-150 hover:border-edge data-[state=checked]:border-herb data-[state=checked]:bg-herb-soft"
          >
            <span className="display text-lg">{name}</span>
            <span className="text-sm text-ink-2">{text}</span>
            <span className="mt-1 text-sm font-medium tabular-nums">
              {words.styleFacts(
                formatNumber(minutes),
                formatNumber(calories),
                words.difficulties[difficulty].toLowerCase(),
              )}
            </span>
          </RadioGroup.Item>
        )
      })}
    </RadioGroup.Root>
  )
}
