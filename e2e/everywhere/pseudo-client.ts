import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/pseudo')

/** Builds the client with the pseudo-locale. */
export function buildPseudoClient(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const child = spawn(
      process.execPath,
      [vite, 'build', '--configLoader', 'native', '--mode', 'pseudo', '--logLevel', 'error'],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
    )
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`)),
    )
  })
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/** Serves that client to the pages of `context` on the real server's addresses; API calls go to the server. */
export async function servePseudoClient(context: BrowserContext, address: string) {
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  await context.route(
    (url) => url.origin === address && !url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) {
        const response = await route.fetch()
        const policy = response.headers()['content-security-policy'] ?? ''
        const nonce = /nonce-([^']+)/.exec(policy)?.[1] ?? ''
        return route.fulfill({ response, body: shell.replaceAll('__CSP_NONCE__', nonce) })
      }
      const { pathname } = new URL(request.url())
      const body = await readFile(join(folder, pathname)).catch(() => undefined)
      if (!body) return route.continue()
      return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' })
    },
  )
}
