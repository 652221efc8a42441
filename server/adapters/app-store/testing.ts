import './reflect-for-tests.ts'
import { randomUUID, webcrypto } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BasicConstraintsExtension, Extension, X509CertificateGenerator } from '@peculiar/x509'
import { CompactSign } from 'jose'

const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** Apple's extensions of intermediate and receipt-signing leaf certificates. */
const markers = { intermediate: '1.2.840.113635.100.6.2.1', leaf: '1.2.840.113635.100.6.11.1' }
const asnNull = new Uint8Array([5, 0])

export const testBundle = 'com.example.forkmile'

type ChainOptions = {
  notBefore?: Date
  /** Of the leaf. */
  notAfter?: Date
  /** False omits Apple's extensions. */
  marked?: boolean
}

/** A certificate chain like Apple's (root, intermediate, leaf on P-256) with a signing function. */
export async function certificateChain(options: ChainOptions = {}) {
  const from = options.notBefore ?? new Date('2020-01-01T00:00:00Z')
  const to = new Date('2060-01-01T00:00:00Z')
  const keys = async () =>
    (await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair
  const [root, intermediate, leaf] = await Promise.all([keys(), keys(), keys()])
  const mark = (oid: string) => (options.marked === false ? [] : [new Extension(oid, false, asnNull)])
  const issue = (
    name: string,
    { publicKey }: CryptoKeyPair,
    issuer: { name: string; keys: CryptoKeyPair },
    { notAfter = to, isCa, extensions }: { notAfter?: Date; isCa: boolean; extensions: Extension[] },
  ) =>
    X509CertificateGenerator.create(
      {
        subject: `CN=${name}`,
        issuer: `CN=${issuer.name}`,
        notBefore: from,
        notAfter,
        publicKey,
        signingKey: issuer.keys.privateKey,
        signingAlgorithm: curve,
        extensions: [new BasicConstraintsExtension(isCa), ...extensions],
      },
      webcrypto as never,
    )
  const byRoot = { name: 'Test Root', keys: root }
  const byIntermediate = { name: 'Test Intermediate', keys: intermediate }
  const certificates = await Promise.all([
    issue('Test Leaf', leaf, byIntermediate, {
      ...(options.notAfter && { notAfter: options.notAfter }),
      isCa: false,
      extensions: mark(markers.leaf),
    }),
    issue('Test Intermediate', intermediate, byRoot, {
      isCa: true,
      extensions: mark(markers.intermediate),
    }),
    issue('Test Root', root, byRoot, { isCa: true, extensions: [] }),
  ])
  const x5c = certificates.map((one) => Buffer.from(one.rawData).toString('base64'))
  return {
    root: Buffer.from(certificates[2].rawData),
    sign: (payload: object) =>
      new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', x5c })
        .sign(leaf.privateKey),
  }
}

/** Creates a folder with trusted roots; `remove` deletes it. */
export async function rootsFolder(...roots: Buffer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-roots-'))
  await Promise.all(roots.map((root, index) => writeFile(join(folder, `root-${index}.cer`), root)))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const day = 86_400_000

/** A month of Plus bought in the sandbox, signed at `at`; `change` overrides fields by Apple's names. */
export function transaction(at: Date, change: Record<string, unknown> = {}) {
  const signedDate = at.getTime()
  return {
    transactionId: '1001',
    originalTransactionId: '1001',
    productId: '02',
    quantity: 1,
    bundleId: testBundle,
    environment: 'Sandbox',
    type: 'Auto-Renewable Subscription',
    inAppOwnershipType: 'PURCHASED',
    transactionReason: 'PURCHASE',
    subscriptionGroupIdentifier: '1',
    purchaseDate: signedDate,
    originalPurchaseDate: signedDate,
    signedDate,
    expiresDate: signedDate + 30 * day,
    currency: 'USD',
    price: 9990,
    ...change,
  }
}

/** A renewal as Plus. */
export function renewal(at: Date, change: Record<string, unknown> = {}) {
  return {
    originalTransactionId: '1001',
    productId: '02',
    autoRenewProductId: '02',
    autoRenewStatus: 1,
    environment: 'Sandbox',
    signedDate: at.getTime(),
    ...change,
  }
}

type Chain = Awaited<ReturnType<typeof certificateChain>>

/** A notification with transaction and renewal, each signed as Apple does. */
export async function notification(
  chain: Chain,
  at: Date,
  {
    transaction: about,
    renewal: next,
    ...change
  }: { transaction?: object; renewal?: object } & Record<string, unknown>,
) {
  return chain.sign({
    notificationType: 'DID_RENEW',
    notificationUUID: randomUUID(),
    version: '2.0',
    signedDate: at.getTime(),
    data: {
      bundleId: testBundle,
      environment: 'Sandbox',
      bundleVersion: '1',
      ...(about && { signedTransactionInfo: await chain.sign(about) }),
      ...(next && { signedRenewalInfo: await chain.sign(next) }),
    },
    ...change,
  })
}
