import { startFauxqs } from 'fauxqs'
import { afterAll, expect, test } from 'vitest'
import { s3Blobs } from './s3-blobs.ts'

const store = await startFauxqs({ port: 0, logger: false, init: { buckets: ['photos'] } })
afterAll(() => store.stop())

const settings = {
  endpoint: `http://127.0.0.1:${store.port}`,
  region: 'us-east-1',
  bucket: 'photos',
  accessKeyId: 'nobody',
  secretAccessKey: 'nobody',
}
const blobs = s3Blobs(settings)
const bytes = Buffer.from([0, 1, 2, 255])
const all = async () => (await Array.fromAsync(blobs.list())).sort()

test('a bucket gives back what was put, replaces it, and forgets what is removed', async () => {
  await blobs.put('photos/ann/one.webp', bytes, 'image/webp')
  expect(await blobs.get('photos/ann/one.webp')).toEqual({ bytes, contentType: 'image/webp' })
  await blobs.put('photos/ann/one.webp', Buffer.from('new'), 'image/webp')
  expect((await blobs.get('photos/ann/one.webp'))?.bytes.toString()).toBe('new')
  await blobs.remove('photos/ann/one.webp')
  await blobs.remove('photos/ann/one.webp')
  expect(await blobs.get('photos/ann/one.webp')).toBeUndefined()
})

test('a folder of many pages is emptied, and one whose name begins alike stays', async () => {
  const names = Array.from({ length: 1010 }, (_, at) => `photos/ann/${at}.webp`)
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(names.slice(at, at + 50).map((name) => blobs.put(name, bytes, 'image/webp')))
  await blobs.put('photos/anna/one.webp', bytes, 'image/webp')
  expect(await all()).toHaveLength(1011)
  await blobs.removePrefix('photos/ann/')
  expect(await all()).toEqual(['photos/anna/one.webp'])
})

test('an unsafe key is refused before anything is asked', async () => {
  await expect(blobs.put('../secret.webp', bytes, 'image/webp')).rejects.toThrow('Not a blob')
  await expect(blobs.removePrefix('../')).rejects.toThrow('Not a blob')
})

test('a store that refuses or is away is unavailable, and no photo counts as gone for it', async () => {
  const refused = s3Blobs({ ...settings, bucket: 'another' })
  await expect(refused.get('photos/ann/one.webp')).rejects.toMatchObject({ code: 'unavailable' })
  const nowhere = s3Blobs({ ...settings, endpoint: 'http://127.0.0.1:1' })
  await expect(nowhere.put('photos/ann/one.webp', bytes, 'image/webp')).rejects.toMatchObject({
    code: 'unavailable',
  })
})
