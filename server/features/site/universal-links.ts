import type { FastifyInstance } from 'fastify'
import { associationPath, universalPaths } from '#contract/access/universal-links.ts'
import type { Deps } from '#server/deps.ts'

/** Serves the file by which iOS opens this instance's links in the app; 404 without a known app. */
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
