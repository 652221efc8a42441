/** One household measure as it is offered, "1 cup", with its grams. */
export type LabelledPortion = { label: string; grams: number }

/**
 * The measures of keys such as `1 cup diced`, `3 cookie`, `0.5 bagel`, `1 12-fl-oz can`, `1 piece of medium`, the usual
 * serving (`default`) first. Several of a kind become one of it.
 */
export function labelPortions(portions: readonly { key: string; grams: number }[]): LabelledPortion[] {
  const labelled = new Map<string, number>()
  for (const { key, grams } of portions) {
    if (key === 'default') continue
    const one = labelOf(key, grams)
    if (!labelled.has(one.label)) labelled.set(one.label, one.grams)
  }
  const usual = portions.find(({ key }) => key === 'default')?.grams
  const all = [...labelled].map(([label, grams]) => ({ label, grams }))
  if (usual === undefined) return all
  const same = all.filter(({ grams }) => grams === usual)
  const first = same.find(({ label }) => !unusual.test(label)) ??
    same[0] ?? { label: '1 serving', grams: usual }
  return [first, ...all.filter((portion) => portion !== first)]
}

/** Sizes that say less than the plain measure of as many grams. */
const unusual = /\b(?:miniature|small|large|extra-large|school|child)\b/

function labelOf(key: string, grams: number): LabelledPortion {
  const [quantity = '1', ...words] = key.split(' ')
  const packed = /^([0-9.]+)-(oz|fl-oz)$/.exec(words[0] ?? '')
  if (packed) words.shift()
  const count = Number(quantity)
  const isSeveral = count > 1 && Number.isInteger(count) && !packed
  const whole = words.at(-2) === 'of' ? words.splice(-2)[1] : undefined
  const noun = words.join(' ').replace('fl-oz', 'fl oz')
  const content = packed ? ` (${packed[1]} ${packed[2]!.replace('-', ' ')})` : whole ? ` (${whole})` : ''
  return {
    label: `${isSeveral ? 1 : (fractions.get(count) ?? count)} ${noun}${content}`,
    grams: isSeveral ? Math.round((grams / count) * 100) / 100 : grams,
  }
}

const fractions = new Map([
  [0.25, '1/4'],
  [0.333, '1/3'],
  [0.5, '1/2'],
  [0.667, '2/3'],
  [0.75, '3/4'],
])
