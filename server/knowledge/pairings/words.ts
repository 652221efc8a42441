import { capitalised } from '#contract/measures/capitalised.ts'
import type { Cuisine, Flavour } from './vocabulary.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** "tomatoes, basil and garlic". */
export const listed = (names: readonly string[]) => list.format(names).replace(/, and /, ' and ')

export const cuisineNames: Record<Cuisine, string> = {
  it: 'Italian',
  fr: 'French',
  gr: 'Greek',
  es: 'Spanish',
  in: 'Indian',
  th: 'Thai',
  cn: 'Chinese',
  jp: 'Japanese',
  kr: 'Korean',
  vn: 'Vietnamese',
  mx: 'Mexican',
  me: 'Middle Eastern',
  tr: 'Turkish',
  na: 'North African',
  de: 'German',
  nd: 'Nordic',
  ee: 'Eastern European',
  hu: 'Hungarian',
  pt: 'Portuguese',
  cb: 'Caribbean',
  la: 'Latin American',
  id: 'Indonesian',
  ph: 'Filipino',
  sg: 'Singaporean',
  af: 'West African',
  ge: 'Georgian',
  be: 'Belgian',
  au: 'Australian',
  uk: 'British',
  us: 'American',
}
export const noCuisine = 'Home cooking'

/** Flavours as adjectives. */
export const flavourWords: Record<Flavour, string> = {
  sweet: 'sweet',
  sour: 'tangy',
  salty: 'salty',
  bitter: 'gently bitter',
  umami: 'savory',
  pungent: 'pungent',
  grassy: 'green',
  herbal: 'herbal',
  floral: 'floral',
  smoky: 'smoky',
  nutty: 'nutty',
  creamy: 'creamy',
  citrus: 'citrusy',
  earthy: 'earthy',
  fresh: 'fresh',
  spicy: 'spicy',
  warm: 'warmly spiced',
  marine: 'briny',
  meaty: 'meaty',
  caramel: 'caramel-like',
  fermented: 'fermented',
  fruity: 'fruity',
  tropical: 'tropical',
  anise: 'aniseed-like',
  mild: 'mild',
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')
export const flavourProfile = (main: readonly string[], edge: string | undefined) =>
  capitalised(`${listed(main)}${edge === undefined ? '' : `, with ${article(edge)} ${edge} edge`}`)

/** Contrasts: the effect of the first taste on the second. */
export const contrasts = {
  citrusOverSea: (citrus: string, fish: string) =>
    `A little ${citrus} keeps the taste of ${fish} clean and bright.`,
  acidCutsFat: (acid: string, fat: string) => `The sharpness of ${acid} cuts through the richness of ${fat}.`,
  coolsHeat: (cool: string, hot: string) => `The creaminess of ${cool} cools the heat of ${hot}.`,
  sweetCoolsHeat: (sweet: string, hot: string) => `The sweetness of ${sweet} tempers the heat of ${hot}.`,
  saltLiftsSweet: (salty: string, sweet: string) =>
    `The salt in ${salty} brings out the sweetness of ${sweet}.`,
  sweetRoundsBitter: (sweet: string, bitter: string) =>
    `The sweetness of ${sweet} softens the bitter edge of ${bitter}.`,
  herbOnRoast: (herb: string, meat: string) =>
    `The warm scent of ${herb} suits the browned taste of ${meat}.`,
  spiceOnMain: (spice: string, main: string) => `The spice of ${spice} gives ${main} warmth and depth.`,
  herbLifts: (herb: string, food: string) => `The fragrance of ${herb} lifts the taste of ${food}.`,
  brightensEarth: (bright: string, earthy: string) =>
    `The brightness of ${bright} lightens the earthy taste of ${earthy}.`,
  tartSweet: (tart: string, sweet: string) =>
    `The tartness of ${tart} keeps the sweetness of ${sweet} in balance.`,
  doubleSavour: (one: string, other: string) =>
    `Both ${one} and ${other} are rich in savor, and together they taste fuller than either alone.`,
  soaksUp: (starch: string, juices: string) =>
    `The mildness of ${starch} leaves room for the flavor of ${juices}.`,
  crunchOnSoft: (crunchy: string, soft: string) =>
    `The crunch of ${crunchy} is a welcome contrast to ${soft}.`,
  freshOnRich: (fresh: string, rich: string) => `The freshness of ${fresh} sets off the richness of ${rich}.`,
  strongOnMild: (strong: string, mild: string) =>
    `The strong taste of ${strong} has room beside mild ${mild}.`,
  creamyOnFirm: (creamy: string, firm: string) =>
    `The creaminess of ${creamy} rounds off the bite of ${firm}.`,
  brightens: (tart: string, food: string) => `The tang of ${tart} brightens the taste of ${food}.`,
} as const
export type Contrast = keyof typeof contrasts

/** Reasons why two ingredients clash. */
export const clashes = {
  sameThing: 'These are too much alike to bring anything to each other.',
  sweetAndSavoury:
    'One belongs with sweet things and the other with savory ones, so they are better kept apart.',
  curdles: 'The acid would curdle the fresh dairy, so add it late and sparingly if you must.',
  seaAndCheese: 'Cheese easily covers the fine taste of seafood.',
  twoMains: 'Both want to be the main thing on the plate.',
  twoStarches: 'Two starchy things together make a heavy plate.',
  fruitAndSavoury: 'The sweetness of the fruit stands against so savory a taste.',
  farApart: 'They come from kitchens that season very differently.',
  twoStrong: 'Both are salty and strong, so together they are too much.',
} as const
export type Clash = keyof typeof clashes

export const reasons = {
  classic: (names: string, cuisine: string) => `${capitalised(names)} are a classic of ${cuisine} cooking.`,
  often: (names: string, cuisine: string) => `${cuisine} cooks often put ${names} together.`,
  together: (names: string, cuisine: string) =>
    `${capitalised(names)} come together in many ${cuisine} dishes.`,
  company: (names: string, common: string) =>
    `${capitalised(names)} each go well with ${common}, and so with one another.`,
  shared: (flavour: string) => `They share ${article(flavour)} ${flavour} note.`,
  plain: (names: string) => `${capitalised(names)} make a simple plate without getting in each other’s way.`,
} as const

/**
 * Nutritional benefits. Iron and vitamin C: NIH Office of Dietary Supplements, fact sheets on iron, vitamin A, D
 * and K.
 */
export const benefits = {
  ironAndC: (c: string, iron: string) => `The vitamin C in ${c} helps the body take up the iron in ${iron}.`,
  fatSoluble: (fat: string, what: string, source: string) =>
    `The fat in ${fat} helps the body take up the ${what} of ${source}.`,
  pulseAndGrain: (pulse: string, grain: string) =>
    `${capitalised(pulse)} and ${grain} complete each other’s protein: each has more of the amino acids that the other lacks.`,
  dAndCalcium: (d: string, calcium: string) =>
    `The vitamin D in ${d} helps the body use the calcium of ${calcium}.`,
  piperine: 'Black pepper helps the body take up the curcumin of turmeric.',
  proteinAndFiber: (protein: string, fiber: string) =>
    `Protein from ${protein} and fiber from ${fiber} together keep you full for longer.`,
  adds: (facts: readonly { what: string; from: string }[]) =>
    `You get ${facts.map(({ what, from }) => `${what} from ${from}`).join(', and ')}.`,
  little: 'Much taste for little energy.',
} as const

/** Cooking instructions of a pairing; `main` and the rest are names. */
export const cooking = {
  stirfry: { main: (names: string) => `Stir-fry ${names}`, apart: (names: string) => `stir-fried ${names}` },
  fry: { main: (names: string) => `Pan-fry ${names}`, apart: (names: string) => `pan-fried ${names}` },
  grill: { main: (names: string) => `Grill ${names}`, apart: (names: string) => `grilled ${names}` },
  steam: { main: (names: string) => `Steam ${names}`, apart: (names: string) => `steamed ${names}` },
  boil: { main: (names: string) => `Boil ${names}`, apart: (names: string) => `boiled ${names}` },
  toast: { main: (names: string) => `Toast ${names}`, apart: (names: string) => `toasted ${names}` },
  simmer: { main: (names: string) => `Simmer ${names}`, apart: (names: string) => `simmered ${names}` },
  roast: { main: (names: string) => `Roast ${names}`, apart: (names: string) => `roast ${names}` },
  bake: { main: (names: string) => `Bake ${names}`, apart: (names: string) => `baked ${names}` },
  braise: { main: (names: string) => `Braise ${names}`, apart: (names: string) => `braised ${names}` },
  blend: { main: (names: string) => `Blend ${names}`, apart: (names: string) => `blended ${names}` },
  raw: { main: (names: string) => `Serve ${names} uncooked`, apart: (names: string) => names },
  toss: (names: string) => `Toss ${names} as a salad`,
  serveOne: (name: string, beside: string) => `Serve ${name}${beside && ` with ${beside}`}`,
  asTheyAre: (names: string) => `Serve ${names} together as they are`,
  with: (names: string) => ` with ${names}`,
  finish: (names: string) => `, finish with ${names}`,
  serve: (names: string) => `, serve with ${names}`,
  season: (names: string) => `Season a dish with ${names}`,
  short: { raw: 'Serve together uncooked', other: 'Cook each its own way and serve together' },
} as const
