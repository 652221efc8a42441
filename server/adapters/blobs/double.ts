import { type Blobs, checkKey, contentTypeOf } from './blobs.ts'

/** Blobs in memory for tests; `keys()` lists them. */
export function memoryBlobs(): Blobs & { keys(): string[] } {
  const kept = new Map<string, Buffer>()
  return {
    keys: () => [...kept.keys()],
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType)
        throw new Error(`The key ${key} does not stand for ${contentType}.`)
      kept.set(key, Buffer.from(bytes))
    },
    async get(key) {
      const contentType = contentTypeOf(key)
      const bytes = kept.get(key)
      return bytes && { bytes: Buffer.from(bytes), contentType }
    },
    async remove(key) {
      contentTypeOf(key)
      kept.delete(key)
    },
    async *list() {
      yield* [...kept.keys()]
    },
    async removePrefix(prefix) {
      checkKey(prefix.replace(/\/$/, ''))
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
  }
}
