/**
 * Storage of photos and other files. A key is a path such as `photos/<user>/<id>.webp`: lower-case letters, digits,
 * `.`, `_` and `-` between slashes, no part beginning with a dot; any other key throws. Its extension determines
 * the content type.
 */
export type Blobs = {
  /** Stores `bytes` atomically, replacing earlier ones under `key`. Throws `unavailable` when there is no space. */
  put(key: string, bytes: Uint8Array, contentType: ContentType): Promise<void>
  get(key: string): Promise<{ bytes: Buffer; contentType: ContentType } | undefined>
  /** Succeeds for a missing key. */
  remove(key: string): Promise<void>
  /** Removes everything below a folder, such as `photos/<user>/`. */
  removePrefix(prefix: `${string}/`): Promise<void>
  /** Lists every key, in any order; concurrent changes may be missed. */
  list(): AsyncIterable<string>
}

const contentTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  json: 'application/json',
  csv: 'text/csv',
  zip: 'application/zip',
} as const
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes]

/** Content type of a key's extension. Throws for an invalid key. */
export function contentTypeOf(key: string): ContentType {
  checkKey(key)
  const type = contentTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof contentTypes]
  if (!type) throw new Error(`A blob's key ends in one of ${Object.keys(contentTypes).join(', ')}: ${key}`)
  return type
}

const part = '[a-z0-9_-][a-z0-9._-]*'
const grammar = new RegExp(`^${part}(/${part})*$`)

/** Throws unless `key` (or a prefix without its trailing slash) consists of safe parts; prevents path traversal. */
export function checkKey(key: string): void {
  if (key.length > 300 || !grammar.test(key))
    throw new Error(`Not a blob's key: ${JSON.stringify(key.slice(0, 100))}`)
}
