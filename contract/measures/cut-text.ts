/** The first `most` UTF-16 units of a text, without half of a character at the end. */
export function cutText(text: string, most: number): string {
  const last = text.charCodeAt(most - 1)
  const isHalf = text.length > most && last >= 0xd800 && last < 0xdc00
  return text.slice(0, isHalf ? most - 1 : most)
}
