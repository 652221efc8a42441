import { createHash, createHmac } from 'node:crypto'
import { sessionCookie } from '#server/features/access/auth.ts'

/** Seeded accounts are numbered from 1; ids and tokens derive from the number, here and in SQL. */
export const idOf = (number: number) => {
  const hash = md5(`person ${number}`)
  const marked = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
export const idInSql = (number: string) =>
  `overlay(overlay(md5('person ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

export const tokenInSql = (number: string) => `md5('session ' || ${number})`

/** The session cookie of an account, signed with `secret`. */
export function cookieOf(number: number, secret: string): string {
  const token = md5(`session ${number}`)
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${sessionCookie(false)}=${encodeURIComponent(`${token}.${signature}`)}`
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
