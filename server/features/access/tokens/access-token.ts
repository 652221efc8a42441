import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { accessTokenSeconds } from '#contract/access/tokens.ts'

/** Whom an access token is for, and which sign-in it belongs to. */
export type Bearer = { userId: string; familyId: string }
type Checked = Bearer & { expires: number }

const algorithm = 'EdDSA'
const type = 'at+jwt'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mostChecked = 20_000

export type AccessTokens = ReturnType<typeof accessTokens>

/** Access tokens of this instance: every process with the same secret and address signs and reads the same ones. */
export function accessTokens(secret: string, publicUrl: string) {
  const privateKey = signingKey(secret)
  const publicKey = createPublicKey(privateKey)
  const audience = `${publicUrl}/api`
  /** Tokens whose signature was right, so that it is worked out once a token and process, not with every call. */
  const checked = new Map<string, Checked>()

  return {
    /** A token for 15 minutes, or until `until` where that is sooner. */
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
    /** Undefined for a token that is not ours, was altered, or has expired. */
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
        // Its end is compared by `read`, each time.
        currentDate: new Date(0),
      })
      const { sub, sid, exp } = payload
      // The library takes other spellings of the type for the same.
      if (protectedHeader.typ !== type || !isId(sub) || !isId(sid) || exp === undefined) return undefined
      return { userId: sub, familyId: sid, expires: exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && uuid.test(claim)

/** The key that `secret` leads to: PKCS #8 around 32 bytes of Ed25519 (RFC 8410), which any 32 random bytes are. */
export function signingKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'access token signing key, Ed25519', 32))
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}
