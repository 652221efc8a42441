import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PushReply } from '#server/adapters/push/push-service-double.ts'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { temporaryFolder } from './test-bed.ts'

/** A push service with a browser for each reply, and the server settings to use it. */
export async function openPushService(replies: readonly PushReply[]) {
  const { publicKey, privateKey } = makeVapidKeys()
  const folder = await temporaryFolder()
  const certificate = join(folder, 'push-service.pem')
  const thread = new Worker(new URL('./push-service-thread.ts', import.meta.url), {
    workerData: { replies, publicKey },
  })
  const [{ host, cert, subscriptions }] = await once(thread, 'message')
  await writeFile(certificate, cert)
  return {
    env: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      PUSH_ALLOWED_HOSTS: host as string,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    /** As JSON, in the order of the replies. */
    subscriptions: subscriptions as string[],
    /** The endpoint of each delivered message. */
    async received(): Promise<string[]> {
      thread.postMessage('who')
      const [endpoints] = await once(thread, 'message')
      return endpoints
    },
    async stop() {
      await thread.terminate()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
