import { type AppStore, AppStoreAwayError } from './app-store.ts'

/** For an instance without an app in the App Store. */
export const noAppStore: AppStore = {
  available: false,
  canAsk: false,
  readTransaction: async () => undefined,
  readMessage: async () => undefined,
  statusOf: () => Promise.reject(new AppStoreAwayError('The App Store is not set up.')),
}
