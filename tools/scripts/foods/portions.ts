import { cutForms, fillers, sizes, units } from './word-lists.ts'

/** One portion: `key` is its text before the equals sign. */
export type Portion = { key: string; grams: number }

/** A household measure of a source: FNDDS counts in the text, SR28 in `amount`. */
export type Measure = { text: string; amount?: number; grams: number }

const skipped =
  /^(?:guideline|topping|skin from|juice of|recipe)|\byields?\b(?! after)|\b(?:cubic|surface|linear) inch|with ice\)/i
const weighed = /^(?:[a-z]+ )?(?:oz|lb|g|gram|grams|kg|cubic|surface|linear)\b/

/**
 * Portions in the grammar, the source's order kept and each key once. `named` are the words of the food's own name; where
 * they explain none, those of its `further` names do: "1 calzone or stromboli".
 */
export function portionsOf(
  measures: readonly Measure[],
  named: ReadonlySet<string>,
  further: ReadonlySet<string> = new Set(),
): Portion[] {
  const found = new Map<string, Portion>()
  const ordered = [
    ...measures.filter(({ text }) => !isVague(text)),
    ...measures.filter(({ text }) => isVague(text)),
  ].filter(({ grams }) => Number.isFinite(grams) && grams > 0)
  const add = (words: ReadonlySet<string>) => {
    for (const measure of ordered)
      for (const key of keysOf(measure, words))
        if (!found.has(key)) found.set(key, { key, grams: measure.grams })
  }
  add(named)
  if (![...found.keys()].some((key) => key !== 'default')) add(named.union(further))
  const fallback = found.get('default')
  found.delete('default')
  return [...found.values(), ...(fallback ? [fallback] : [])]
}

/** The column's text: portions joined by semicolons. */
export function formatPortions(portions: readonly Portion[]): string {
  return portions.map(({ key, grams }) => `${key}=${grams}`).join(';')
}

/** "1 fl oz (NFS)", "1 cup, NFS": counts only where no better row says it. */
function isVague(text: string) {
  return /\bNFS\b|NS as to|any size/.test(text)
}

function keysOf({ text, amount, grams }: Measure, words: ReadonlySet<string>): string[] {
  if (skipped.test(text)) return []
  if (/^quantity not specified$/i.test(text)) return ['default']
  const { count, rest } = counted(text.toLowerCase())
  const quantity = round(count * (amount ?? 1))
  const inner = servingOf(rest)
  if (inner) {
    const own = keysOf({ text: inner, grams }, words)
    return [...keysOf({ text: 'serving', amount: quantity, grams }, words), ...(quantity === 1 ? own : [])]
  }
  const cut = /^(?:piece|slice)s?,? (?:of )?([a-z-]+) (?:pizza|cake|pie|loaf)$/.exec(rest)
  const whole = cut ? sizes.get(cut[1]!) : undefined
  if (whole !== undefined) return [`${quantity} ${rest.startsWith('slice') ? 'slice' : 'piece'} of ${whole}`]
  const volume = rest.replace(/^fl oz\b/, 'fl-oz')
  if (weighed.test(volume)) return []
  return wordKeys(volume, quantity, words)
}

/** "1/2 bagel", "10 sticks", "1-3 ring pretzel" (one piece). */
function counted(text: string) {
  const match = /^([0-9]{1,4})(?:\/([0-9]{1,3}))?(?:-[0-9]{1,3}(?= ring))? /.exec(text)
  if (!match || /^[0-9]{1,4} [0-9.]{1,5}["-]/.test(text))
    return { count: 1, rest: match ? text.slice(match[0].length) : text }
  return { count: Number(match[1]) / Number(match[2] ?? 1), rest: text.slice(match[0].length) }
}

/** "serving 2 tbsp", "serving (2 tbsp)", "serving 3 cookies": what one serving is. */
function servingOf(text: string): string | undefined {
  const match = /^serving \(? ?([0-9]{1,3}(?:\/[0-9]{1,2})?) ([a-z]{2,15})\)?$/.exec(text)
  const unit = match && (units.get(match[2]!) ?? units.get(singular(match[2]!)))
  return unit ? `${match[1]} ${unit}` : undefined
}

function wordKeys(text: string, quantity: number, words: ReadonlySet<string>): string[] {
  const packed = packOf(text)
  const bag = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\b(?:prepackaged )?single serving (?=[a-z])/, '')
    .replace(/extra[ -]large/g, 'extra-large')
    .replace(/(?:^| )(?:[0-9.]{1,5} (?:fl )?oz)(?= )/, ' ')
    .replace(/[0-9.]{1,6}(?: ?"|-inch| inch)/g, ' ')
    .split(/[ ,/]+/)
    .filter((word) => word !== '')
  const found = { sizes: new Set<string>(), units: new Set<string>(), forms: new Set<string>(), own: false }
  for (const [index, word] of bag.entries()) {
    const form = cutForms.get(word)
    if (
      form !== undefined &&
      (found.units.size > 0 || index > 0) &&
      (found.units.has('cup') || found.units.has('tbsp') || found.units.has('tsp'))
    )
      found.forms.add(form)
    else if (sizes.has(word)) found.sizes.add(sizes.get(word)!)
    else if (units.has(word) || units.has(singular(word)))
      found.units.add(units.get(word) ?? units.get(singular(word))!)
    else if (words.has(word) || words.has(singular(word))) found.own = true
    else if (!fillers.has(word) && !/^[0-9]/.test(word)) return []
  }
  if (found.own && found.units.size === 0 && found.sizes.size === 0) found.units.add('piece')
  // "Small/individual" is a size, "1 individual" one of them.
  if (found.own || (found.units.size === 0 && found.sizes.size > 1)) found.sizes.delete('individual')
  // "1 large drumstick": the food's own noun beside a measure says nothing more.
  const size = found.sizes.size > 0 ? [...found.sizes] : ['']
  const unit = found.units.size > 0 ? [...found.units] : ['']
  const [form = ''] = found.forms
  // A cup or spoon has no size: "cup, large curd" says that of its content.
  const measured = ['cup', 'tbsp', 'tsp', 'fl-oz'].some((name) => found.units.has(name))
  if ((unit[0] === '' && size[0] === '') || (measured && found.sizes.size > 0)) return []
  return unit.flatMap((name) =>
    size.map((sized) => [quantity, packed, sized, name, form].filter((part) => part !== '').join(' ')),
  )
}

const sold =
  /\b(?:can|bottle|box|bag|packet|package|pouch|container|carton|tub|jar|bar|cup|meal|item|drink|slice)\b/

/** The content that distinguishes packages: "1 container (6 oz)" is `6-oz`. */
function packOf(text: string): string {
  const match = /(?:^|[( ])([0-9]{0,3}\.?[0-9]{1,3}) ?(fl )?oz\b/.exec(text)
  if (!match || !sold.test(text) || /^cup\b/.test(text)) return ''
  return `${Number(match[1])}-${match[2] ? 'fl-oz' : 'oz'}`
}

function singular(word: string) {
  if (/ies$/.test(word)) return word === 'cookies' ? 'cookie' : `${word.slice(0, -3)}y`
  return word.replace(/(?<=ch|sh|x|ato)es$|s$/, '')
}

function round(figure: number) {
  return Math.round(figure * 1000) / 1000
}
