import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { productName } from '#contract/product.ts'
import { version } from '#server/version.ts'

/** The contract as OpenAPI at `/api/openapi.json`, with a browsable page at `/api/docs`. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version,
        description: 'Generated from the schemas that validate every call.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'forkmile.session' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    hideUntagged: true,
    transform(document) {
      const described = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0])
      const { form, bytes } = document.route.config?.endpoint ?? {}
      const body = form ? formBody(form) : bytes && { type: 'string', format: 'binary' }
      return body ? { ...described, schema: { ...described.schema, body } as never } : described
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Swagger UI's own policy would allow outside hosts, such as its validator.
    transformStaticCSP: () =>
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

function formBody(form: z.ZodType): object {
  const fields = z.toJSONSchema(form, { io: 'input', target: 'draft-2020-12' }) as { properties?: object }
  return { type: 'object', properties: { ...fields.properties, image: { type: 'string', format: 'binary' } } }
}
