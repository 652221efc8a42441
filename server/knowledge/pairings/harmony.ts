import type { Pairable } from './pairing-table.ts'
import { isFruit, isProtein, isSavoury, isStarch } from './sides.ts'
import type { Flavour, Texture } from './vocabulary.ts'
import type { Contrast } from './words.ts'

/** A reason why two ingredients taste well together, with its weight. `first` acts on the other. */
export type Harmony =
  | { kind: 'contrast'; contrast: Contrast; first: Pairable; second: Pairable; points: number }
  | { kind: 'shared'; flavour: Flavour; points: number }

type Test = (one: Pairable) => boolean

const tastes =
  (...wanted: Flavour[]): Test =>
  ({ flavours }) =>
    wanted.some((flavour) => flavours.includes(flavour))
const mainly =
  (...wanted: Flavour[]): Test =>
  ({ flavours }) =>
    wanted.includes(flavours[0]!)
const feels =
  (...wanted: Texture[]): Test =>
  ({ textures }) =>
    wanted.some((texture) => textures.has(texture))
const is =
  (...wanted: string[]): Test =>
  ({ part }) =>
    wanted.includes(part)
const all =
  (...tests: Test[]): Test =>
  (one) =>
    tests.every((test) => test(one))
const no =
  (test: Test): Test =>
  (one) =>
    !test(one)

const seasoning = is('herb', 'spice', 'chili', 'citrus', 'acid', 'sauce', 'aromatic', 'spice paste', 'fat')
const rich = all(feels('fat'), no(is('herb', 'spice')))

/** Tried in order; the first match in either direction is used. */
const rules: readonly { contrast: Contrast; points: number; first: Test; second: Test }[] = [
  { contrast: 'citrusOverSea', points: 8, first: is('citrus'), second: is('fish', 'shellfish') },
  {
    contrast: 'acidCutsFat',
    points: 8,
    first: all(mainly('sour', 'citrus'), no(seasoningFat)),
    second: rich,
  },
  { contrast: 'coolsHeat', points: 7, first: all(tastes('creamy'), no(isSavoury)), second: mainly('spicy') },
  { contrast: 'sweetCoolsHeat', points: 6, first: mainly('sweet'), second: mainly('spicy') },
  {
    contrast: 'saltLiftsSweet',
    points: 7,
    first: all(mainly('salty'), no(is('starch'))),
    second: all(mainly('sweet'), no(is('spice'))),
  },
  { contrast: 'sweetRoundsBitter', points: 6, first: mainly('sweet'), second: mainly('bitter') },
  { contrast: 'herbOnRoast', points: 6, first: all(is('herb'), tastes('warm')), second: tastes('meaty') },
  {
    contrast: 'spiceOnMain',
    points: 5,
    first: is('spice', 'spice paste'),
    second: (one) => isProtein(one) || is('pulse')(one),
  },
  { contrast: 'herbLifts', points: 5, first: is('herb'), second: all(no(seasoning), no(is('herb'))) },
  {
    contrast: 'brightensEarth',
    points: 6,
    first: mainly('sour', 'citrus', 'fresh'),
    second: all(mainly('earthy', 'nutty'), no(seasoning)),
  },
  { contrast: 'tartSweet', points: 5, first: mainly('sour'), second: all(mainly('sweet'), no(seasoning)) },
  {
    contrast: 'doubleSavour',
    points: 6,
    first: all(tastes('umami'), no(is('cooked meat'))),
    second: tastes('umami'),
  },
  {
    contrast: 'soaksUp',
    points: 4,
    first: isStarch,
    second: all(no(isStarch), no(isFruit), no(is('leaf', 'salad')), feels('juicy', 'silky', 'fat')),
  },
  { contrast: 'crunchOnSoft', points: 4, first: feels('crunchy'), second: feels('soft', 'silky', 'tender') },
  { contrast: 'freshOnRich', points: 5, first: all(feels('crisp', 'juicy'), tastes('fresh')), second: rich },
  {
    contrast: 'strongOnMild',
    points: 4,
    first: mainly('umami', 'salty', 'pungent', 'spicy', 'smoky'),
    second: mainly('mild'),
  },
  { contrast: 'brightens', points: 4, first: is('citrus', 'acid', 'wine'), second: no(seasoning) },
  { contrast: 'creamyOnFirm', points: 3, first: tastes('creamy'), second: feels('crisp', 'firm', 'chewy') },
]

function seasoningFat({ part }: Pairable) {
  return part === 'fat' || part === 'dessert'
}

/** Symmetric; undefined without a match. */
export function harmonyOf(a: Pairable, b: Pairable): Harmony | undefined {
  for (const { contrast, points, first, second } of rules) {
    if (first(a) && second(b)) return { kind: 'contrast', contrast, first: a, second: b, points }
    if (first(b) && second(a)) return { kind: 'contrast', contrast, first: b, second: a, points }
  }
  const flavour = sharedOf(a, b)
  return flavour && { kind: 'shared', flavour, points: 3 }
}

/** The dominant shared flavour; sweetness counts for sweet dishes only. */
function sharedOf(a: Pairable, b: Pairable): Flavour | undefined {
  const savoury = isSavoury(a) || isSavoury(b)
  const telling = (one: Flavour) => one !== 'mild' && one !== 'salty' && !(savoury && one === 'sweet')
  const both = a.flavours.filter((one) => telling(one) && b.flavours.includes(one))
  const place = (flavour: Flavour) => a.flavours.indexOf(flavour) + b.flavours.indexOf(flavour)
  return both.toSorted((one, other) => place(one) - place(other) || one.localeCompare(other))[0]
}
