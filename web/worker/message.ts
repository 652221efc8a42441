import type { PushPayload } from '#contract/notifications.ts'
import { productName } from '#contract/product.ts'
import { words } from './words.ts'

/** The shown part of a push message and its target. */
export type Message = Pick<PushPayload, 'title' | 'body' | 'url' | 'tag'> & { receipt: string | undefined }

const fields = ['title', 'body', 'url', 'tag', 'receipt'] as const
const most = { title: 120, body: 400, url: 2000, tag: 64, receipt: 200 }

/** Parses a push message. An unknown message is shown as a generic notice. */
export function readMessage(text: string | undefined, origin: string): Message {
  const read = jsonIn(text)
  const whole = fields.every((field) => {
    const value = read?.[field]
    return typeof value === 'string' && value !== '' && value.length <= most[field]
  })
  const { title, body, url, tag, receipt } = read as PushPayload
  if (whole && isOwnPath(url, origin)) return { title, body, url, tag, receipt }
  return { title: productName, body: words.news, url: '/', tag: 'news', receipt: undefined }
}

/** Whether an address is a path of this origin, in any spelling. */
export function isOwnPath(url: unknown, origin: string): url is string {
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    URL.canParse(url, origin) &&
    new URL(url, origin).origin === origin
  )
}

function jsonIn(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
