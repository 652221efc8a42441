import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { isPair, type VapidKeys } from './message-settings.ts'
import type { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

/** Signing secret and VAPID keys: from the settings, otherwise generated once and stored in the folder. */
export async function secretsIn(folder: string, settings: Pick<Settings, 'authSecret' | 'vapid'>) {
  return {
    secret: settings.authSecret ?? (await keptIn(folder, 'auth-secret', makeSecret)),
    vapid: settings.vapid ?? (await vapidIn(folder)),
  }
}

const makeSecret = () => randomBytes(32).toString('base64url')

/** Existing keys are never replaced: other keys would end every browser's subscription. */
async function vapidIn(folder: string): Promise<VapidKeys> {
  const file = 'vapid-keys'
  const kept = await keptIn(folder, file, () => {
    const { publicKey, privateKey } = makeVapidKeys()
    return `${publicKey}\n${privateKey}`
  })
  const [publicKey = '', privateKey = ''] = kept.split('\n')
  if (!isPair({ publicKey, privateKey }))
    throw new SettingsError(`The file ${join(folder, file)} holds no pair of keys: put back the one it had.`)
  return { publicKey, privateKey }
}

/** Reads a secret from the data folder, generated once and readable by its owner alone. */
async function keptIn(folder: string, name: string, make: () => string): Promise<string> {
  const file = join(folder, name)
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return ''
    throw new SettingsError(`The file ${file} cannot be read (${code}).`)
  })
  const kept = text.trim()
  if (kept) return kept
  const made = make()
  await writeFile(`${file}.new`, made, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}
