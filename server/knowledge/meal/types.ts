import type { Nutrients } from '#contract/foods/nutrients.ts'
import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import type { Food } from '../food/food.ts'
import type { Match } from '../food/food-match.ts'
import type { Quantity } from '../language/quantity.ts'
import type { Token } from '../language/token.ts'

/** A sentence about a meal, as far as the stages have read it. */
export type Meal = {
  text: string
  tokens: readonly Token[]
  recipes: readonly SharedRecipe[]
  /** Some of its words are of another language than ours. */
  foreign: boolean
  mentions: readonly Mention[]
  foods: readonly Named[]
  items: readonly ReadItem[]
  /** The person's own words. */
  notUnderstood: readonly string[]
  /** The answer; `undefined` when no food was read, or more than one entry holds, or too little was understood. */
  description?: KnowledgeMeal | undefined
}

export type Context = {
  /** A second table, asked for words that ours does not know for sure; its answer wins over a near match. */
  otherFood?: ((name: string) => Food | undefined) | undefined
}

export type Stage = (meal: Meal, context: Context) => Meal

/** A stretch of the sentence of which only a part was eaten. */
export type SharedRecipe = { start: number; end: number; part: number }

/** A food as it stands in the sentence: its words, its amount, and what it is joined to. */
export type Mention = {
  words: Token[]
  quantity?: Quantity
  /** Mentions between two commas; what is added to a food stands in the same one. */
  clause: number
  /** The connector before it, or `''`. */
  link: string
  /** A slash follows: what comes next may be another name of the same. */
  slashed?: boolean
  /** A colon or dash follows: what comes next may be its parts. */
  heading?: ':' | '-'
  /** Of a recipe that was shared out, the part that was eaten. */
  part?: number
  /** The food that several mentions name together. */
  food?: Food
  start: number
  end: number
}

/** A food that words stand for. */
export type Found = { match: Match; words: readonly Token[] }

/** A mention with the foods that its words stand for. */
export type Named = { mention: Mention; foods: readonly Found[] }

/** The parser of mentions, as far as the rules beside it need it. */
export type Scan = {
  readonly tokens: readonly Token[]
  mentions: Mention[]
  current: Mention
  readonly clause: number
  readonly excluding: boolean
  link: string
  at: number
  /** An empty mention. */
  fresh(): Mention
  /** Ends the current mention. */
  close(link: string): void
  /** Scans words of their own, such as the parts of a food. */
  scanParts(tokens: readonly Token[], clause: number, link: string): Mention[]
}

/** One food that was read; figures are for the grams eaten and not rounded, sodium in milligrams. */
export type ReadItem = Nutrients & {
  food: Food
  name: string
  emoji: string
  grams: number
  /** 0 to 1. */
  confidence: number
  /** False where the portion was guessed. */
  amountStated: boolean
  /** The amount as it was said. */
  quantity: Quantity | undefined
  /** Its words, and their offset in the sentence. */
  words: readonly Token[]
  start: number
}

export type KnowledgeMeal = Omit<MealAnalysis, 'id' | 'source'>

/** Little words in a row ("and then I just …") that are passed over before a rule gives up, so that reading stays linear. */
export const mostLeadIn = 8
