/**
 * A line from a model or an image made fit for a contract's `line(max)`: no control or invisible formatting
 * characters, whole characters only, single spaces, at most `max` long.
 */
export function cleanLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Direction marks and the like can make a line read as something else than it says; joiners belong to words and emoji.
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
