import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { deviceOwners, devices } from '../table.ts'

export type DeviceRow = Omit<typeof devices.$inferSelect, 'userId'>

/** Notification devices of one account. */
export function deviceStore(db: Queryable, userId: string) {
  const mine = eq(devices.userId, userId)
  const forget = async (tokenHashes: string[]) => {
    if (!tokenHashes.length) return 0
    const gone = await db
      .delete(devices)
      .where(and(mine, inArray(devices.tokenHash, tokenHashes)))
      .returning({ id: devices.id })
    await db
      .delete(deviceOwners)
      .where(and(eq(deviceOwners.userId, userId), inArray(deviceOwners.tokenHash, tokenHashes)))
    return gone.length
  }
  return {
    async list(): Promise<DeviceRow[]> {
      return db.select().from(devices).where(mine).orderBy(asc(devices.createdAt), asc(devices.id))
    },
    /** Moves the token from any earlier owner; returns the device's id. Run it in a transaction. */
    async register(device: DeviceRow): Promise<string> {
      const { tokenHash } = device
      await db.insert(deviceOwners).values({ tokenHash, userId }).onConflictDoNothing()
      const [owner] = await db
        .select()
        .from(deviceOwners)
        .where(eq(deviceOwners.tokenHash, tokenHash))
        .for('update')
      if (owner && owner.userId !== userId) {
        await db
          .delete(devices)
          .where(and(eq(devices.userId, owner.userId), eq(devices.tokenHash, tokenHash)))
        await db.update(deviceOwners).set({ userId }).where(eq(deviceOwners.tokenHash, tokenHash))
      }
      const { token, lastSeenAt } = device
      const [row] = await db
        .insert(devices)
        .values({ ...device, userId })
        .onConflictDoUpdate({ target: [devices.userId, devices.tokenHash], set: { token, lastSeenAt } })
        .returning({ id: devices.id })
      return row!.id
    },
    /** Deletes the least recently seen devices beyond `most`. */
    async keepNewest(most: number) {
      const extra = await db
        .select({ tokenHash: devices.tokenHash })
        .from(devices)
        .where(mine)
        .orderBy(desc(devices.lastSeenAt), desc(devices.id))
        .offset(most)
      await forget(extra.map(({ tokenHash }) => tokenHash))
    },
    forget,
  }
}
