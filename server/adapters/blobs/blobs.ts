/**
 * Where photos and other files are kept. A key is a path such as `photos/<user>/<id>.webp`: lower-case
 * letters, digits, `.`, `_` and `-` between slashes, no part beginning with a dot; anything else is a bug and throws.
 * Its ending says what it holds, so `put` and `get` agree about the content type without a second record.
 */
export type Blobs = {
  /** Stores `bytes` whole or not at all; what stood under `key` is replaced. Throws `unavailable` when there is no space. */
  put(key: string, bytes: Uint8Array, contentType: ContentType): Promise<void>
  get(key: string): Promise<{ bytes: Buffer; contentType: ContentType } | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Removes everything below a folder, such as `photos/<user>/`. */
  removePrefix(prefix: `${string}/`): Promise<void>
  /** Every key that is kept, in any order; what comes or goes meanwhile may be missed. */
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

/** The content type that a key's ending stands for. Throws on a key outside the grammar above. */
export function contentTypeOf(key: string): ContentType {
  checkKey(key)
  const type = contentTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof contentTypes]
  if (!type) throw new Error(`A blob's key ends in one of ${Object.keys(contentTypes).join(', ')}: ${key}`)
  return type
}

const part = '[a-z0-9_-][a-z0-9._-]*'
const grammar = new RegExp(`^${part}(/${part})*$`)

/** Throws unless `key` (or a prefix without its last slash) is made of safe parts, so that it cannot leave its store. */
export function checkKey(key: string): void {
  if (key.length > 300 || !grammar.test(key))
    throw new Error(`Not a blob's key: ${JSON.stringify(key.slice(0, 100))}`)
}
