import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { accessTokenSeconds } from '#contract/access/tokens.ts'

/** Account and sign-in of an access token. */
export type Bearer = { userId: string; familyId: string }
type Checked = Bearer & { expires: number }

const algorithm = 'EdDSA'
const type = 'at+jwt'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mostChecked = 20_000

export type AccessTokens = ReturnType<typeof accessTokens>

/** Access tokens of this instance, shared by all processes with the same secret and address. */
export function accessTokens(secret: string, publicUrl: string) {
  const privateKey = signingKey(secret)
  const publicKey = createPublicKey(privateKey)
  const audience = `${publicUrl}/api`
  /** Tokens with a verified signature, so that each is verified once a process. */
  const checked = new Map<string, Checked>()

  return {
    /** Issues a token for 15 minutes, or until `until` if sooner. */
    async issue({ userId, familyId }: Bearer, now: Date, until: Date) {
      const expires = Math.floor(Math.min(now.getTime() + accessTokenSeconds * 1000, until.getTime()) / 1000)
      const token = await new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(publicUrl)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(expires)
        .setJti(crypto.randomUUID())
        .sign(privateKey)
      return { token, expiresAt: new Date(expires * 1000) }
    },
    /** Undefined for a foreign, altered or expired token. */
    async read(token: string, now: Date): Promise<Bearer | undefined> {
      const known = checked.get(token)
      const bearer = known ?? (await verified(token))
      if (!bearer || bearer.expires * 1000 <= now.getTime()) return undefined
      if (known) return known
      if (checked.size >= mostChecked) checked.clear()
      checked.set(token, bearer)
      return bearer
    },
  }

  async function verified(token: string): Promise<Checked | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
        algorithms: [algorithm],
        typ: type,
        issuer: publicUrl,
        audience,
        requiredClaims: ['exp', 'iat', 'jti'],
        // `read` checks the expiry on each use.
        currentDate: new Date(0),
      })
      const { sub, sid, exp } = payload
      // The library accepts other spellings of the type.
      if (protectedHeader.typ !== type || !isId(sub) || !isId(sid) || exp === undefined) return undefined
      return { userId: sub, familyId: sid, expires: exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && uuid.test(claim)

/** Derives the signing key: PKCS #8 around 32 bytes of Ed25519 (RFC 8410); any 32 random bytes are valid. */
export function signingKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'access token signing key, Ed25519', 32))
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}
