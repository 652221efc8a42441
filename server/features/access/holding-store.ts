import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { sessions, signInMethods } from './table.ts'
import { tokenFamilies } from './tokens/table.ts'

/** Where and how an account is signed in; without anything that would let somebody in. */
export function accessHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'signed-in-devices', sessions, ['token']),
    holding(db, userId, 'signed-in-apps', tokenFamilies),
    holding(db, userId, 'sign-in-methods', signInMethods, [
      'password',
      'accessToken',
      'refreshToken',
      'idToken',
    ]),
  ]
}
