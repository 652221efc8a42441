import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import type { Pairing, SavedPairing, savePairing } from '#contract/pairings.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import type { Account } from '#server/http/identity.ts'
import { kitchenIngredient } from '#server/knowledge/kitchen/ingredients.ts'
import { kitchenName } from '#server/knowledge/kitchen/kitchen-name.ts'
import { isLeftOut } from '#server/knowledge/kitchen/suitable.ts'
import { pairingOf, pairingStore } from './store.ts'
import { words } from './words.ts'

type Ingredients = Pick<Pairing, 'primaryIngredient' | 'pairedIngredients'>

/**
 * Suggests pairings of `ingredients` without those that the profile's diets and allergies exclude; nothing is stored.
 * Error: `invalid` when none is found.
 */
export async function suggest({ ai, db }: Deps, user: Account, ingredients: string[]): Promise<Pairing[]> {
  const { dietaryPreferences: diets, allergies } = await readProfile(db, user)
  const eaten = ingredients.filter((name) => {
    const known = kitchenIngredient(name)
    return !known || !isLeftOut(known, { diets, allergies })
  })
  const made = await ai.pairIngredients(eaten)
  if (!made.length)
    throw new AppError('invalid', words.nothingPairs, { fields: { ingredients: words.nothingPairs } })
  const keyed = made.map((pairing) => ({ pairing, key: keyOf(pairing) }))
  const kept = await pairingStore(db, user.id).among(keyed.map(({ key }) => key))
  const ids = new Map(kept.map(({ ingredientsKey, id }) => [ingredientsKey, id]))
  return keyed.map(({ pairing, key }) => ({
    ...pairing,
    id: ids.get(key) ?? crypto.randomUUID(),
    isSaved: ids.has(key),
  }))
}

/** Saves a pairing once, whatever the order of its ingredients. */
export async function save(
  { db, now }: Deps,
  user: Account,
  { pairing }: z.output<typeof savePairing.body>,
): Promise<SavedPairing> {
  const pairingRow = {
    id: crypto.randomUUID(),
    ingredientsKey: keyOf(pairing),
    primaryIngredient: pairing.primaryIngredient,
    pairedIngredients: pairing.pairedIngredients,
    pairingScore: pairing.pairingScore,
    cuisineStyle: pairing.cuisineStyle ?? '',
    estimatedTime: pairing.estimatedTime ?? 0,
    difficulty: pairing.difficulty ?? 'easy',
    calories: pairing.calories ?? 0,
    flavorProfile: pairing.flavorProfile ?? '',
    nutritionBenefit: pairing.nutritionBenefit ?? '',
    cookingMethod: pairing.cookingMethod ?? '',
    reasoning: pairing.reasoning ?? '',
    source: pairing.source ?? 'builtin',
    createdAt: now(),
  }
  const row = await ownerTransaction(db, user.id, (tx) => pairingStore(tx, user.id).save(pairingRow))
  return pairingOf(row)
}

/** Equal for the same set of ingredients, in singular or plural. */
function keyOf({ primaryIngredient, pairedIngredients }: Ingredients): string {
  const names = [primaryIngredient, ...pairedIngredients].map((name) => kitchenName(name).name)
  return createHash('sha256')
    .update([...new Set(names)].sort().join('\n'))
    .digest('base64url')
}
