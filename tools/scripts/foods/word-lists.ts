/** Closed classes of words in USDA food descriptions; no list names a single food. */

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const setOf = (text: string): ReadonlySet<string> => new Set(list(text))

/** Cooking and handling: first words of a name, in the order of the text. */
export const methods =
  setOf(`cooked|raw|baked|boiled|broiled|roasted|fried|grilled|steamed|stewed|sauteed|braised|poached|simmered
  toasted|mashed|scrambled|hard-boiled|pan-fried|pan-broiled|microwaved|barbecued|blackened|stir-fried|deep-fried|oven-heated
  heated|reheated|rotisserie|pickled|scalloped|french fried|unpopped|popped|air-popped|oven-roasted|fast roasted|fast fried
  dry roasted|oil roasted|oil-roasted|dry-roasted|honey roasted|charbroiled|creamed|candied|marinated|brewed|sprouted
  kippered|jellied|shredded|chopped|stuffed|toasted|unroasted|breaded and fried|baked or fried|unheated|pan-broil`)

/** The method that names a list of methods ("baked, broiled, or roasted"), first match first. */
export const methodPreference = list(
  'roasted|baked|boiled|fried|grilled|steamed|stewed|broiled|sauteed|poached|braised|simmered',
)

/** Forms in which a food is sold or kept. */
export const forms =
  setOf(`canned|frozen|fresh|dried|dry|instant|bottled|refrigerated|powdered|powder|liquid|ready-to-eat
  ready-to-heat|ready-to-drink|ready to drink|ready-to-serve|ready-to-feed|ready-to-cook|condensed|evaporated|dehydrated
  freeze-dried|smoked|cured|reconstituted|powdered mix|frozen concentrate|liquid concentrate|concentrate|concentrated
  smoked or cured|salted and dried|homemade|microwave|prepackaged|quick|canned or bottled|undiluted|diluted|dried or smoked
  carbonated|unprepared|prepared|sweetened condensed|frozen meal|ground|sliced|soft serve|soft-serve|scooped|home-prepared
  decaffeinated|leaf|jarred|coated|air-dried|sun-dried|spray dried`)

/** Claims about fat, sugar, salt and the like. */
export const claims =
  setOf(`low fat|lowfat|nonfat|non-fat|fat free|fat-free|reduced fat|light|lite|diet|sugar free|sugar-free
  low sodium|reduced sodium|low calorie|reduced calorie|unsweetened|sweetened|unsalted|salted|lightly salted|decaffeinated
  caffeine free|lactose free|gluten free|gluten-free|high protein|low sugar|reduced sugar|part-skim|part skim|nonalcoholic
  alcohol free|vegetarian|meatless|imitation|cholesterol free|no sugar added|added protein|extra lean|lean|very low sodium
  high fiber|low carb|nonfat or fat free|regular or quick|fat reduced|sodium free|fortified|extra light|semisweet|reduced alcohol
  skim|whole milk|low fat milk|nonfat milk|reduced fat milk|low lactose|soft|hard|silken|firm|extra firm|lactose reduced`)

/** Segments that a name goes without unless two foods would share it. */
export const details =
  setOf(`no added fat|fat not added|without salt|no salt added|without added salt|from raw|solids and liquids
  mature seeds|immature seeds|separable lean and fat|all grades|broilers or fryers|fryers|roasting|fresh or frozen|enriched
  unenriched|commercially prepared|unprepared|unheated|regular|regular pack|drained|dry heat|moist heat|mixed species
  composite of trimmed retail cuts|composite of cuts|all classes|variety meats and by-products|prepared|fluid|NFS|domestic
  imported|domesticated|with added vitamin a and vitamin d|with added vitamin a|with added ascorbic acid|retail parts
  without added ascorbic acid|from whole bird|no sauce|no dressing|no potatoes|no cheese|industrial|common|plain|bone-in|boneless
  lip-on|lip off|choice|select|prime|single brand|uncooked|ready-to-bake|stove-top|table|no butter added|medium crust|from other sources
  from home recipe|not reconstituted|prepackaged or deli|no gravy|cultured|includes skin|cooked or canned|salad or cooking|regular or small
  made from home recipe or purchased at a bakery|made from home recipe or purchased at bakery|excludes skin|total edible`)

/** Beginnings of such segments. */
export const detailStarts =
  list(`trimmed to |NS as to|Ns as to|all types|all flavors|all varieties|any type|includes |include |approximately
  from raw|from pre-cooked|from precooked|n x |may have been|other than|flavors other|formerly |aust. marble`)

/** Replaced before a description is split; longest first. */
export const rephrased: readonly (readonly [from: string, to: string])[] = [
  [' or NFS', ''],
  ['dark- green', 'dark-green'],
  ['carrorts', 'carrots'],
  ['any type of ', ''],
  ['any kind of ', ''],
  ['including carrots broccoli,', 'including carrots, broccoli,'],
  ['vegetables including carrots, broccoli, and/or dark-green leafy', 'vegetables; with carrots or greens'],
  ['vegetables including carrots, broccoli, and/or dark green leafy', 'vegetables; with carrots or greens'],
  ['vegetables, including carrots, broccoli, and/or dark-green leafy', 'vegetables; with carrots or greens'],
  [
    'vegetables excluding carrots, broccoli, and/or dark-green leafy',
    'vegetables; without carrots and greens',
  ],
  ['vegetables excluding carrots, broccoli, and dark-green leafy', 'vegetables; without carrots and greens'],
  ['vegetables excluding carrots, broccoli, and dark green leafy', 'vegetables; without carrots and greens'],
  ['vegetables, excluding carrots, broccoli, and dark-green leafy', 'vegetables; without carrots and greens'],
  ['tomatoes and/or tomato-based sauce', 'tomatoes'],
  ['cheese and/or cream based sauce', 'cheese sauce'],
  ['reduced fat (2%)', '2% reduced fat'],
  ['low fat (1%)', '1% low fat'],
  ['lowfat (1%)', '1% low fat'],
  ['fat free (skim)', 'fat free'],
  [', fast food / restaurant', ', from a restaurant'],
  ['turkey,stuffing', 'turkey, stuffing'],
  ['fast food / restaurant', 'a restaurant'],
  ['restaurant or fast food', 'a restaurant'],
  ['Coffee and', 'coffee and'],
  ['ready -to-heat', 'ready-to-heat'],
  [', fat added, NS as to fat type', ', fat added'],
  [', NS as to fat type', ''],
  ['butter or margarine', 'butter'],
  ['animal fat or meat drippings', 'animal fat'],
  ['(includes USDA commodity)', ''],
]

/** A whole segment in other words. */
export const reworded: ReadonlyMap<string, string> = new Map(
  list(`skin eaten=with skin|skin not eaten=without skin|skin / coating eaten=with skin and coating
  skin / coating not eaten=without skin and coating|peel eaten=with peel|peel not eaten=without peel
  lean only eaten=lean only|lean and fat eaten=with fat|separable lean only=lean only|meat and skin=with skin
  meat only=without skin|flesh and skin=with skin|flesh only=without skin|fat added=with added fat|with salt added=with salt
  drained solids=drained|fast food=from fast food|restaurant=from a restaurant|school=from school|school lunch=from school
  home recipe=homemade|from home recipe=homemade|homemade=homemade|prepared from recipe=homemade|prepared-from-recipe=homemade
  home-prepared=homemade|powder=powdered|pre-sweetened with sugar=with sugar
  pre-sweetened with low calorie sweetener=with low calorie sweetener|from a restaurant=from a restaurant
  prepared with equal volume water=prepared with water|prepared with equal volume milk=prepared with milk
  prepared with equal volume whole milk=prepared with milk|cheese only=with cheese only|as purchased=
  pre-lightened=with creamer|pre-lightened and pre-sweetened with sugar=with creamer and sugar
  pre-lightened and pre-sweetened with low calorie sweetener=with creamer and low calorie sweetener
  canned in oil=canned in oil|canned in water=canned in water|juice pack=in juice|water pack=in water|light syrup=in light syrup
  heavy syrup=in heavy syrup|extra heavy syrup=in extra heavy syrup|extra light syrup=in extra light syrup|syrup pack=in syrup
  light syrup pack=in light syrup|heavy syrup pack=in heavy syrup|not fried=not fried|with salt added=with salt|frozen meal=frozen|diet frozen meal=diet frozen|batter=battered|flour=floured`).map(
    (line) => {
      const [from, to] = line.split('=')
      return [from!, to!]
    },
  ),
)

/** Segments that stand after a comma. */
export const trailers = setOf('small end|large end|dry mix|original|drained|hot|kids size')

/** First words of a segment that follows the noun. */
export const followers =
  setOf(`with|without|no|in|on|from|for|made|and|or|including|excluding|not|prepared|as|to|filled|stuffed|w/|of|by|per
  plus|less|over|at|contains|may|style|includes|stage|lean|extra|skin|coated|rinsed|cooked-from|topped|dipped`)

/** Kinds whose next segment is the whole noun, with the noun after brand names alone. */
export const kinds: ReadonlyMap<string, string> = new Map(
  list(`fish=fish|finfish=fish|mollusks=|crustaceans=|spices=|nuts=nuts|seeds=seeds|snacks=snack|cereals ready-to-eat=cereal|cereals=cereal
  beverages=drink|beverage=drink|alcoholic beverage=drink|alcoholic beverages=drink|distilled=spirit|candies=candy|fast foods=|fast food=|restaurant=|family style=
  formulated bar=bar|sweeteners=sweetener|game meat=game meat|leavening agents=|usda commodity=|soft drink=soft drink|frozen novelties=
  pizza chain=pizza|school lunch=|tomato products=|babyfood=baby food|infant formula=infant formula|nutritional drink or shake=nutritional drink
  mollusk=|crustacean=|variety meats and by-products=|vegetable oil=vegetable oil`).map((entry) => {
    const [kind, noun] = entry.split('=')
    return [kind!, noun!]
  }),
)

/** Kinds that stay part of the name: "strained carrots baby food". */
export const lastingKinds = setOf('babyfood|infant formula')

/** Words whose segment is a noun of its own: "french fries" of "Potato, french fries". */
export const nounTails = setOf('fries|fry|tots|latte|mocha|cappuccino|espresso|macchiato')

/** Segments that end the noun: "summer squash casserole" of "Squash, summer, casserole". */
export const dishes = setOf(
  'salad|casserole|stew|soup|dip|spread|fritter|patty|patties|nectar|juice|peel|leaves|puree|paste|cake or patty',
)

/** Words whose segment accompanies the food: "tomato sauce" of "Beef, tomato sauce". */
export const accompaniments = setOf('sauce|gravy|dressing')

/** Meats and the cuts that follow them in a name; shapes stand last. */
export const meats = setOf(
  `egg|beef|pork|lamb|veal|chicken|turkey|ham|duck|goose|game meat|bison|ostrich|emu|goat|venison|deer|elk|rabbit|poultry`,
)
export const cuts =
  setOf(`yolk|white|breast|thigh|leg|wing|drumstick|neck|back|loin|rib|round|chuck|shank|brisket|flank|shoulder|sirloin|tenderloin|rump|plate
  blade|belly|arm|butt|spareribs|backribs|jowl|feet|foot|tail|tongue|liver|heart|kidney|brain|giblets|gizzard|tripe|lungs|spleen|pancreas
  thymus|skin|bacon|ham|testes|shin|flat|flats|saddle|eye|knuckle|sausage|oxtails|shortribs|ribs|cheek|head|hock|hocks|tenderloins|ears|ear|strip|cutlet|medallion|tip|clod|foreshank
  wings|light meat|dark meat|top round|bottom round|short loin|top loin|top sirloin|center loin|center rib|sirloin tip|knuckle|chop|chops
  drumstick and thigh|back ribs|nuggets|feet|fat|steak|roast|rack|stew meat|tenders|pot roast|fillet|filet`)
export const cutShapes = setOf(
  'steak|roast|chop|chops|patty|patties|steaks|roasts|loaf|loaves|crumbles|cutlet|medallion|filet|ribs|sausage|bacon|cake or patty',
)

/** Written with a capital wherever they stand. */
export const properWords =
  setOf(`American|Italian|French|Greek|Swiss|Mexican|Chinese|Japanese|Korean|Thai|Indian|German|Polish|Spanish|Cuban|Irish|Scotch
  English|British|Danish|Belgian|Dutch|Russian|Swedish|Norwegian|Vienna|Hawaiian|Canadian|Vietnamese|Filipino|African|Asian|Puerto|Rican|Brazil|Brazilian
  Cheddar|Parmesan|Gouda|Brie|Camembert|Colby|Monterey|Mozzarella|Muenster|Edam|Gruyere|Limburger|Provolone|Romano|Roquefort|Feta|Fontina
  Caesar|Alfredo|Manhattan|England|Zealand|Australian|California|Florida|Texas|Alaska|Alaskan|Atlantic|Pacific|Alaskan|European|Caribbean|Salisbury
  Worcestershire|Dijon|Boston|Cornish|Brussels|Maryland|Philadelphia|Louisiana|Cajun|Creole|Latino|Navajo|Apache|Hopi|Mediterranean
  Valencia|Concord|Bartlett|Asian|Persian|Mandarin|Virginia|Waldorf|Swedish|Turkish|Lebanese|Arabic|Jewish|Italy|Chilean|Indians`)
/** Short words that stay as they are written. */
export const acronyms = setOf(
  'Native|Plains|Northern|Shoshone|Bannock|Klamath|USDA|ARA|DHA|KFC|BBQ|IPA|T-bone|V8|MSG|LIPIL|RTF|B12|A&W|M&M|II|TLC|TV|BLT|US|AR',
)
/** Written with a capital in the source though they are common words. */
export const commonWords =
  setOf(`Latte|Mocha|Cafe|Cappuccino|Iced|Toddler|Lemonade|Granola|Salad|Milk|Corn|Cereal|Coffee|Tea|Cheese|Bar|Chip|Sauce
  Cookie|Cracker|Frozen|Juice|Drink|Bread|Soup|Stew|Naan|Naan|Chesnut|Ns|Paneer|Cake|Sandwich|With|And|Or|Macchiato|Espresso|Pops|Bars|Shake|Powder|Enhanced|Roll|Dish`)

/** Words that only say what a food includes: no search words. */
export const inclusionWords =
  setOf(`ns|nfs|all|any|other|with|without|from|made|topped|including|includes|include|such|not|varieties|variety|types|type
  flavors|flavor|brands|source|regular|levels|except|excluding|added|usually|purchased|prepared|sauteed:|cooked|plain|served|containing|contains|used`)
/** Words that describe a food without naming it. */
export const descriptors =
  setOf(`fat|free|low|sodium|reduced|less|lower|sugar|sugars|salt|high|light|lite|lean|extra|products|calorie|calories|diet|dressing|cooking|spray|animal
  shortening|drained|or|and|a|an|the|in|of|to|for|on|is|cup|bag|box|can|carton|fountain|store|restaurant|home|homemade|school|place|recipe|mix
  dry|wet|powdered|liquid|instant|canned|fresh|bottled|half|lowfat|nonfat|skim|fortified|enriched|unsweetened|sweetened|unflavored|flavored|caffeinated
  white|percent|straight|up|rocks|coated|uncoated|breaded|pre-cooked|cooked|color|skin|peeled|unpeeled|form|parts|part|commercial|purchased|leaf|no`)

/** Sizes in portions; the canonical word after `=`. */
export const sizes: ReadonlyMap<string, string> = new Map(
  list(`miniature|mini=miniature|minis=miniature|tiny=miniature|slider=miniature|bite=miniature|bite-size=miniature|cocktail=miniature|small|medium|regular|standard=regular
  large|jumbo=extra-large|extra-large|thin|thick|king=extra-large|snack|snack-size=snack|fun|individual|personal|child|kids=child|senior=child|sharing=family|family
  school|baby|double|footlong|tall=large|big=large|dipping-size=dipping|single=individual|breakfast|average=medium|bun-size=regular`).map(
    (entry) => {
      const [from, to = from] = entry.split('=')
      return [from!, to!]
    },
  ),
)

/** Measures, containers and shapes in portions; the canonical word after `=`. */
export const units: ReadonlyMap<string, string> = new Map(
  list(`cup|tbsp|tablespoon=tbsp|tablespoons=tbsp|teaspoon=tsp|tsp|fl-oz|quart|pint|ml|milliliter=ml|gallon|liter
  slice|piece|wedge|section|stick|strip|ring|cube|chunk|ball|spear|stalk|leaf|sprig|clove|head|ear|floweret=floret|floret|kernel|pod|half|whole|patty|link|fillet|filet=fillet|steak|chop|rib
  roast|breast|thigh|leg|wing|drumstick|drummette|neck|back|quarter|tender|nugget|finger|meatball|cutlet|tail|claw|loaf|roll|bun|muffin|bagel|biscuit|cookie|cracker|cake|cupcake
  pie|tart|pizza=whole|pancake|waffle|doughnut|pastry|croissant|tortilla|shell|taco|burrito|sandwich|submarine=sub|sub|hoagie=sub|hamburger=burger|burger|cheeseburger=burger|salad|bar|square|chip|pretzel|twist|rod|sheet
  can|bottle|jar|box|bag|packet|package|pouch|container|carton|tub|tray|tube|envelope|sleeve|bowl|glass|shot|jigger|drink|scoop|cone|sundae|pat|dash|drop|tablet|serving|order|meal|dinner=meal|entree=meal|item=piece|unit=piece|each=piece
  egg|fruit|berry|nut|bean|olive|date|fig|prune|raisin|grape|cherry|plum|melon|banana|apple|pepper|potato|tomato|onion|carrot|mushroom|pickle|root|bulb|crown|bunch|block|rack|round|puff|crisp
  shrimp|prawn=shrimp|oyster|clam|scallop|mussel|sardine|anchovy|crab|lobster|crayfish|frankfurter|sausage|fritter|enchilada|fajita|quesadilla|tamale|taquito|flauta|spray|sprout|fry|straw|mug|pop|bird|strudel|wafer`).map(
    (entry) => {
      const [from, to = from] = entry.split('=')
      return [from!, to!]
    },
  ),
)

/** How a measured food is cut or packed. */
export const cutForms: ReadonlyMap<string, string> = new Map(
  list(`diced|sliced|slices=sliced|chopped|shredded|mashed|crumbled|melted|crushed|pieces|cubes=cubed|cubed|grated|ground|pureed|whole|halves|drained|packed|popped|sections|crumbs
  boneless|pitted|creamed|raw|flakes|chips|chunks|balls|dry|julienne=sliced|quarters|puffed|loose|whipped|unthawed=frozen|thawed|nuggets|sifted`).map(
    (entry) => {
      const [from, to = from] = entry.split('=')
      return [from!, to!]
    },
  ),
)

/** Words in portions that change nothing. */
export const fillers =
  setOf(`size|sized|any|nfs|ns|as|to|of|of-a|a|an|the|single|serving|cooked|dia|about|approx|include|nlea|very|cut|prepackaged|microwavable|microwave|fast|food|ice|cream
  each|medium-size|without|shell|condensed|or|and|shape|skinless|1|value|individual|refuse|bone|removed|type|texas|toast|dessert|inch|prepared|reconstituted|full|frozen|plain|layer|belgian|excluding|standard`)
