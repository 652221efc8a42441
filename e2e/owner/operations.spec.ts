import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { startServer, stopServers } from '#testing/server.ts'

const token = 'a token that only this test knows'

afterEach(stopServers)

test('a server that is told to end answers what was begun, and ends with its database', async () => {
  const server = await startServer({}, { embedded: true })
  const database = await databaseOf(server.folder)
  const cookie = await signUp(server.address)
  const body = JSON.stringify({ drinkType: 'water', volume: 250 })
  const begun = request(`${server.address}/api/drinks/log`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    begun.once('error', reject)
    begun.once('response', async (answer) =>
      resolve({ status: answer.statusCode!, text: await text(answer) }),
    )
  })
  await new Promise((resolve) => begun.write(body.slice(0, 10), resolve))
  await fetch(`${server.address}/api/health`)

  const stopped = server.stop()
  await refused(server.address)
  begun.end(body.slice(10))
  expect(await answered).toMatchObject({ status: 200, text: expect.stringContaining('water') })
  await stopped
  expect(isAlive(database)).toBe(false)
})

test('while it waits for the load balancer it is not ready, and still answers', async () => {
  const server = await startServer({ SHUTDOWN_DELAY_MS: '60000' }, { embedded: true })
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)
  process.kill(server.pid, 'SIGTERM')
  await until(async () => (await fetch(`${server.address}/api/ready`)).status === 503)
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
  // A second signal ends it at once.
  await server.stop()
})

test('several processes answer under one address, count one limit, and show the figures of all', {
  timeout: 150_000,
}, async () => {
  const server = await startServer({ PROCESSES: '2', METRICS_TOKEN: token }, { embedded: true })
  const database = await databaseOf(server.folder)
  await until(async () => /process="1"[\s\S]*process="2"/.test(await figuresOf(server.address)))
  const tries = await Promise.all(Array.from({ length: 14 }, () => tryToSignUp(server.address)))
  expect(tries.filter((status) => status === 400)).toHaveLength(10)
  expect(tries.filter((status) => status === 429)).toHaveLength(4)

  // Counted after the answer was sent, and a busy machine may route a burst to one process.
  await until(async () => {
    await Promise.all(Array.from({ length: 4 }, () => tryToSignUp(server.address)))
    const figures = await figuresOf(server.address)
    const counted = (status: number) =>
      ['1', '2'].map((one) => Number(figures.match(asked(status, one))?.[1] ?? 0))
    const [taken, limited] = [counted(400), counted(429)] as const
    return taken[0]! + taken[1]! === 10 && [0, 1].every((one) => taken[one]! + limited[one]! > 0)
  })

  // A crashed process is replaced; the address keeps answering.
  const [victim] = await workersOf(server.pid)
  process.kill(victim!, 'SIGKILL')
  await until(async () => {
    const workers = await workersOf(server.pid)
    return workers.length === 2 && !workers.includes(victim!)
  })
  await until(async () => (await figuresOf(server.address)).includes('process="3"'))

  const workers = await workersOf(server.pid)
  await server.stop()
  expect([...workers, database].filter(isAlive)).toEqual([])
})

const asked = (status: number, process: string) =>
  new RegExp(
    `forkmile_request_seconds_count{(?=.*route="/api/auth/sign-up/email")(?=.*status="${status}")(?=.*process="${process}").*} (\\d+)`,
  )

async function figuresOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  })
  return answer.text()
}

async function tryToSignUp(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{}',
  })
  return answer.status
}

async function signUp(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', password: 'Ann has a password' }),
  })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function refused(address: string) {
  await until(() =>
    fetch(`${address}/api/health`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  )
}

const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 30_000 }).toBe(true)

async function databaseOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const commands = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (child) => ({
        pid: Number(child),
        command: await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => ''),
      })),
  )
  return commands.filter(({ command }) => command.includes('server/main.ts')).map((child) => child.pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
