/** The app shell's files, filled in by the build. */
export type Shell = {
  /** Changes with any of the files. */
  version: string
  /** The entry script of the app's page. */
  entry: string
  /** Paths, without the page itself. */
  files: string[]
}
declare const __SHELL__: Shell

const { version, entry, files } = __SHELL__
const cacheName = `shell-${version}`
/** Every screen of the app is answered with the same page. */
const page = '/dashboard'
const held = new Set(files)
/** Milliseconds to wait for the network before the cached page is used. */
const timeoutMs = 4000

export const isHeld = (path: string) => held.has(path)

/** Caches the page and all its files; fails if they are not of one version. */
export async function keepShell() {
  if (await (await caches.open(cacheName)).match(page)) return
  const known = await caches.keys()
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-store' })
  const text = await answer.clone().text()
  if (!answer.ok || !text.includes(entry)) throw new Error('The server has another version.')
  await Promise.all(
    files.map(async (file) => {
      // Files with a hash in their name are the same in every version.
      const before = known.length && file.startsWith('/assets/') ? await caches.match(file) : undefined
      if (before) return cache.put(file, before)
      const fresh = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })
      if (!fresh.ok) throw new Error(`${file} answered ${fresh.status}.`)
      return cache.put(file, fresh)
    }),
  )
  // Cached last: its presence marks the shell as complete.
  await cache.put(page, answer)
}

/** Deletes the caches of older versions. */
export async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A shell file from the cache, or from the network. */
export async function shellFile(request: Request): Promise<Response> {
  const kept = await caches.open(cacheName).then((cache) => cache.match(new URL(request.url).pathname))
  return kept ?? fetch(request)
}

/** A page from the network, or from the cache if that fails, times out or a gateway answers. */
export async function pageFor(fresh: Promise<Response>): Promise<Response> {
  const kept = caches.open(cacheName).then((cache) => cache.match(page))
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const first = await Promise.race([fresh.catch(() => undefined), tooLong])
  if (first && first.status < 502) return first
  return (await kept) ?? first ?? fresh
}
