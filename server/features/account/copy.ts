import { type ArchiveFile, zipOf } from '#server/adapters/archive/archive.ts'
import type { Deps } from '#server/deps.ts'
import { exportTracks } from '#server/features/activities/service.ts'
import { mealPhotos, photoName } from '#server/features/nutrition/service.ts'
import type { Account } from '#server/http/identity.ts'
import { holdingsOf } from './holdings.ts'
import { userOf } from './user.ts'
import { words } from './words.ts'

/**
 * A zip of everything an account holds, made while it is read: rows by the page, recordings and photos one by one. The
 * entries are not frozen meanwhile; what is logged during the download may or may not be in it.
 */
export function copyOf(deps: Pick<Deps, 'db' | 'blobs' | 'now'>, user: Account) {
  return zipOf(filesOf(deps, user), deps.now())
}

async function* filesOf(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  user: Account,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'README.txt', contents: [words.aboutTheCopy] }
  yield { path: 'account.json', contents: [`${JSON.stringify(userOf(user), null, 2)}\n`] }
  for (const { file, pages } of holdingsOf(db, user.id))
    yield { path: `${file}.json`, contents: jsonList(pages) }
  for await (const { id, json } of exportTracks(db, user.id))
    yield { path: `activity-tracks/${id}.json`, contents: json }
  for await (const key of mealPhotos(db, user.id)) {
    const photo = await blobs.get(key)
    if (photo) yield { path: photoName(key), contents: [photo.bytes], compressed: true }
  }
}

async function* jsonList(pages: AsyncIterable<object[]>) {
  let before = '[\n'
  for await (const page of pages) {
    yield before + page.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
