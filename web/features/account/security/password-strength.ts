import { passwordLength } from '#contract/access/access.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Characters that add no strength: a repeat, or the next one of a sequence such as abc or 321. */
const follows = (letter: string, before: string) => Math.abs(letter.charCodeAt(0) - before.charCodeAt(0)) <= 1

/**
 * A strength hint: long and varied is good; sequences, repeats and personal data (`own`: name, address) are
 * not. The server alone refuses.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  if (password.length < passwordLength.min) return 'short'
  let text = password.toLowerCase()
  for (const known of own.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (known.length > 2) text = text.replaceAll(known, known[0]!)
  const fresh = [...text].filter((letter, at) => at === 0 || !follows(letter, text[at - 1]!))
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const worth = Math.min(fresh.length, 2 * new Set(fresh).size) + 2 * (kinds - 1)
  if (worth < 10) return 'weak'
  return worth < 16 ? 'fair' : 'strong'
}
