/**
 * Cleans a line of a model's answer for a contract's `line(max)`: no control or invisible formatting characters,
 * whole characters, single spaces, at most `max` long.
 */
export function cleanLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Bidirectional marks can change how a line reads; joiners are part of words and emoji.
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .trim()
  if (line.length <= max) return line
  let short = ''
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    if (short.length + segment.length > max - 1) break
    short += segment
  }
  return `${short.trimEnd()}…`
}
