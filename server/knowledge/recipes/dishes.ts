import { anglo } from './dishes/anglo.ts'
import { basicMains } from './dishes/basic-mains.ts'
import { basicStarches } from './dishes/basic-starches.ts'
import { basicVegetablesAndFruit } from './dishes/basic-vegetables-fruit.ts'
import { breakfasts } from './dishes/breakfasts.ts'
import { chinese } from './dishes/chinese.ts'
import { indian } from './dishes/indian.ts'
import { italian } from './dishes/italian.ts'
import { japaneseAndKorean } from './dishes/japanese-korean.ts'
import { latin } from './dishes/latin.ts'
import { mediterranean } from './dishes/mediterranean.ts'
import { middleEastern } from './dishes/middle-eastern.ts'
import { northern } from './dishes/northern.ts'
import { saladsAndSoups } from './dishes/salads-soups.ts'
import { simple } from './dishes/simple.ts'
import { southeastAsian } from './dishes/southeast-asian.ts'
import type { Dish } from './pattern.ts'

/** Every dish of the builder: one file per region, and basic dishes by food. */
export const dishes: readonly Dish[] = [
  ...anglo,
  ...breakfasts,
  ...chinese,
  ...indian,
  ...italian,
  ...japaneseAndKorean,
  ...latin,
  ...mediterranean,
  ...middleEastern,
  ...northern,
  ...saladsAndSoups,
  ...simple,
  ...southeastAsian,
  ...basicMains,
  ...basicStarches,
  ...basicVegetablesAndFruit,
]
