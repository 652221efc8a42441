import * as z from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Contents of a backup, for verifying it before anything is replaced. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** Migration level of the rows. */
  level: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), bytes: z.number(), hash })),
  /** One hash over all photos: each one's key and hash, in file order. */
  photos: z.object({ count: z.number(), hash }),
  /** Names of the secrets of the data folder. */
  secrets: z.array(z.enum(['auth-secret', 'vapid-keys'])),
})
export type Manifest = z.infer<typeof manifest>

export const paths = {
  manifest: 'manifest.json',
  table: (name: string) => `tables/${name}.copy`,
  photo: (key: string) => `photos/${key}`,
  secret: (name: string) => `secrets/${name}`,
}
export const keyOfPhoto = (path: string) =>
  path.startsWith('photos/') ? path.slice('photos/'.length) : undefined
