import { cleanLine } from '#server/knowledge/language/clean-text.ts'

/** Reduces a model's sentence to plain text: no markup, no links, one line, at most `max` characters. */
export function plainProse(text: string, max: number): string {
  return cleanLine(
    text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\b(?:https?:|www\.)\S*/gi, ' ')
      .replace(/[<>{}[\]`*_#|\\]+/g, ' '),
    max,
  )
}

/** One recipe step, without its number and without commas, which separate steps. */
export function plainStep(text: string): string {
  return plainProse(text, 400)
    .replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s*/i, '')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/,\s*(and|or|then|until|but|so|with|while)\b/gi, ' $1')
    .split(',')
    .map((part) => part.trim())
    .join(' – ')
    .replace(/\.$/, '')
    .trim()
}
