import { type ArchiveFile, zipOf } from '#server/adapters/archive/archive.ts'
import type { Deps } from '#server/deps.ts'
import { activityPhotos, exportTracks } from '#server/features/activities/service.ts'
import { mealPhotos } from '#server/features/nutrition/service.ts'
import type { Account } from '#server/http/identity.ts'
import { exportedRows } from './data-export-store.ts'
import { userOf } from './user.ts'
import { words } from './words.ts'

/**
 * Streams a zip of all data of an account: rows by the page, recordings and photos one by one. It is no snapshot: entries
 * logged during the download may be missing.
 */
export function dataExportOf(deps: Pick<Deps, 'db' | 'blobs' | 'now'>, user: Account) {
  return zipOf(filesOf(deps, user), deps.now())
}

async function* filesOf(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  user: Account,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'README.txt', contents: [words.aboutTheCopy] }
  yield { path: 'account.json', contents: [`${JSON.stringify(userOf(user), null, 2)}\n`] }
  for (const { file, pages } of exportedRows(db, user.id))
    yield { path: `${file}.json`, contents: jsonList(named(pages)) }
  for await (const { id, json } of exportTracks(db, user.id))
    yield { path: `activity-tracks/${id}.json`, contents: json }
  for (const keys of [mealPhotos(db, user.id), activityPhotos(db, user.id)])
    for await (const key of keys) {
      const photo = await blobs.get(key)
      if (photo) yield { path: photoName(key), contents: [photo.bytes], compressed: true }
    }
}

/** Rows whose photo's storage key is replaced by its name in the zip. */
async function* named(pages: AsyncIterable<Record<string, unknown>[]>) {
  for await (const page of pages)
    yield page.map((row) => (typeof row.photo === 'string' ? { ...row, photo: photoName(row.photo) } : row))
}

const photoName = (key: string) => `photos/${key.slice(key.lastIndexOf('/') + 1)}`

async function* jsonList(pages: AsyncIterable<object[]>) {
  let before = '[\n'
  for await (const page of pages) {
    yield before + page.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
