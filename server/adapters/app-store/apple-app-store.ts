import { APIException, Environment, SignedDataVerifier } from '@apple/app-store-server-library'
import { apiClient } from './api-client.ts'
import { type AppStore, AppStoreAwayError, type StoreEvidence } from './app-store.ts'
import { isPast, renewalOf, transactionOf } from './from-apple.ts'
import { rootCertificates } from './root-certificates.ts'

export type AppleSettings = {
  bundleId: string
  /** The app's number in the App Store; required in production. */
  appId: number | undefined
  environment: 'Production' | 'Sandbox'
  rootCertsDir: string
  /** Key of Apple's server API; without it only signed messages are read. */
  key: { id: string; issuerId: string; privateKey: string } | undefined
  /** Address of a test double; by default Apple's. */
  apiBase?: string | undefined
}

/** Verifies offline against the roots of a folder; only `statusOf` calls Apple. Throws at once without roots. */
export function appleAppStore(settings: AppleSettings, now: () => Date): AppStore {
  const { bundleId, appId, key } = settings
  const environment = settings.environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX
  const verifier = new SignedDataVerifier(
    rootCertificates(settings.rootCertsDir),
    false,
    environment,
    bundleId,
    appId,
  )
  const client = key && apiClient({ ...key, bundleId, environment, base: settings.apiBase })

  const readTransaction = (signed: string) =>
    unlessUnsigned(async () => transactionOf(await verifier.verifyAndDecodeTransaction(signed), now()))
  const readRenewal = (signed: string) =>
    unlessUnsigned(async () => renewalOf(await verifier.verifyAndDecodeRenewalInfo(signed), now()))

  async function readBoth(signed: {
    signedTransactionInfo?: string
    signedRenewalInfo?: string
  }): Promise<StoreEvidence> {
    const [transaction, renewal] = await Promise.all([
      signed.signedTransactionInfo ? readTransaction(signed.signedTransactionInfo) : undefined,
      signed.signedRenewalInfo ? readRenewal(signed.signedRenewalInfo) : undefined,
    ])
    return { transaction, renewal }
  }

  return {
    available: true,
    canAsk: client !== undefined,
    readTransaction,
    readMessage: (signed) =>
      unlessUnsigned(async () => {
        const message = await verifier.verifyAndDecodeNotification(signed)
        const nested = message.data ?? {}
        if (!message.notificationUUID || !isPast(message.signedDate, now())) return undefined
        const type = [message.notificationType, message.subtype].filter(Boolean).join('/')
        const evidence = await readBoth(nested)
        // An unreadable nested part refuses the message, so that Apple sends it again.
        if (nested.signedTransactionInfo && !evidence.transaction) return undefined
        if (nested.signedRenewalInfo && !evidence.renewal) return undefined
        return { id: message.notificationUUID, type, ...evidence }
      }),
    async statusOf(originalTransactionId) {
      if (!client) throw new AppStoreAwayError('There is no key to ask Apple with.')
      const answer = await client
        .getAllSubscriptionStatuses(originalTransactionId)
        .catch((cause: unknown) => {
          if (cause instanceof APIException && cause.httpStatusCode === 404) return { data: [] }
          throw new AppStoreAwayError('The App Store does not answer, or refuses our key.', { cause })
        })
      const last = (answer.data ?? []).flatMap(({ lastTransactions }) => lastTransactions ?? [])
      return Promise.all(last.map(readBoth))
    },
  }
}

/** Undefined for data not signed by Apple for this app and environment. */
async function unlessUnsigned<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
