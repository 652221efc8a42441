import { claims, descriptors, forms, inclusionWords, methods } from './word-lists.ts'

/** Search words of a food: its synonyms, brands and maker, and the description where the name lacks a word of it. */
export function alsoOf(
  name: string,
  { description, synonyms, maker }: { description: string; synonyms: readonly string[]; maker: string },
): string[] {
  const inName = new Set(wordsOf(name))
  const texts = [...synonyms.map(withoutFiller).filter(names), maker]
  const missing = wordsOf(withoutFiller(description)).some((word) => !inName.has(word))
  return [...new Set([...texts, ...(missing ? [description] : [])])].filter(
    (text) => text !== '' && wordsOf(text).some((word) => !inName.has(word)),
  )
}

/** Without "NFS" and "(all flavors)". */
function withoutFiller(text: string): string {
  return text
    .replace(/,? NFS\b/g, '')
    .replace(/,? ?\(?\ball (?:flavors|types|varieties|kinds|brands)\)?/g, '')
    .replaceAll('|', ' ')
    .replace(/^[ ,]+/, '')
    .trim()
}

/** Whether a synonym names a food rather than saying what is included, or how it is described or catalogued. */
function names(text: string): boolean {
  const words = wordsOf(text)
  if (
    /^(?:includes|urmis|on|in)\b/i.test(text) ||
    /^[A-Z][0-9]{2,4}$/.test(text) ||
    /[0-9]%|[:;]$/.test(text)
  )
    return false
  if (words.some((word) => inclusionWords.has(word))) return false
  return words.some(
    (word) => !descriptors.has(word) && !methods.has(word) && !forms.has(word) && !claims.has(word),
  )
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[ ,;()/"&]+/)
    .filter((word) => word !== '')
}
