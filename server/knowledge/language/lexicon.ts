import { unitOf } from './units.ts'

/**
 * Every class of words that the meal reader asks for, each once. Classes of `byText` hold words as they are typed,
 * classes of `byStem` hold the form that singular and plural share.
 */
const byText = {
  // Words around food.
  filler: `
    i im ive id ill we weve you he she it me my myself our his her their your had have enjoy enjoying sipping sipped snacking
    munching munched nibbling nibbled savoring savored consuming indulging indulged treating treated weigh weighs weighing
    consists consisting consisted included includes had have having has ate eat eaten eating drank drink drinking drunk got get
    made make making took take grabbed grab enjoyed finished bought buy ordered order cooked prepared shared consumed snacked
    was were is are be been am did do some the that this these those there here then also just only really very quite
    so far too like as well arvo tonite smoko today yesterday tonight tomorrow morning afternoon evening night midnight noon now later earlier early late
    breakfast bfast brekkie brekky elevenses lunch dinner supper brunch snack dessert meal meals starter side main course mid
    condiment condiments fresh freshly homemade leftover leftovers delicious tasty yummy yum thats whats scratch regrets bday nice good lovely healthy big simple quick usual favorite
    favourite typical normal standard basic average ordinary own bought store shop supermarket restaurant takeaway takeout
    starting started chose chosen picked opened features featuring decided includes included consists consisted enjoyed grabbed
    organic range local seasonal still again finally maybe probably think lot lots bit little amount bunch total altogether
    each per every day week time kind type sort size sized about around roughly approximately approx circa nearly almost exactly
    mcdonalds kfc starbucks subway walmart costco aldi lidl tesco sainsburys trader joes
    dipping dunking box says said label packet scales home house work gym training workout run desk office friend friends family kids toddler mom mum moms dad
    ok okay yes yeah please thanks thank of a an or but if not dont didnt couldnt more less than
    first second third last next other another few several cut up into made out half quarter bite bites
    mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday am pm clock oclock
    calories kcal carbs macros
    both all any most many much only even ever never always often usually once twice almost already because
    what when where which who why how can could would should may might must shall will does doing done go goes going went gone
    see saw seen feel felt hungry full enough stuff thing things something anything nothing food foods plate dish place joint
    cafe canteen cafeteria chain fast way back front left right top bottom end start begin between among onto off down
    new old same different else such no one ones self long short high tiny huge whole fully halfway
    share split divided finish leave plain people person man woman boy girl year month hour minute
    minutes hours ago past since until till walk walking swim swimming school class lunchbox picnic party birthday trip weight wt weighed
    batch recipe neat homestyle lol haha omg btw tbh wife husband kinda sorta basically literally overnight soaked together combined`,
  // Words of the occasion, not of the food: "for lunch", "from the shop".
  adjunct: 'for from at after before during by because while when since until post pre around via',
  connector: `
    with and plus on in then alongside followed along topped served over under beside including inside stuffed filled covered
    drizzled sprinkled smothered dipped containing`,
  exclusion: 'without no minus excluding except hold skip skipped scrap scrapped ditch ditched not',
  // Places and liquids named after "in", which are no food of their own.
  setting:
    'water brine morning evening afternoon bed oven airfryer fryer microwave pan bowl car office kitchen park total ice juice syrup',

  // Little words of other languages, which say that their neighbors are no misspelled English.
  foreign: `
    und mit ein eine einen einem zwei drei vier dazu ohne avec une deux trois du des dans sans con una unas unos dos tres y los
    las com uma dois och ett een twee met zonder z oraz bez della uno due`,
  abbreviation: 'oz lb lbs tbsp tsp fl g approx c',
  article: 'a an',
  determiner: 'the a an my our any all usual some its their this that these those own',
  approximate: 'about around roughly approximately approx circa maybe nearly almost exactly',
  each: 'each ea apiece',
  per: 'a per',
  joint: 'and with plus then on in',
  resume: 'so had ate drank just only instead having went but',
  ate: 'ate had eaten finished drank took used managed',
  was: 'was were is are being',
  leave: 'left leave leaving boxed saved packed bagged binned wasted threw gave',
  leftBehind: 'left leaving spat spilled gave threw binned wasted discarded didnt-eat didnt-finish',
  allBut: 'ate-all-but had-all-but finished-all-but all-but',
  elsewhere: `
    up away out behind back home for later to on in into the my a of it them plate box bowl bin trash rubbish dog cat kids
    fridge tomorrow uneaten side over aside there wife husband partner friend daughter son`,
  offcut: 'rind peel pit pits stone stones bone bones shell shells core',
  net: 'drained peeled edible net boneless deboned boned pitted stoned shelled',
  particle: 'up away out behind back home for later to go on the plate in a box',
  mealtime: `
    breakfast brekkie brunch lunch lunches dinner dinners supper snack snacks tea dessert meal meals today my for pre post workout gym late night`,
  time: `
    years year yrs yr months month weeks week days day hours hour hrs hr minutes minute mins min calories calorie cals cal
    kcals kcal kj degrees degree km miles mile steps step`,
  nutrient: 'protein carb carbs carbohydrate carbohydrates fat fiber fibre sodium caffeine',
  again: 'so ie which is thats was about roughly around',
  half: 'half halves third thirds quarter quarters',
  numberWord: `
    one two three four five six seven eight nine ten eleven twelve half halves third thirds quarter quarters couple dozen few`,
  size: `
    small little wee sm tiny mini medium med average regular large lg lrg big huge xl giant jumbo heaped heaping generous
    rounded level scant thick thin tall grande venti`,
  raw: 'raw dry dried uncooked',
  cooked: 'cooked boiled grilled roasted baked fried steamed broiled',
  cooking: 'cooking cooked boiling boiled frying roasting grilling',
  simmered: 'cooked boiled simmered soaked microwaved heated prepared stirred',
  fried: 'fried roasted sauteed cooked baked browned softened grilled seared',
  pan: 'pan stir shallow oven deep',
  removed: 'removed off discarded',
  weighedState: 'cooked raw dry uncooked drained boiled lean',
  edible: 'cooked edible actual drained peeled net clean picked pitted shelled',
  weightWord: 'weight wt part parts portion',
  leftOff: `
    bone bones only boneless skin skinless shell shells stone stones peel rind total altogether core cob`,
  offJoint: 'without off no the minus not with total weight in all and any',
  bareAmount: `
    the a an my one ones it its was is were they about around roughly approx so which that thats each size sized weighed
    weighing weighs say says reckon call flesh meat edible portion only peeled shelled deboned boned picked net stone stoned
    after once without peeling boning shelling weight came to`,
  shaping: 'made formed shaped turned rolled pressed smashed mashed blended patted moulded molded',
  all: 'both all lot them two three four five six pair whole batch',
  worksOut: `
    works-out-at work-out-at worked-out-at works-out-as work-out-as worked-out-as works-out-to work-out-to worked-out-to
    works-out-to-be work-out-to-be worked-out-to-be cooked-down-to cooks-down-to boiled-down-to comes-to come-to comes-in-at
    come-in-at comes-out-at come-out-at came-to came-in-at came-out-at adds-up-to added-up-to weighs-in-at weighed-in-at
    weighs-out-at weighed-out-at`,
  crust: 'rising regular normal standard classic original tossed hand thin thick deep stuffed pan',
  crustKind: 'thin thick deep stuffed pan',
  place: 'place restaurant takeaway takeout diner deli bakery counter',
  trimming: 'crust crusts rind rinds skin skins fat',
  vessel: 'cup cups mug mugs glass glasses bowl bowls',
  spoonful:
    'level heaped heaping rounded scant tsp tbsp teaspoon tablespoon spoon spoonful pat knob slice splash',
  listing: 'with had has made containing stuffed filled topped spread rolled wrapped',
  beside: 'with plus and alongside then',
  slice: 'slice slices',

  // How a dish was shared out.
  servingNoun: `
    portion serving serve helping person people adult meal lunch lunche dinner box boxe container tupperware tub bowl plate
    jar share way ration katori ladle bento`,
  pieceNoun: `
    slice piece pc bit wedge square bar ball cookie biscuit muffin pancake waffle crepe brownie scone roll cup cupcake burger
    pattie patty meatball wrap burrito taco samosa dumpling flapjack stick chunk cube glass glasse mug pint half halve third
    quarter cake bagel bun loaf pot ramekin pasty pastie tortilla enchilada fritter cracker truffle bite dosa idli idly
    chilla paratha roti chapati naan arepa tamale empanada pierogi gyoza falafel latke blini pie tart quesadilla sandwich
    sandwiche kebab skewer omelette pizza`,
  portionSize: `
    equal even equally evenly small large big generous decent good individual whole full same hearty medium mini huge single
    more of the my those these us`,
  portionEnd: `
    and i we plus total altogether with in for so then had ate from using each because but while at today tonight yesterday
    to as after before on alongside myself this now he she hubby they overall last ive were was which made later straight if it over
    just only again taken took eaten when one`,
  servingHeading: 'servings portions serves yield yields makes',
  serves: 'serve serves served serving feed feeds fed feeding enough for',
  yields: `
    make makes made making baked yield yields yielded yielding gives gave giving produces produced got gets`,
  yieldsLoosely: 'made baked making make got',
  yieldsPast: 'made makes baked cooked got gave yielded prepped',
  batchOf: 'batch lot tray recipe',
  batchNoun: 'recipe batch tray loaf pot ingredients',
  batchHolder: `
    loaf pot tray batch recipe pan cake dish thing lot pie casserole tin mix bake quiche ingredients slow pizza`,
  servesJoint: `
    about around approx approximately roughly up to for us me a total of out the family like maybe exactly enough it this
    all party recipe`,
  forEnd: 'and last tonight today yesterday so i we',
  total: 'total altogether overall all',
  totalPast: 'cooked total altogether in all finished overall',
  wholly: 'whole entire full complete total final finished',
  weighs: 'weigh weighs weighed weight came comes',
  weightJoint: 'weight is was came of to at about around in out it all cooked',
  holds: 'had has contains contained uses used takes took',
  cut: `
    into cut cuts cutting divide divided divides dividing split splits splitting slice sliced portioned separated broken
    broke divvied shared scooped rolled ladled`,
  cutInto: 'into in between among amongst by across',
  cutPast: `
    up with it them that this the whole out evenly to equally equal even mix mixture batter dough loaf cake lot for all thing
    tray pot everything was then batch about`,
  leadIn: 'and so then but of which ive i we',
  tookShare: `
    ate had have having eat eaten eating took take taking taken finished got grabbed scoffed demolished managed packed
    brought log logged logging devoured polished tried enjoyed pinched nicked served consumed drank used just only scooped
    plated`,
  shareAdverb: `
    about around roughly approx approximately only just then up off myself me maybe like probably a total of out i today for
    lunch dinner breakfast tonight already exactly`,
  approximately: 'so about just only roughly around halves',
  equals: 'was is about of it roughly around came to today equals being exactly',
  outOf: 'out of the those these my a total',
  madeOf: 'made from using',
  maker: 'it i that we this recipe',
  wholeArticle: 'the my our this that a an homemade own all those these',
  thatWhole: 'it them this that those these all',
  wholeNoun: `
    pot pan tray batch recipe loaf whole lot cake pie dish thing mix total pizza amount portion portions bowl entire
    casserole tin quiche bake jar jug pitcher tub container bottle bag box ingredients slow above following below serving
    servings slice slices three four five six eight ten twelve them`,
  afterServes: 'of last night today and it recipe',
  listVerb: 'with from using is was has had contains uses used takes',
  nameJoint: 'with from using of had used',
  ownShare: 'my per each own',
  ownPortion: 'portion share serving bowl plate person',
  apart: `
    plus also with then i we had ate drank served side sides drink drinks breakfast brekkie lunch dinner supper snack snacks
    dessert later after and for tea coffee evening morning afternoon pre post on`,
  sharing: 'shared sharing split splitting',
  other: `
    he she they hubby husband wife partner boyfriend girlfriend bf gf kid kids children son daughter brother sister mom mum
    dad mother father friend friends roommate flatmate everyone dog cat toddler baby family fiance fiancee mate others`,
  otherAte: 'ate drank had got took finished has gets eats having',

  shop: `
    pret-a-manger in-n-out in-and-out chick-fil-a trader-joes whole-foods five-guys taco-bell burger-king pizza-hut
    papa-johns panda-express olive-garden tim-hortons dunkin-donuts jack-in-the-box shake-shack el-pollo-loco panera-bread
    cheesecake-factory seven-eleven family-mart marks-and-spencer jersey-mikes jimmy-johns white-castle buffalo-wild-wings
    papa-murphys little-caesars dominos popeyes wendys panera nandos greggs pret dunkin arbys wagamama morrisons waitrose
    asda lawson wetherspoons wegmans publix kroger safeway rewe edeka oxxo haldirams chilis applebees ikea chipotle
    starbucks mcdonalds mcdonald maccas mcds mcd kfc costa`,

  // How an amount, a bracket or a share is said.
  added: 'with and',
  addedIn: 'with and in',
  addedOn: 'with and in on',
  describing: 'with in on containing',
  placed: 'in on',
  placedOver: 'on over in with',
  madeWith: 'made prepared mashed cooked prep boiled mixed reconstituted',
  weighedPart: 'meat flesh only edible net drained cooked raw dry uncooked',
  weighedAs: `
    edible net gross drained cooked raw dry uncooked total weight weighed wt weighs portion meat flesh`,
  ownHelping: 'my our the share bowl plate helping serving',
  plainly: 'plain natural',
  barMeasure: 'pint pt shot jigger quart qt',
  wholeDish: 'bowl plate glass',
  vagueMeasure: 'handful bowl plate',
  pronoun: 'it its thats that which is was weigh weighs weighed weighing',
  weighedVerb: 'is being was were weighed weighs weighing',
  homely: 'cooked fried deep homemade',
  can: 'can tin cans tins',
  ofAll: 'altogether total both all',
  boiled: 'cooked boiled',
  scaleState: 'drained raw dry uncooked cooked peeled boiled',
  heated: 'broiled grilled cooked baked',
  relative: `
    wife wifes husband partner partners spouse friend friends girlfriend boyfriend fiance fiancee sister sisters
    brother brothers mom mum mother dad father son sons daughter daughters kid kids child mate mates buddy pal pals
    bf gf hubby cousin cousins bro sis gran nan boss parent parents roommate roommates flatmate flatmates colleague
    colleagues coworker coworkers him her someone date`,
  sharer: 'people persons ways of us',
  shareLead: 'i we and but so only just',
  onEach: 'on in for per',
  ownList: 'mine measured weighed recipe ingredients made breakdown contents',
  sandwichBread: 'bread toast bun roll bagel biscuit muffin croissant',
  filling: 'filled covered stuffed',
  otherThan: 'than non',
  sandwichKind: 'sub submarine hoagie hero panini wrap club',
  foodKind: 'snack snacks drink drinks dessert desserts dish food foods',
  mealName: 'breakfast lunch dinner supper snack snacks dessert brunch',
  oneHelping: 'serving bowl plate',
  spreadMeasure: 'tsp tbsp pat knob drizzle spoon',
  container: `
    pot tin can packet bag box jar carton tub bottle van mix shop freezer chippy chipper garage machine`,
  canLiquid: 'oil tomato',
  wrapJoint: 'with in round around',
  wrapped: `
    loaded dressed spread tossed mixed rolled wrapped layered smeared dunked drowned swimming slathered`,
  withIn: 'with in',
  waterKind: 'hot cold boiling salted plain',
  refusal: 'no nah nope scratch',
  notNow: 'today tonight left now',
  scrapped: 'scrap scrapped skip skipped ditch ditched',
  replacing: 'a an just it the i we had only actually make',
  butAte: 'but i we',
  eatenLead: 'i we but only just and then about of which',
  itself: 'it them that those these everything',
  takenBack: `
    wait scrap-that scratch-that skip-that forget-that strike-that swapped-it-for swapped-that-for swapped-them-for
    swapped-it-to changed-it-to changed-that-to changed-them-to changed-it-for i-swapped-it-for i-changed-it-to i-resisted
    just-kidding only-kidding just-joking only-joking i-lied i-lie correction which-i-left which-i-skipped
    which-i-didnt-eat but-didnt-eat-it but-left-it`,
  sharedJoint: 'between among amongst by in into the equally evenly',
  sharedAmong: 'between among amongst',
  correction: 'wait sorry oops',
  stateOnly: `
    cooked raw dry uncooked drained boiled peeled prepared weighed weight total edible sweet salted salty unsalted
    ripe`,
  inedible: 'stone stones pit pits core cores rind rinds pip pips peel shell shells',
  helpingMeasure: 'cup bowl plate slice piece serving',
  scoop: 'scoop scoops shot shots portion portions helping helpings serving servings',
  cutPiece: 'leaves slices sticks strips spears',
  canned: 'oil brine syrup gravy',
  flour: 'whole wheat wholewheat wholemeal white brown granary multigrain plain',
  cereal: 'plain whole wholemeal wheat wholewheat rye spelt granary multigrain oat corn',
  notOrNo: 'no not',
  notOnly: 'only just bad even quite sure',
  freeOf: 'sugar salt fat carb carbs dairy gluten meat',
  packMeasure: 'bowl plate mug glass bag packet box tub pot bucket',
  vesselMeasure: 'cup mug glass bowl plate jug thermos bottle',
  amountJoint: 'and on with in plus',
  namedState: 'breaded battered stuffed flavored flavoured coated covered loaded popped canned skimmed',
  pet: 'dog dogs',
  eachPiece: 'slice piece pc bar cookie biscuit one unit egg rasher sausage patty',
  inch: 'inch inches',
} as const

const byStem = {
  // Foods are named so only in the plural.
  pluralName: 'double combo sweet',
  grain: `
    oat rice quinoa couscous bulgur barley millet buckwheat lentil pasta spaghetti penne macaroni noodle polenta semolina
    farro freekeh dal daal dhal`,
  liquid: 'water milk stock broth oatly',
  fat: 'oil butter ghee lard margarine dripping',
  meat: `
    beef chicken turkey pork lamb meat veal duck ham goose goat mutton oxtail rabbit venison fish egg`,
  flesh: 'meat flesh fish kernel pulp nutmeat segment aril',
  bread: 'toast bread bagel roll loaf',
  breadKind: `
    white brown wholemeal wholewheat granary sourdough rye seeded multigrain`,
  spirit: 'vodka gin rum whisky whiskey tequila brandy bourbon scotch cognac malibu',
  dishKind: 'soup juice pie muffin cake curry',
  ground: 'ground mince minced hamburger patty burger',
  cannedFish: 'sardine anchovy mackerel pilchard herring sprat artichoke',
  cutOfMeat: 'breast thigh drumstick fillet',
  snackKind: 'biscuit cooky cracker chip crisp bar sweet candy wafer',
  dryGoods: 'rice couscous pasta noodle lentil oat',
} as const

type TextTag = keyof typeof byText
type StemTag = keyof typeof byStem
/** Classes that the table of units tells. */
type UnitTag = 'weight' | 'volume' | 'metric' | 'household' | 'unit'
export type Tag = TextTag | StemTag | UnitTag

const listed = (words: string) => words.trim().split(/\s+/)
const texts = classesOf<TextTag>(byText)
const stems = classesOf<StemTag>(byStem)
const none: ReadonlySet<Tag> = new Set()

function classesOf<Name extends Tag>(classes: Record<Name, string>): ReadonlyMap<string, ReadonlySet<Tag>> {
  const tags = new Map<string, Set<Tag>>()
  for (const [tag, words] of Object.entries<string>(classes))
    for (const word of listed(words)) {
      const known = tags.get(word) ?? new Set()
      tags.set(word, known.add(tag as Tag))
    }
  return tags
}

const unitTags = {
  grams: new Set<Tag>(['weight', 'metric', 'unit']),
  millilitres: new Set<Tag>(['volume', 'metric', 'unit']),
  household: new Set<Tag>(['household', 'unit']),
}

/** The classes of a word, by how it was typed and by the form that names are compared in. */
export function tagsOf(text: string, stem: string): ReadonlySet<Tag> {
  const kind = unitOf(text)?.kind
  const classes = [texts.get(text), stems.get(stem), kind && unitTags[kind]].filter(
    (one) => one !== undefined,
  )
  return classes.length < 2 ? (classes[0] ?? none) : new Set(classes.flatMap((one) => [...one]))
}

/** The words of a class, longer ones first; words of several parts joined by hyphens. */
export function wordsOfClass(tag: string): readonly string[] {
  const words = { ...byText, ...byStem }[tag as TextTag | StemTag]
  if (words === undefined) throw new Error(`No class of the lexicon: ${tag}`)
  return listed(words).toSorted((one, other) => other.length - one.length)
}

const phrases = new Map<string, readonly (readonly string[])[]>()

/** The phrases of a class, each as its words; longer ones first. */
export function phrasesOfClass(tag: string): readonly (readonly string[])[] {
  const known = phrases.get(tag) ?? wordsOfClass(tag).map((phrase) => phrase.split('-'))
  phrases.set(tag, known)
  return known
}

/** Whether a class is compared by stems, so that its words have plurals. */
export function isByStem(tag: string): boolean {
  return tag in byStem
}

/** Whether a word is of a class, by how it is typed or by its stem. */
export function inClass(tag: TextTag | StemTag, word: string | undefined): boolean {
  return word !== undefined && (texts.get(word)?.has(tag) || stems.get(word)?.has(tag)) === true
}

/** Words that people put around food and that say nothing about it. */
export function isFiller(word: string): boolean {
  return texts.get(word)?.has('filler') === true
}
