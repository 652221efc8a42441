import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getActivity,
  getActivityPhoto,
  logActivity,
  removeActivity,
  removeActivityPhoto,
  restoreActivity,
  restoreActivityPhoto,
  setActivityPhoto,
} from '#contract/activities/activities.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3a7' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .toBuffer()
})
afterAll(() => app.close())

const hoursLater = async (hours: number, job: string) => {
  const now = app.clock.now
  app.clock.now = new Date(now.getTime() + hours * 3_600_000)
  await app.jobs.run(job)
  app.clock.now = now
}
async function walked(name: string) {
  const person = app.as(name)
  const { id } = await person.call(logActivity, {
    body: { activityType: 'walking', startTime: '2026-11-21T08:00:00Z', duration: 1800 } as never,
  })
  const params = { id }
  return {
    person,
    params,
    urlOf: async () => (await person.call(getActivity, { params })).photoUrl,
    stored: () => person.call(getActivityPhoto, { params, query: {} }),
  }
}

test('a photo is kept upright and small without its location, and each has another address', async () => {
  const { person, params, urlOf, stored } = await walked('ann')
  expect(await urlOf()).toBeNull()
  const { photoUrl } = await person.call(setActivityPhoto, { params, form: {}, image: photo })
  expect(await urlOf()).toBe(photoUrl)
  const answer = await person.raw({ method: 'GET', url: photoUrl })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 })
  expect((await sharp((await stored()) as Buffer).metadata()).exif).toBeUndefined()

  const before = app.blobs.keys()
  const second = await person.call(setActivityPhoto, { params, form: {}, image: photo })
  expect(second.photoUrl).not.toBe(photoUrl)
  await hoursLater(2, 'delete-left-photos')
  expect(app.blobs.keys()).toHaveLength(before.length)
  expect(app.blobs.keys()).not.toEqual(before)
  expect(await stored()).toBeInstanceOf(Buffer)
})

test('a removed photo comes back by undo, and not after another one was added', async () => {
  const { person, params, urlOf, stored } = await walked('bea')
  const before = app.blobs.keys().length
  const { photoUrl } = await person.call(setActivityPhoto, { params, form: {}, image: photo })
  await person.call(removeActivityPhoto, { params })
  expect(await urlOf()).toBeNull()
  await expect(stored()).rejects.toMatchObject({ code: 'not_found' })
  await expect(person.call(removeActivityPhoto, { params })).rejects.toMatchObject({ code: 'not_found' })
  expect(await person.call(restoreActivityPhoto, { params })).toEqual({ photoUrl })
  expect(await stored()).toBeInstanceOf(Buffer)

  await person.call(removeActivityPhoto, { params })
  await person.call(setActivityPhoto, { params, form: {}, image: photo })
  await expect(person.call(restoreActivityPhoto, { params })).rejects.toMatchObject({ code: 'not_found' })
  await hoursLater(25, 'forget-removed-entries')
  await hoursLater(25, 'delete-left-photos')
  expect(app.blobs.keys()).toHaveLength(before + 1)
})

test('the photo of a removed activity comes back with it, and is deleted after a day without undo', async () => {
  const { person, params, urlOf, stored } = await walked('cyd')
  const before = app.blobs.keys().length
  const { photoUrl } = await person.call(setActivityPhoto, { params, form: {}, image: photo })
  await person.call(removeActivity, { params })
  await person.call(restoreActivity, { params })
  expect(await urlOf()).toBe(photoUrl)
  expect(await stored()).toBeInstanceOf(Buffer)
  await person.call(removeActivity, { params })
  await hoursLater(25, 'forget-removed-entries')
  expect(app.blobs.keys()).toHaveLength(before)
})

test('what is no photo, nothing at all, and the activity of another person are refused, and nothing is stored', async () => {
  const { person, params, urlOf } = await walked('dan')
  const before = app.blobs.keys()
  await expect(
    person.call(setActivityPhoto, { params, form: {}, image: Buffer.from('<svg/>') }),
  ).rejects.toMatchObject({ code: 'unsupported_media' })
  await expect(person.call(setActivityPhoto, { params, form: {} })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { image: 'Choose a photo.' } },
  })
  const eve = app.as('eve')
  await expect(eve.call(setActivityPhoto, { params, form: {}, image: photo })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await urlOf()).toBeNull()
  await person.call(setActivityPhoto, { params, form: {}, image: photo })
  await expect(eve.call(getActivityPhoto, { params, query: {} })).rejects.toMatchObject({ code: 'not_found' })
  await expect(eve.call(removeActivityPhoto, { params })).rejects.toMatchObject({ code: 'not_found' })
  expect(app.blobs.keys()).toHaveLength(before.length + 1)
})
