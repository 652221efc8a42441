import type { FastifyInstance } from 'fastify'
import { associationPath, universalPaths } from '#contract/access/universal-links.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Tells iOS which of our links open in the app: the file that Apple's servers fetch when the app is installed. Not
 * there (404) where no app is known.
 */
export function universalLinkRoutes(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>) {
  const { iosAppId } = settings
  if (!iosAppId) return
  const association = {
    applinks: {
      details: [
        {
          appIDs: [iosAppId],
          components: universalPaths.flatMap((path) => [{ '/': path }, { '/': `${path}/*` }]),
        },
      ],
    },
  }
  app.get(associationPath, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(association),
  )
}
