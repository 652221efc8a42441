import { deadlock, serializationFailure, sqlState } from './database.ts'

const tries = 4

/** Does `work`, a whole transaction, once more where PostgreSQL broke it off in favour of one that ran beside it. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      const state = sqlState(error)
      if (!left || (state !== deadlock && state !== serializationFailure)) throw error
    }
  }
}
