/**
 * Idempotency keys of one form: the same content keeps its key, so that a double tap or a second try after a
 * lost answer logs once; changed content gets a new one, and so does the next entry after `done`.
 */
export function intentKeys(make: () => string = () => crypto.randomUUID()) {
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
