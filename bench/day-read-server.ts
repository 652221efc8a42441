import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { dayIn } from '#contract/day.ts'
import { sessionCookie } from '#server/access/auth.ts'
import { sessionToken } from '#server/access/session-cookie.ts'
import { bySession } from '#server/access/store.ts'
import { openBench, seedDiaries, seedPeople } from './bench-server.ts'

export type DayReadServer = { app: string; bare: string; day: string; cookies: string[] }

const people = 400
const days = 60
const today = dayIn('America/Chicago', new Date())

const server = await openBench()
const { app, db, secret } = server
const { ids, cookies } = await seedPeople(server, people)
await seedDiaries(server, ids, today, days)
await db.$client.query('analyze')

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

const answer: DayReadServer = {
  app: await app.listen({ port: 0, host: '127.0.0.1' }),
  bare: await bare.listen({ port: 0, host: '127.0.0.1' }),
  day: today,
  cookies,
}
process.send!(answer)
process.once('message', async () => {
  await bare.close()
  await server.close()
  process.exit(0)
})
