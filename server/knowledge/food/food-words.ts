const simple = /^[a-z0-9 %-]*$/
const letters = /^[a-z]+(?: [a-z]+)*$/
const marks = /\p{M}+/gu
const word = /\d+(?:\.\d+)?%?|[\p{L}\p{N}]+/gu

/** Lower case, without accents and apostrophes. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  if (simple.test(lower)) return lower
  return lower.normalize('NFD').replace(marks, '').replace(/['’`]/g, '')
}

/** Words of a food's name: `Mac & Cheese` → mac, and, cheese. Hyphens separate words. */
export function wordsOf(text: string): string[] {
  const lower = plain(text)
  if (letters.test(lower)) return lower.split(' ').map(spelled)
  return lower.replaceAll('&', ' and ').match(word)?.map(spelled) ?? []
}

/** "Mac n cheese" is mac and cheese. */
function spelled(word: string) {
  return word === 'n' ? 'and' : word
}

const irregular = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    knives: 'knife',
    geese: 'goose',
    mice: 'mouse',
    anchovies: 'anchovy',
    teeth: 'tooth',
    children: 'child',
    octopi: 'octopus',
    cacti: 'cactus',
    fungi: 'fungus',
    paninis: 'panini',
    zucchinis: 'zucchini',
    is: 'is',
    was: 'was',
    this: 'this',
    as: 'as',
    has: 'has',
    plus: 'plus',
    gas: 'gas',
  }),
)

/** Singular and plural in one form, not necessarily a word (`cookie` and `cookies` are both `cooky`). */
export function stem(text: string): string {
  const known = irregular.get(text)
  if (known !== undefined) return known
  if (text.length < 3) return text
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`
  if (text.endsWith('ie')) return `${text.slice(0, -2)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(text)) return text.slice(0, -2)
  if (text.endsWith('oes')) return text.slice(0, -2)
  if (/[^sui]s$/.test(text) || (/[iu]s$/.test(text) && loanPlurals.has(text))) return text.slice(0, -1)
  return text
}

/** Plurals in -us and -is, unlike hummus and couscous. */
const loanPlurals = new Set(['menus', 'tofus', 'kiwis', 'chilis', 'nigiris', 'sushis', 'blinis', 'raviolis'])

const variants = new Map(
  Object.entries({
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    omelet: 'omelette',
    doughnut: 'donut',
    barbecue: 'bbq',
    barbeque: 'bbq',
    barbecued: 'bbq',
    catsup: 'ketchup',
    chile: 'chili',
    chilli: 'chili',
    chilly: 'chili',
    mayo: 'mayonnaise',
    veg: 'vegetable',
    veggy: 'vegetable',
    choc: 'chocolate',
    chkn: 'chicken',
    chx: 'chicken',
    chix: 'chicken',
    avo: 'avocado',
    ww: 'wholewheat',
    brn: 'brown',
    lasagne: 'lasagna',
    bfast: 'breakfast',
    yog: 'yogurt',
    ckd: 'cooked',
    pnut: 'peanut',
    dbl: 'double',
    eng: 'english',
    yogh: 'yogurt',
    broc: 'broccoli',
    cauli: 'cauliflower',
    mozz: 'mozzarella',
    ched: 'cheddar',
    parm: 'parmesan',
    marg: 'margarine',
    cuke: 'cucumber',
    shroom: 'mushroom',
    strawb: 'strawberry',
    sarny: 'sandwich',
    sammy: 'sandwich',
    spud: 'potato',
    tom: 'tomato',
    tatty: 'potato',
    nana: 'banana',
    chz: 'cheese',
    chikn: 'chicken',
    peperoni: 'pepperoni',
    chs: 'cheese',
    roasted: 'roast',
    scrambled: 'scramble',
    smoked: 'smoke',
    minced: 'mince',
    boiled: 'boil',
    poached: 'poach',
    steamed: 'steam',
    grilled: 'grill',
    sauted: 'saute',
    sauteed: 'saute',
    crumbed: 'breaded',
    tinned: 'canned',
    uncooked: 'raw',
    unsalted: 'plain',
    wholegrain: 'wholewheat',
    wholemeal: 'wholewheat',
    flavour: 'flavor',
    flavoured: 'flavored',
    spag: 'spaghetti',
    caesars: 'caesar',
    cesar: 'caesar',
    ceasar: 'caesar',
    mozarella: 'mozzarella',
    parmigiano: 'parmesan',
    semi: 'reduced',
    prawn: 'shrimp',
    courgette: 'zucchini',
    aubergine: 'eggplant',
    beetroot: 'beet',
    garbanzo: 'chickpea',
    dhal: 'dal',
    daal: 'dal',
    maize: 'corn',
    groundnut: 'peanut',
    covered: 'coated',
    icing: 'frosting',
    frosted: 'frosting',
    meatless: 'vegetarian',
    submarine: 'sub',
  }),
)

/** One form for spelling variants and near synonyms, after `stem`. */
export function canonical(text: string): string {
  const stemmed = stem(text)
  return variants.get(stemmed) ?? variants.get(text) ?? stemmed
}

const pairs = new Map(
  Object.entries({ 'low fat': 'lowfat', 'non fat': 'nonfat', 'fat free': 'nonfat', 'non dairy': 'nondairy' }),
)

/** Stems with those that sources write as one word in one: "low fat" is `lowfat`. */
export function paired(stems: readonly string[]): string[] {
  const one = (at: number) => pairs.get(`${stems[at]} ${stems[at + 1]}`)
  return stems.flatMap((word, at) => (at > 0 && one(at - 1) ? [] : (one(at) ?? word)))
}

/** Filler words inside names. */
export const glue = new Set('a an and of the with in on n style or to from de la al'.split(' '))

/** Preparations: they select a row if the table has one, and are not foods. */
export const preparations = new Set(
  `grill grilled fried fry roast steam boil raw baked bake cooked plain fresh poach scramble toasted smoke saute braised
  stewed bbq broiled chopped diced sliced shredded grated mashed frozen canned dried dry hot cold warm iced melted crispy
  crunchy ripe peeled boneless skinless lean regular thin thick soft hard hardboiled seasoned salted sweetened unsweetened
  spicy mild light creamy pure whole large medium small organic homemade instant chilled reheated marinated cubed crushed
  pitted drained rinsed shelled hulled simmered browned atlantic pacific farmed wilted charred seared blackened pan air deep oven stir sweet low high reduced extra medium rare done
  crumbled crumbles microwaved heated warmed thawed defrosted halved quartered trimmed deboned flaked well skin natural traditional classic original assorted leftover fat free nonfat lowfat skim part white brown red green black yellow mini baby dark`.split(
    /\s+/,
  ),
)
