import { newId } from './random.ts'

/**
 * Idempotency keys of one form: unchanged content keeps its key, so that a double tap or a retry after a lost
 * answer writes once. Changed content, or the next entry after `done`, gets a new key.
 */
export function intentKeys(make: () => string = newId) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body)
      if (last?.content !== content) last = { content, key: make() }
      return last.key
    },
    done() {
      last = undefined
    },
  }
}
