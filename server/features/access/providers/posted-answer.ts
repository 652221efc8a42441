import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { callbackPath } from '#contract/access/tokens.ts'

const mostBytes = 16 * 1024

/** Form fields of Apple's answer. */
export type PostedAnswer = URLSearchParams | undefined

export function readPostedAnswers(room: FastifyInstance) {
  room.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/**
 * The callback address for a posted answer: a cross-site POST carries no SameSite cookie, a GET after the redirect does.
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

/** Apple sends the name in addition to its token, at the first sign-in only. */
function nameIn(user: string | null): { firstName?: string | undefined; lastName?: string | undefined } {
  try {
    return person.safeParse(JSON.parse(user ?? 'null')).data?.name ?? {}
  } catch {
    return {}
  }
}
