import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { callbackPath } from '#contract/access/tokens.ts'

const mostBytes = 16 * 1024

/** What Apple posts, fields of a form. */
export type PostedAnswer = URLSearchParams | undefined

export function readPostedAnswers(room: FastifyInstance) {
  room.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/**
 * Where a posted answer goes on by GET: a post from another site brings no cookie that would show which browser began,
 * and this way it does.
 */
export function wayBack(form: PostedAnswer): string {
  const query = new URLSearchParams()
  const posted = form instanceof URLSearchParams ? form : new URLSearchParams()
  for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
    const value = posted.get(name)
    if (value !== null) query.set(name, value)
  }
  const { firstName, lastName } = nameIn(posted.get('user'))
  if (firstName) query.set('first_name', firstName)
  if (lastName) query.set('last_name', lastName)
  return `${callbackPath}?${query}`
}

const person = z.object({
  name: z.object({ firstName: z.string().max(80).optional(), lastName: z.string().max(80).optional() }),
})

/** Apple tells the name beside its token, the first time only. */
function nameIn(user: string | null): { firstName?: string | undefined; lastName?: string | undefined } {
  try {
    return person.safeParse(JSON.parse(user ?? 'null')).data?.name ?? {}
  } catch {
    return {}
  }
}
