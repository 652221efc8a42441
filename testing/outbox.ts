import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The link in the newest email to `address` that contains one; waits for such an email. */
export async function linkInEmail(folder: string, address: string, path: string): Promise<string> {
  const outbox = join(folder, 'outbox')
  const link = new RegExp(`https?://\\S+(${path.replace('/', '\\/')}\\?\\S+)`)
  for (;;) {
    const names = (await readdir(outbox).catch(() => [])).sort().reverse()
    for (const name of names) {
      const email = await readFile(join(outbox, name), 'utf8')
      const found = email.includes(`To: ${address}\n`) ? link.exec(email) : null
      if (found) return found[1]!
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
