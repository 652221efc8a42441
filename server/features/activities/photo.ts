import { randomUUIDv7 } from 'node:crypto'
import { AppError, found } from '#contract/http/errors.ts'
import { forgetFolder, rememberToDelete } from '#server/adapters/database/blobs-to-delete.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dropRemoved, keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import { photoFolder } from '#server/http/photo/photo-folders.ts'
import { photoUrlOf } from './activity.ts'
import type { Who } from './service.ts'
import { type ActivityRow, activityStore } from './store.ts'
import { words } from './words.ts'

/**
 * Stores a photo in place of an earlier one, which is deleted. Errors: `invalid` without a photo, the photo's own,
 * `not_found`.
 */
export async function setPhoto(deps: Deps, { user }: Who, id: string, image: Buffer | undefined) {
  const { db, blobs, now } = deps
  if (!image) throw new AppError('invalid', words.noPhoto, { fields: { image: words.noPhoto } })
  found(await activityStore(db, user.id).find(id), 'Activity')
  const { bytes } = await readPhoto(image)
  const name = randomUUIDv7()
  const folder = `${photoFolder('activities', user.id)}${name}/` as const
  const photo = `${folder}${name}.webp` as const
  // A crash before the commit leaves a photo for the cleanup job.
  await rememberToDelete(db, folder, now())
  await blobs.put(photo, bytes, 'image/webp')
  return ownerTransaction(db, user.id, async (tx) => {
    const store = activityStore(tx, user.id)
    const before = found(await store.find(id), 'Activity')
    await store.change(id, { photo })
    await forgetFolder(tx, folder)
    for (const replaced of [before.photo, await dropRemoved(tx, user.id, 'activity-photo', id)])
      if (replaced) await rememberToDelete(tx, folderOf(replaced), now())
    return { photoUrl: photoUrlOf({ id, photo })! }
  })
}

/** Removes the photo; it is kept for a day, see `restorePhoto`. Error: `not_found`, also without a photo. */
export function removePhoto({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const { photo } = await activityOf(tx, user.id, id)
    found(photo ?? undefined, 'Photo')
    await activityStore(tx, user.id).change(id, { photo: null })
    await keepRemoved(tx, user.id, { kind: 'activity-photo', id, rows: photo, photo }, now())
    return null
  })
}

/** Undoes the removal of a photo. Error: `gone` a day after it, or when another photo was added since. */
export function restorePhoto(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
): Promise<{ photoUrl: string }> {
  return idempotent(db, user.id, retry, async (tx) => {
    await activityOf(tx, user.id, id)
    const photo = await takeRemoved<string>(tx, user.id, 'activity-photo', id, now())
    await activityStore(tx, user.id).change(id, { photo })
    return { photoUrl: photoUrlOf({ id, photo })! }
  })
}

export async function photoOf({ db, blobs }: Deps, user: Account, id: string) {
  const { photo } = found(await activityStore(db, user.id).find(id), 'Activity')
  return found(photo ? await blobs.get(photo) : undefined, 'Photo')
}

async function activityOf(tx: Queryable, userId: string, id: string): Promise<ActivityRow> {
  return found(await activityStore(tx, userId).find(id), 'Activity')
}

/** A photo has a folder of its own, so that it can be remembered to be deleted. */
const folderOf = (photo: string) => photo.slice(0, photo.lastIndexOf('/') + 1) as `${string}/`
