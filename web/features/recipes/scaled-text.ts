import type { RecipePart } from '#contract/recipes.ts'

type Part = Pick<RecipePart, 'name' | 'text' | 'grams'>

const signs: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 }
const sign = `[${Object.keys(signs).join('')}]`
const number = `\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?\\s?${sign}|\\d+(?:\\.\\d+)?|${sign}`
const leading = new RegExp(`^(${number})(?:\\s?[–-]\\s?(${number}))?\\s*`)
const weighed = /^(g|kg|ml|l)\b\.?/i
const measured = /^(tbsp|tsp|tablespoons?|teaspoons?|cups?|oz|lbs?)\b/i
const inBrackets = /\((\d+(?:\.\d+)?)\s?(g|kg|ml|l)\)/g
/** Counting units: two cloves of garlic, not two garlics. */
const countedIn =
  'ball bulb bunch can chop clove cob ear fillet handful head jar knob leaf naan pack packet piece pinch pita pitta rasher sausage sheet slice spear sprig stalk steak stick tin wedge'.split(
    ' ',
  )

/** An ingredient's line for `factor` times the recipe, in measurable amounts. */
export function scaledText({ name, text, grams }: Part, factor: number): string {
  if (factor === 1) return text
  const [start, from, to] = leading.exec(text) ?? []
  // "A few leaves of basil" has no number: the weight is appended.
  if (!start || !from) return `${text} (${weight(grams * factor, 'g')})`
  const rest = text.slice(start.length).replace(inBrackets, (_all, amount: string, unit: string) => {
    return `(${weight(Number(amount) * factor, unit.toLowerCase())})`
  })
  const unit = weighed.exec(rest)
  if (unit) {
    const low = weight(countOf(from) * factor, unit[1]!.toLowerCase())
    const amount = to ? `${low} – ${weight(countOf(to) * factor, unit[1]!.toLowerCase())}` : low
    return `${amount}${rest.slice(unit[0].length)}`
  }
  const before = countOf(to ?? from)
  const count = measurable(before * factor)
  const range = to ? `${shown(measurable(countOf(from) * factor))}–` : ''
  return `${range}${shown(count)} ${measured.test(rest) ? rest : counted(rest, name, before > 1, count > 1)}`
}

function countOf(written: string): number {
  return written
    .replace(new RegExp(sign, 'g'), (one) => ` ${signs[one]}`)
    .trim()
    .split(/\s+/)
    .map((piece) => piece.split('/').map(Number))
    .reduce((sum, [over, under = 1]) => sum + over! / under, 0)
}

/** Rounds to quarters (small), halves (medium) or whole numbers (large). */
function measurable(count: number): number {
  const step = count < 3 ? 4 : count < 10 ? 2 : 1
  return Math.max(0.25, Math.round(count * step) / step)
}

function shown(count: number): string {
  const whole = Math.floor(count)
  const [part] = Object.entries(signs).find(([, value]) => value === count - whole) ?? ['']
  return `${whole || !part ? whole : ''}${part}`
}

/** Rounded to the precision of a kitchen scale or jug; a thousand becomes the larger unit. */
function weight(amount: number, unit: string): string {
  if (unit === 'kg' || unit === 'l') return weight(amount * 1000, unit === 'kg' ? 'g' : 'ml')
  if (amount >= 1000) return `${Math.round(amount / 10) / 100} ${unit === 'g' ? 'kg' : 'l'}`
  const step = amount >= 100 ? 10 : amount >= 20 ? 5 : amount >= 2 ? 1 : 0.1
  return `${Math.max(0.1, Math.round(Math.round(amount / step) * step * 10) / 10)} ${unit}`
}

/** The singular or plural of the counted noun. */
function counted(rest: string, name: string, wasMany: boolean, isMany: boolean): string {
  if (wasMany === isMany) return rest
  const end = /[(,]/.exec(rest)?.index ?? rest.length
  const head = rest.slice(0, end)
  const forms = (word: string) => (isMany ? ([word, plural(word)] as const) : ([plural(word), word] as const))
  const nouns = [...countedIn, name.split(' ').at(-1)!]
  const places = nouns.flatMap((noun) => {
    const [now, then] = forms(noun)
    const at = new RegExp(`\\b${now.replace(/[^\w-]/g, '.')}\\b`, 'i').exec(head)?.index
    return at === undefined ? [] : [{ at, now, then }]
  })
  const first = places.toSorted((a, b) => a.at - b.at)[0]
  if (!first) return rest
  return `${rest.slice(0, first.at)}${first.then}${rest.slice(first.at + first.now.length)}`
}

function plural(word: string): string {
  if (/(lea|loa)f$/.test(word)) return word.replace(/f$/, 'ves')
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(s|x|ch|sh|[aeiou]to|ngo)$/.test(word) ? `${word}es` : `${word}s`
}
