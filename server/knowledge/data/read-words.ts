/**
 * Parses a list of words, separated by spaces and line ends. Blank lines part its sections; lines that begin with `#` are
 * comments.
 */
export function parseWords(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('#'))
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((section) => section.split(/\s+/).filter(Boolean))
    .filter(({ length }) => length > 0)
}
