import { openDatabase } from '#server/adapters/database/database.ts'
import { bareServer } from '../support/bare-route.ts'

/** The server for the ceiling measurement. */
export type BareServer = { address: string }

process.once('message', async ({ url, secret, today }: { url: string; secret: string; today: string }) => {
  const bare = await bareServer(openDatabase(url, 20), secret, today)
  process.send!({ address: await bare.listen({ port: 0, host: '127.0.0.1' }) } satisfies BareServer)
})
process.once('disconnect', () => process.exit(0))
