import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { diskBlobs } from './disk-blobs.ts'
import { memoryBlobs } from './double.ts'

const folder = await mkdtemp(join(tmpdir(), 'blobs-'))
afterAll(() => rm(folder, { recursive: true }))

const bytes = Buffer.from([0, 1, 2, 255])

describe.each([
  ['on disk', diskBlobs(folder)],
  ['in memory', memoryBlobs()],
])('blobs %s', (_, blobs) => {
  test('give back what was put, with its content type', async () => {
    await blobs.put('photos/ann/one.webp', bytes, 'image/webp')
    expect(await blobs.get('photos/ann/one.webp')).toEqual({ bytes, contentType: 'image/webp' })
  })

  test('replace what stood under the same key', async () => {
    await blobs.put('photos/ann/one.webp', bytes, 'image/webp')
    await blobs.put('photos/ann/one.webp', Buffer.from('new'), 'image/webp')
    expect((await blobs.get('photos/ann/one.webp'))?.bytes.toString()).toBe('new')
  })

  test('answer nothing for a key that was never put or was removed', async () => {
    await blobs.put('photos/ann/two.webp', bytes, 'image/webp')
    await blobs.remove('photos/ann/two.webp')
    await blobs.remove('photos/ann/two.webp')
    expect(await blobs.get('photos/ann/two.webp')).toBeUndefined()
    expect(await blobs.get('photos/nobody/none.webp')).toBeUndefined()
  })

  test('list every key that is kept', async () => {
    await blobs.put('photos/ann/three.webp', bytes, 'image/webp')
    await blobs.put('photos/bob/four.webp', bytes, 'image/webp')
    const all = await Array.fromAsync(blobs.list())
    expect(all).toEqual(expect.arrayContaining(['photos/ann/three.webp', 'photos/bob/four.webp']))
    for (const key of all) expect(await blobs.get(key)).toBeDefined()
  })

  test('remove one person’s folder and leave a name that merely begins alike', async () => {
    await blobs.put('photos/ann/one.webp', bytes, 'image/webp')
    await blobs.put('photos/anna/one.webp', bytes, 'image/webp')
    await blobs.removePrefix('photos/ann/')
    expect(await blobs.get('photos/ann/one.webp')).toBeUndefined()
    expect(await blobs.get('photos/anna/one.webp')).toBeDefined()
  })

  test.each([
    '../secret.webp',
    'photos/../../x.webp',
    '/etc/x.webp',
    'photos/.x.webp',
    'A.webp',
    'a\0.webp',
    '',
    'a//b.webp',
  ])('refuse the key %j', async (key) => {
    await expect(blobs.put(key, bytes, 'image/webp')).rejects.toThrow()
    await expect(blobs.get(key)).rejects.toThrow()
    await expect(blobs.remove(key)).rejects.toThrow()
  })

  test.each(['../', '/', './', 'photos/../'] as const)('refuse to empty the folder %j', async (prefix) => {
    await expect(blobs.removePrefix(prefix)).rejects.toThrow()
  })

  test('refuse a content type that the key does not stand for', async () => {
    await expect(blobs.put('photos/ann/one.webp', bytes, 'image/png')).rejects.toThrow()
  })
})

test('files on disk are readable by their owner alone and no draft is left', async () => {
  const blobs = diskBlobs(folder)
  await blobs.put('photos/0f3a/77c1.webp', bytes, 'image/webp')
  expect((await stat(join(folder, 'photos/0f/0f3a/77/77c1.webp'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, '.incoming'))).toEqual([])
})

test('a draft left by a killed process goes with the next process, a young one stays', async () => {
  const incoming = join(folder, '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'old'), 'x')
  await writeFile(join(incoming, 'young'), 'x')
  const [now, yesterday] = [new Date(), new Date(Date.now() - 86_400_000)]
  await utimes(join(incoming, 'young'), now, now)
  await utimes(join(incoming, 'old'), yesterday, yesterday)
  await diskBlobs(folder).put('photos/ann/one.webp', bytes, 'image/webp')
  expect(await readdir(incoming)).toEqual(['young'])
  await rm(join(incoming, 'young'))
})
