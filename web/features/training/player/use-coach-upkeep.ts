import { useDeviceUpkeep } from '#web/features/offline/use-device-upkeep.ts'

const waiting = {
  keepOnly: async (userId: string) => (await import('./device-store.ts')).deviceStore.keepOnly(userId),
  send: async (userId: string) => (await import('./outbox.ts')).sendWaiting(userId),
}

/** Upkeep of the workouts on this device. */
export const useCoachUpkeep = () => useDeviceUpkeep(waiting)

/** The coach's data on this device, for signing out: whether anything would be lost, and its deletion. */
export const useCoachKeepsakes = () => ({
  async holdsUnsent(userId: string) {
    const { deviceStore } = await import('./device-store.ts')
    return (await deviceStore.completionsOf(userId).catch(() => [])).length > 0
  },
  async forget() {
    const { deviceStore } = await import('./device-store.ts')
    await deviceStore.wipe().catch(() => undefined)
  },
})
