import { deadlock, serializationFailure, sqlState } from './database.ts'

const tries = 4

/** Runs a whole transaction and repeats it after a deadlock or serialization failure. */
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
