import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text, for a refresh token or a sign-in code. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret; 256 random bits need no salt. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
