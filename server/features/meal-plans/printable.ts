/** Characters of Windows-1252, and so of PDF standard fonts, beyond Latin-1. */
const alsoKnown = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const spelled: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
  '′': "'",
  '″': '"',
  '−': '-',
  '‑': '-',
  '→': '>',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
}

/**
 * Text for PDF standard fonts: letters beyond Western Europe lose their accents, other characters (emoji, scripts)
 * are dropped.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (isKnown(letter)) return letter
      if (spelled[letter]) return spelled[letter]
      if (/\s/u.test(letter)) return ' '
      return [...letter.normalize('NFD').replace(/\p{M}/gu, '')].filter(isKnown).join('')
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function isKnown(letter: string): boolean {
  return /^[\n\x20-\x7e\xa0-\xff]$/.test(letter) || alsoKnown.includes(letter)
}
