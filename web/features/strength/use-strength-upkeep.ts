import { useDeviceUpkeep } from '#web/features/offline/use-device-upkeep.ts'

const waiting = {
  keepOnly: async (userId: string) => (await import('./live/device-store.ts')).deviceStore.keepOnly(userId),
  send: async (userId: string) => (await import('./live/outbox.ts')).sendWaiting(userId),
}

/** Upkeep of the sets on this device. */
export const useStrengthUpkeep = () => useDeviceUpkeep(waiting)

/** The sets on this device, for signing out: whether any would be lost, and their deletion. */
export const useStrengthKeepsakes = () => ({
  async holdsUnsent(userId: string) {
    const { deviceStore } = await import('./live/device-store.ts')
    return (await deviceStore.changesOf(userId).catch(() => [])).length > 0
  },
  async forget() {
    const { deviceStore } = await import('./live/device-store.ts')
    await deviceStore.wipe().catch(() => undefined)
  },
})
