import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { openDatabase } from '#server/adapters/database/database.ts'
import { sessionCookie } from '#server/features/access/auth.ts'
import { sessionToken } from '#server/features/access/sessions/session-cookie.ts'
import { bySession } from '#server/features/access/store.ts'

export type BareServer = { address: string }

/** The lower bound of a day read: Fastify, the same session look-up, and one prepared query; at `/bare`. */
process.once('message', async ({ url, secret, today }: { url: string; secret: string; today: string }) => {
  const db = openDatabase(url, 20)
  const bare = fastify()
  await bare.register(cookie)
  bare.get('/bare', async (request) => {
    const token = sessionToken(request.cookies[sessionCookie(false)], secret)
    const user = await bySession(db, token!, new Date())
    const { rows } = await db.$client.query({
      name: 'bare',
      text: 'select calories, protein_g, carbs_g, fat_g from day_totals where user_id = $1 and day = $2',
      values: [user!.id, today],
    })
    return rows[0]
  })
  process.send!({ address: await bare.listen({ port: 0, host: '127.0.0.1' }) } satisfies BareServer)
})
process.once('disconnect', () => process.exit(0))
