import { callAppStore } from '#contract/http/first-calls.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { words } from '../words.ts'
import type { StoreTransaction } from './store-kit.ts'

export type Sync = {
  /** Whether our server accepts the App Store's signature. */
  validate(transaction: StoreTransaction): Promise<boolean>
  /** Assigns it to the signed-in account; answers the refusal, if any. */
  sync(
    action: 'purchase' | 'restore',
    transaction: StoreTransaction,
    userId: string,
  ): Promise<string | undefined>
}

/** With our own server. */
export const serverSync: Sync = {
  async validate({ productId, receipt, transactionId }) {
    const { valid } = await call(callAppStore, {
      body: { action: 'validate', productId, receipt, transactionId },
      unsigned: true,
    })
    return valid === true
  },
  async sync(action, transaction, userId) {
    try {
      const { error } = await call(callAppStore, { body: { action, ...transaction, userId } })
      return error
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return errorText(error, words.store.syncFailed)
      throw error
    }
  },
}
