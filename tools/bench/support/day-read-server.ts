import { dayIn } from '#contract/measures/day.ts'
import { bareServer } from './bare-route.ts'
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

const bare = await bareServer(db, secret, today)
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
