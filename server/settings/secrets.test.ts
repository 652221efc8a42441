import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { secretsIn } from './secrets.ts'

const unset = { authSecret: undefined, vapid: undefined }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('secrets are made once and kept for their owner alone', async () => {
  const first = await secretsIn(folder, unset)
  expect(await secretsIn(folder, unset)).toEqual(first)
  expect(Buffer.from(first.vapid.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(first.vapid.privateKey, 'base64url')).toHaveLength(32)
  for (const name of ['auth-secret', 'vapid-keys'])
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('the settings come before what is kept', async () => {
  const vapid = makeVapidKeys()
  const authSecret = 'a secret of at least thirty-two characters'
  expect(await secretsIn(folder, { authSecret, vapid })).toEqual({ secret: authSecret, vapid })
})

test('a broken pair of keys is never overwritten, but named', async () => {
  const file = join(folder, 'vapid-keys')
  const half = makeVapidKeys().publicKey
  await writeFile(file, half)
  await expect(secretsIn(folder, unset)).rejects.toThrow(
    `The file ${file} holds no pair of keys: put back the one it had.`,
  )
  expect(await readFile(file, 'utf8')).toBe(half)
})
