import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text: a refresh token, or a sign-in code. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** All that is stored of a secret. Bare, for nobody tries out 256 bits. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
