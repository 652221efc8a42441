/** Languages of month names: those that the apps of the read files are offered in. No two name different months alike. */
export const monthLanguages = [
  ...[
    'en',
    'en-GB',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'pt-PT',
    'nl',
    'pl',
    'tr',
    'ru',
    'uk',
    'ja',
    'zh',
    'zh-TW',
    'ko',
  ],
  ...['sv', 'nb', 'da', 'fi', 'cs', 'hu', 'ro', 'el', 'id'],
] as const

let names: ReadonlyMap<string, number> | undefined

/**
 * The month (1 to 12) of a name in any of the languages, short or long, with or without a point, accents and case;
 * undefined for none. A beginning of three letters counts where it is that of one month alone.
 */
export function monthNamed(text: string): number | undefined {
  names ??= monthNames()
  const name = folded(text)
  const exact = names.get(name)
  if (exact !== undefined || name.length < 3) return exact
  const begun = new Set([...names].filter(([other]) => other.startsWith(name)).map(([, month]) => month))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** Names as `Intl` writes them, alone and within a date: many languages have a form for each. */
function monthNames(): Map<string, number> {
  const found = new Map<string, number>()
  for (const language of monthLanguages)
    for (const month of ['short', 'long'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      const within = new Intl.DateTimeFormat(language, {
        ...{ day: 'numeric', month, year: 'numeric' },
        timeZone: 'UTC',
      })
      for (let at = 0; at < 12; at++) {
        const date = new Date(Date.UTC(2025, at, 15))
        const part = within.formatToParts(date).find(({ type }) => type === 'month')!.value
        for (const name of [alone.format(date), part])
          if (!/^\d+$/.test(name)) found.set(folded(name), at + 1)
      }
    }
  return found
}

/** Without case, accents and points; the Turkish ı is an i, as its capital is an I. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
}
