import type { RegisteredStore } from './device/store-registry.ts'

/** All that the app keeps in this device's databases, by feature. */
export const deviceStores: readonly RegisteredStore[] = [
  {
    load: async () => (await import('./features/tracker/recording/device-store.ts')).deviceStore,
    send: async (userId) =>
      (await import('./features/tracker/recording/recording-queue.ts')).recordingQueue.send(userId),
  },
  {
    load: async () => (await import('./features/training/player/device-store.ts')).deviceStore,
    send: async (userId) =>
      (await import('./features/training/player/completion-queue.ts')).completionQueue.send(userId),
  },
  {
    load: async () => (await import('./features/strength/live/device-store.ts')).deviceStore,
    send: async (userId) => (await import('./features/strength/live/set-queue.ts')).setQueue.send(userId),
  },
  {
    load: async () => (await import('./device/outbox/outbox-store.ts')).outboxStore,
    send: async (userId) => (await import('./device/outbox/outbox.ts')).sendOutbox(userId),
  },
  { load: async () => (await import('./device/seen/seen-store.ts')).seenStore },
]
