/** What the app needs to open: put in by the build. */
export type Shell = {
  /** Changes with any of the files. */
  version: string
  /** The script of the app’s page. */
  entry: string
  /** Paths, the page itself not among them. */
  files: string[]
}
declare const __SHELL__: Shell

const { version, entry, files } = __SHELL__
const cacheName = `shell-${version}`
/** Any screen of the app answers with the same page. */
const page = '/dashboard'
const held = new Set(files)
/** Milliseconds that a network may take before the page comes from the device. */
const patience = 4000

export const isHeld = (path: string) => held.has(path)

/** Keeps the page and all that it can come to load; fails where they are not of one version. */
export async function keepShell() {
  if (await (await caches.open(cacheName)).match(page)) return
  const known = await caches.keys()
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-store' })
  const text = await answer.clone().text()
  if (!answer.ok || !text.includes(entry)) throw new Error('The server has another version.')
  await Promise.all(
    files.map(async (file) => {
      // What carries a hash in its name is the same in every version.
      const before = known.length && file.startsWith('/assets/') ? await caches.match(file) : undefined
      if (before) return cache.put(file, before)
      const fresh = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })
      if (!fresh.ok) throw new Error(`${file} answered ${fresh.status}.`)
      return cache.put(file, fresh)
    }),
  )
  // Last, so that its presence says that all is there.
  await cache.put(page, answer)
}

/** Forgets the versions before this one. */
export async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file of the shell: as it is kept, else from the network. */
export async function shellFile(request: Request): Promise<Response> {
  const kept = await caches.open(cacheName).then((cache) => cache.match(new URL(request.url).pathname))
  return kept ?? fetch(request)
}

/** A page: from the network, or as it is kept where that is gone, or too slow, or a gateway answers for it. */
export async function pageFor(fresh: Promise<Response>): Promise<Response> {
  const kept = caches.open(cacheName).then((cache) => cache.match(page))
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const first = await Promise.race([fresh.catch(() => undefined), tooLong])
  if (first && first.status < 502) return first
  return (await kept) ?? first ?? fresh
}
