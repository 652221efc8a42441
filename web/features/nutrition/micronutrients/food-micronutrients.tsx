import type { Food } from '#contract/foods/foods.ts'
import { eachMicronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Amounts } from './amounts.tsx'
import { words } from './words.ts'

type Props = {
  food: Food
  /** The chosen amount; undefined while it is invalid. */
  grams: number | undefined
}

/** What the chosen amount of a food holds of vitamins, minerals and kinds of fat, as far as its source states them. */
export function FoodMicronutrients({ food, grams }: Props) {
  if (grams === undefined) return null
  const amounts = eachMicronutrient((name) => {
    const stated = food.nutrients[name]
    return stated === undefined ? null : (stated * grams) / 100
  })
  const unknown = micronutrients.filter((name) => amounts[name] === null).map((name) => [name, 0])
  const nothingKnown = food.source === 'custom' ? words.nothingKnownOfOwn : words.nothingKnownOfFood
  return (
    <Disclosure title={words.title}>
      <Amounts nutrients={{ amounts, known: Object.fromEntries(unknown) }} nothingKnown={nothingKnown} />
    </Disclosure>
  )
}
