import { mostIngredients, scanOutcome } from '#contract/fridge.ts'
import { kitchenName, plainName } from '#server/knowledge/kitchen/kitchen-name.ts'
import type { FridgeReading } from '../ai.ts'
import type { ModelFailure } from '../model/model-error.ts'
import { words } from '../words.ts'
import type { FridgeAnswer } from './model-answers.ts'
import { sureness } from './plausible.ts'

type Seen = FridgeReading['ingredients'][number]

/**
 * Converts the model's answer: each food once under its plain name, the sixty with the highest confidence. The
 * model's sentences are not used.
 */
export function fridgeFrom(answer: FridgeAnswer): FridgeReading {
  const all = new Map<string, Seen>()
  for (const stated of answer.foods) {
    const named = plainName(stated.name)
    if (!/\p{L}/u.test(named)) continue
    const one = { ...kitchenName(named), confidence: hundredths(sureness(stated.confidence)) }
    if (one.confidence > (all.get(one.name)?.confidence ?? -1)) all.set(one.name, one)
  }
  const ingredients = [...all.values()]
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, mostIngredients)
  const found = ingredients.length
  const confidence = found ? hundredths(ingredients.reduce((sum, one) => sum + one.confidence, 0) / found) : 0
  const analysis = { error: null, message: '', tip: null, confidence, found }
  return {
    ingredients,
    analysis: { ...analysis, ...words.fridge[outcomeOf(analysis)](found) },
    source: 'model',
  }
}

function outcomeOf(analysis: FridgeReading['analysis']) {
  const outcome = scanOutcome({ analysis })
  return outcome === 'fallback' ? 'none' : outcome
}

/** Common foods offered as a checklist when no model reads the photo. */
const common = ['egg', 'milk', 'butter', 'cheddar', 'onion', 'garlic', 'tomato', 'carrot']
const commonConfidence = 0.3

export function commonItems(why: ModelFailure | 'no model'): FridgeReading {
  return {
    ingredients: common.map((name) => ({ ...kitchenName(name), confidence: commonConfidence })),
    analysis: {
      error: words.fridge.unread[why],
      message: why === 'no model' ? words.fridge.noModel : words.fridge.unavailable,
      tip: words.fridge.typeInstead,
      confidence: commonConfidence,
      found: 0,
    },
    source: 'builtin',
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
