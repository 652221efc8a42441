import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, oneClick } from './mail.ts'

type Options = { folder: string; from: string; now?: () => Date; log: (line: string) => void }

/** Names the account in a stored email, which never leaves the machine. */
const accountHeader = 'X-Account'

/** Writes emails as files `<time>-<id>.eml`, readable by this OS user alone; used without an SMTP server. */
export function outboxMail({ folder, from, now = () => new Date(), log }: Options): Mail {
  return {
    leavesTheMachine: false,
    async send({ to, accountId, subject, text, replyTo, unsubscribe }) {
      const written = now()
      const name = `${written.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      const headers = {
        From: from,
        To: to,
        ...(replyTo && { 'Reply-To': replyTo }),
        Subject: subject,
        Date: written.toUTCString(),
        ...(accountId && { [accountHeader]: accountId }),
        ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, ...oneClick }),
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        // Not encoded further: links can be copied from the file.
        'Content-Transfer-Encoding': '8bit',
      }
      const head = Object.entries(headers).map(([header, value]) => `${header}: ${oneLine(value)}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), `${head.join('\n')}\n\n${text}\n`, { mode: 0o600, flag: 'wx' })
      // The file name alone: addresses and links do not belong in logs.
      log(`A letter was written to the outbox: ${name}`)
    },
    async forget(before) {
      for (const path of await lettersIn(folder))
        if ((await stat(path)).mtime < before) await rm(path, { force: true })
    },
    async forgetAccount({ id, email }) {
      const about = [`${accountHeader}: ${id}`, ...(email ? [`To: ${oneLine(email)}`] : [])]
      for (const path of await lettersIn(folder)) {
        // The nightly job may have deleted it meanwhile.
        const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n\n', 1)
        if (head.split('\n').some((line) => about.includes(line))) await rm(path, { force: true })
      }
    },
  }
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}

/** A line break in a value would start another header. */
const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')
