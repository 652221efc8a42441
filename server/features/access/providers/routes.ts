import type { FastifyInstance } from 'fastify'
import { continueInApp } from '#contract/access/access.ts'
import { callbackPath, oldLoginPath } from '#contract/access/tokens.ts'
import { AppError } from '#contract/http/errors.ts'
import { loginPath } from '#contract/http/paths.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import type { Auth } from '../auth.ts'
import { appVisits, backToApp } from './app-visit.ts'
import { authorizationRequests } from './authorization-request.ts'
import { beginSignIn } from './begin.ts'
import { finishSignIn } from './finish.ts'
import { type PostedAnswer, readPostedAnswers, wayBack } from './posted-answer.ts'
import { providersOf } from './providers.ts'
import { words } from './words.ts'

type Wiring = Deps & { auth: Auth; secret: string; https: boolean; publicUrl: string }

/** The hosted sign-in: start, provider, callback. */
export function providerRoutes(app: FastifyInstance, deps: Wiring) {
  const visits = appVisits(deps.secret, deps.https, deps.now)
  const wiring = {
    ...deps,
    app,
    visits,
    authorizationRequests: authorizationRequests(deps, deps.https),
    providers: providersOf(deps.settings),
  }

  for (const path of [loginPath, oldLoginPath])
    app.get(path, { schema: { tags: ['login'], summary: 'Start the hosted sign-in' } }, (request, reply) =>
      beginSignIn(wiring, request, reply),
    )

  app.get(
    callbackPath,
    { schema: { tags: ['login'], summary: 'Where providers send people back to' } },
    (request, reply) => finishSignIn(wiring, request, reply),
  )

  void app.register(async (room) => {
    readPostedAnswers(room)
    // Exempt from the origin check: it only redirects, and the callback checks the state.
    room.post<{ Body: PostedAnswer }>(
      callbackPath,
      { schema: { tags: ['login'], summary: 'The same for providers that post their answer' } },
      ({ body }, reply) => reply.redirect(wayBack(body), 303),
    )
  })

  route(app, continueInApp, async ({ user, request, reply }) => {
    const visit = await visits.read(request)
    if (!visit) throw new AppError('invalid', words.noApp)
    visits.forget(reply)
    return { location: await backToApp(deps, visit, { userId: user.id, provider: 'email' }) }
  })
}
