import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, oneClick } from './mail.ts'

type Options = { folder: string; from: string; now?: () => Date; log: (line: string) => void }

/** Letters as files `<time>-<id>.eml`, readable by this OS user alone: what an instance without an SMTP server does. */
export function outboxMail({ folder, from, now = () => new Date(), log }: Options): Mail {
  return {
    leavesTheMachine: false,
    async send({ to, subject, text, replyTo, unsubscribe }) {
      const written = now()
      const name = `${written.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      const headers = {
        From: from,
        To: to,
        ...(replyTo && { 'Reply-To': replyTo }),
        Subject: subject,
        Date: written.toUTCString(),
        ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, ...oneClick }),
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        // Not encoded further: a link can be copied from the file as it stands.
        'Content-Transfer-Encoding': '8bit',
      }
      const head = Object.entries(headers).map(([header, value]) => `${header}: ${oneLine(value)}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), `${head.join('\n')}\n\n${text}\n`, { mode: 0o600, flag: 'wx' })
      // The name alone: addresses and links do not belong in logs.
      log(`A letter was written to the outbox: ${name}`)
    },
    async forget(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        if (name.endsWith('.eml') && (await stat(path)).mtime < before) await rm(path, { force: true })
      }
    },
  }
}

/** A line break in a value would begin a header of its own. */
const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')
