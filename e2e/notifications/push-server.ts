import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pushServiceDouble } from '#server/adapters/push/push-service-double.ts'
import { startServer } from '#testing/server.ts'

/** A server with a push service on loopback. */
export async function startPushServer(settings: Record<string, string> = {}) {
  const service = await pushServiceDouble()
  const certificates = await mkdtemp(join(tmpdir(), 'forkmile-push-'))
  const file = join(certificates, 'push-service.pem')
  await writeFile(file, service.cert)
  const server = await startServer({
    ...settings,
    PUSH_ALLOWED_HOSTS: service.host,
    NODE_EXTRA_CA_CERTS: file,
  })
  return {
    service,
    server,
    async stop() {
      await server.stop()
      await service.stop()
      await rm(certificates, { recursive: true, force: true })
    },
  }
}
