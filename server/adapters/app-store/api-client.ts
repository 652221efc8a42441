import { createPrivateKey } from 'node:crypto'
import { AppStoreServerAPIClient, Environment } from '@apple/app-store-server-library'

type Options = {
  id: string
  issuerId: string
  /** PEM. */
  privateKey: string
  bundleId: string
  environment: Environment
  /** Address of a test double; by default Apple's. */
  base: string | undefined
}

/** Milliseconds. */
const timeout = 10_000
const apple = {
  production: 'https://api.storekit.apple.com',
  sandbox: 'https://api.storekit-sandbox.apple.com',
}

/** Apple's client with a timeout. Throws at once for an invalid key. */
export function apiClient(options: Options): AppStoreServerAPIClient {
  try {
    createPrivateKey(options.privateKey)
  } catch {
    throw new Error('The setting APPLE_IAP_PRIVATE_KEY needs a private key in PEM.')
  }
  return new Client(options)
}

class Client extends AppStoreServerAPIClient {
  readonly #base: string

  constructor({ privateKey, id, issuerId, bundleId, environment, base }: Options) {
    super(privateKey, id, issuerId, bundleId, environment)
    this.#base = base ?? (environment === Environment.PRODUCTION ? apple.production : apple.sandbox)
  }

  protected override async makeFetchRequest(
    ...[path, query, method, body, headers]: Parameters<AppStoreServerAPIClient['makeFetchRequest']>
  ) {
    const url = `${this.#base}${path}?${query}`
    const answer = await fetch(url, {
      method,
      headers,
      body: body as BodyInit | undefined,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return answer as unknown as Awaited<ReturnType<AppStoreServerAPIClient['makeFetchRequest']>>
  }
}
