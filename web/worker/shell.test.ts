import { beforeEach, expect, test, vi } from 'vitest'

const now = {
  version: 'two',
  entry: '/assets/app-2.js',
  files: ['/assets/app-2.js', '/assets/same-1.js', '/icon.svg'],
}
const page = `<script src="${now.entry}"></script>`

/** Network answers by path. */
let network: Record<string, () => Promise<Response>>
let asked: string[]
let kept: Awaited<ReturnType<typeof memoryCaches>>
beforeEach(() => {
  vi.resetModules()
  asked = []
  kept = memoryCaches()
  network = {
    '/dashboard': async () => new Response(page),
    '/assets/app-2.js': async () => new Response('new'),
    '/assets/same-1.js': async () => new Response('same'),
    '/icon.svg': async () => new Response('icon'),
  }
  vi.stubGlobal('__SHELL__', now)
  vi.stubGlobal('caches', kept.storage)
  vi.stubGlobal('fetch', (path: string | Request) => {
    const name = typeof path === 'string' ? path : new URL(path.url).pathname
    asked.push(name)
    return network[name]?.() ?? Promise.resolve(new Response('', { status: 404 }))
  })
})

const shell = () => import('./shell.ts')
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('a page comes from the network, also where one is kept', async () => {
  const { keepShell, pageFor } = await shell()
  await keepShell()
  expect(await textOf(pageFor(Promise.resolve(new Response('fresh'))))).toBe('fresh')
  expect((await pageFor(Promise.resolve(new Response('', { status: 404 })))).status).toBe(404)
})

test('where the network is gone, or a gateway answers for the server, the page that is kept comes', async () => {
  const { keepShell, pageFor } = await shell()
  await keepShell()
  expect(await textOf(pageFor(gone()))).toBe(page)
  for (const status of [502, 503, 504])
    expect(await textOf(pageFor(Promise.resolve(new Response('', { status }))))).toBe(page)
})

test('a network that says nothing counts as gone after four seconds', async () => {
  const { keepShell, pageFor } = await shell()
  await keepShell()
  vi.useFakeTimers()
  const answer = pageFor(new Promise<Response>(() => undefined))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await textOf(answer)).toBe(page)
})

test('where nothing is kept, what the network says is all there is', async () => {
  const { pageFor } = await shell()
  expect((await pageFor(Promise.resolve(new Response('', { status: 503 })))).status).toBe(503)
  await expect(pageFor(gone())).rejects.toThrow('Failed to fetch')
})

test('all files are kept before the page, and files whose name holds a hash are not fetched twice', async () => {
  await kept.put('shell-one', '/assets/same-1.js', 'same, from before')
  const { keepShell, isHeld, shellFile } = await shell()
  await keepShell()
  expect(asked).not.toContain('/assets/same-1.js')
  expect(await kept.names('shell-two')).toEqual([...now.files, '/dashboard'].sort())
  asked = []
  for (const path of now.files) {
    expect(isHeld(path)).toBe(true)
    expect((await shellFile(new Request(`https://forkmile.example${path}`))).ok).toBe(true)
  }
  await keepShell()
  expect(asked).toEqual([])
})

test('a page of another version, or a file that is missing, leaves nothing that could be taken for whole', async () => {
  const { keepShell, pageFor } = await shell()
  network['/dashboard'] = async () => new Response('<script src="/assets/app-3.js"></script>')
  await expect(keepShell()).rejects.toThrow('another version')
  network['/dashboard'] = async () => new Response(page)
  network['/icon.svg'] = async () => new Response('', { status: 500 })
  await expect(keepShell()).rejects.toThrow('/icon.svg answered 500')
  await expect(pageFor(gone())).rejects.toThrow('Failed to fetch')
})

test('taking over forgets the versions before, and nothing else', async () => {
  await kept.put('shell-one', '/dashboard', 'old')
  await kept.put('another', '/x', 'x')
  const { keepShell, dropOldShells } = await shell()
  await keepShell()
  await dropOldShells()
  expect((await kept.storage.keys()).sort()).toEqual(['another', 'shell-two'])
})

test('the worker answers for pages and for the files that it holds, never for a call or another site', async () => {
  const handlers = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('self', {
    origin: 'https://forkmile.example',
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
  })
  await import('./sw.ts')
  const answers = (path: string, request: object = {}) => {
    let answered = false
    const url = new URL(path, 'https://forkmile.example').href
    handlers.get('fetch')!({
      request: { method: 'GET', mode: 'cors', url, ...request },
      preloadResponse: Promise.resolve(new Response('fresh')),
      respondWith() {
        answered = true
      },
    })
    return answered
  }
  const navigation = { mode: 'navigate' }
  for (const path of ['/', '/about', '/dashboard', '/nowhere', '/apiary'])
    expect(answers(path, navigation)).toBe(true)
  expect(answers('/icon.svg')).toBe(true)
  for (const path of ['/api/user', '/api/drinks/today', '/api/nutrition/logs/1/photo', '/assets/unknown.js'])
    expect(answers(path)).toBe(false)
  expect(answers('/api/logout', navigation)).toBe(false)
  expect(answers('/dashboard', { ...navigation, method: 'POST' })).toBe(false)
  expect(answers('https://tile.openstreetmap.org/1/1/1.png')).toBe(false)
})

function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cache = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>()
    all.set(name, files)
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, answer: Response) => void files.set(path, answer.clone()),
    }
  }
  return {
    storage: {
      open: async (name: string) => cache(name),
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (path: string) => [...all.values()].flatMap((files) => files.get(path) ?? [])[0]?.clone(),
    },
    put: (name: string, path: string, text: string) => cache(name).put(path, new Response(text)),
    names: async (name: string) => [...(all.get(name)?.keys() ?? [])].sort(),
  }
}
