const set = (text: string) => new Set(text.trim().split(/\s+/))

/**
 * Everyday English words that are spelt right although no food has them, so that "swapped" does not become snapper.
 * Left out are those that people type for a food: stake, leak, desert, source, currents, rapper, been.
 */
const inflected = set(`
slab hunk wodge mound pile heap platter doorstop brick lump sliver dab fist palm thumb dog cat
cook flesh chop dice blender whisk smear dunk soak strain sieve peel marinate cure ferment thaw defrost sear caramelise thicken
soccer rugby tennis golf hockey cricket netball volleyball karate judo yoga pilates
taste lick pith gristle flask thermos pantry counter stove cooker bloat hangover hostel motel mall stall courier gran pill core
juice snap froth foam cool pinch dish plate ladle spoon wrap bulk shaken take make do get go see choice picker browser choose colour color copy rely supply deny theme text mode model point favor format feature
generate gallery gateway handle hook header helmet icon install instance insert intent margin marker manual message micro
motion notebook native number origin platform policy prepare preserve presence process publish radius rank render retain
rotate route router satisfy script scroll secure select server setting slicer snippet socket solve stack summary symbol tag
temporary timeout tracker wrapper warning grid graph gear filter flag font folder expression device demo desire disk convert
console configure compose compute compile clone canvas cache bundle bracket balcony babe angle anchor alias achieve activity
dad bod abandon adapt adopt aid apologise arrow assess assure await bark bleed bloom bounce bow breath bully burst calm
accept accident account ache act add address admit adult advert advise afford afternoon age agent agree aim airport alarm allow
amaze ambulance amount amuse animal ankle announce annoy answer anticipate apartment app appear appetite apply appointment
appreciate approach area argue arm army arrange arrest arrive art article ask assistant assume athlete attach attack attempt
attend attitude aunt author autumn avenue avoid award baby bachelor back backyard badge bag balance balcony ball ban band bang
bank barber bargain barn barrel base baseball basement basketball bath bathroom batter battery battle beach bear beard beat
become bed bedroom bedside bedtime begin behave believe bell belly belong belt bench bend bet bicycle bid bike bill bind bird
birthday blanket bless blink block blood blow blush board boast boat body bone book boot border boss bother bottom bounce box
boy brain brake branch brand break breathe bride bridge bring broadcast brother brush bucket buddy budget buffet build builder
building bump burn burp bury bus bush business butcher button cabin cabinet calculate calculator calendar call camera camp
campus cancel canteen captain car card cardio care career carer carpet carriage carry cart case cash castle cat catch category
cause celebrate cellar century ceremony chain chair challenge champion chance change channel chapter character charge chart
chase chat cheat check cheer chest chew child childhood choke choose chuck church cinema circle citizen city claim clap class
classroom clean clear click client climb cling clinic clock close closet cloth cloud club coach coast coat code coin collapse
colleague collect college colour column come comfort comment commit commute commuter companion company compare competition
complain complete computer concentrate concern concert condition conference confess confirm confuse connect consider contain
container contest continue control conversation convert cooldown copy corner correct corridor cost cottage cough count country
county couple course court cousin cover coworker crack crash crave craving crawl create creature credit crew cross crowd cry
culture cupboard curtain customer cycle dad damage dance danger dare date daughter daytime deadline deal debate debt decide
decline define degree delay delete deliver delivery demand dentist deny department depend describe deserve design desk destroy
detail develop devour diary die diet dig diner dining direction director disagree disappear disaster discover discuss disease
dislike distance ditch dive doctor dog doll door dorm dose doubt downtown drag draw drawer dread dream dress drive driver drop
drown dump dust duty ear earn earth edge education effect effort elbow election elevator email emergency employee empty
encourage end engine enter envelope episode error escape estimate evening event exaggerate exam example exception exchange
excite excuse exercise exist expand expect expense experience expert expire explain explore express extend eye face fact factory
fade fail failure faint faith fall fan fancy farm farmer fashion fast fasten father fault favour fear feed feeling fellow fence
fetch fever field fight figure file film find finger fire fit fitness fix flash flat flavour flight flinch float flood floor
flow flush fly focus fold folder follow foot football footpath force forest forget forgive fork form fortnight fortune frame
freezer fret fridge friend frighten fuel fun funeral furniture future gadget gain gamble game gap garage garden gate gather gaze
gear gentleman get gift girl give glance glove glow goal gobble gorge gosh government grab grade grandad grandma grandpa granny
grass graze greet grin groan groom ground group grow grumble guard guess guest guide guideline guitar gulp guzzle gym habit hair
hall hallway hammer hand handbag handle hang happen harm hat hate haul haunt head headache heal health hear heart heat heaven
heavy height help hesitate hide hike hiker hill hint hire history hit hobby hold holiday homework honeymoon hope horror horse
hospital host hotel hour house household housework hug hunt hurry hurt husband idea identify ignore illness imagine impress
improve inch incident include increase indulge inform injure injury insect inside insist instructor intend interest interrupt
interval interview introduce invent invite involve island issue item jacket jail jeans jersey job jog jogger join joke jot
journey judge juggle jump junction jury keep kettle key keyboard kick kid kidding kill kiss kit kitchen kitten knee knife knock
knot know label lack ladder lady lake land lane language laptop last laugh launch laundry law lawyer lay layer lead leader leaf
lean learn leave lecture leg lend lesson let letter level library licence lie lift light limit line linger link lip liquid list
listen litter live load lobby location lock locker log look lorry lose lot lounge love lower luck luggage lunchtime machine
magazine maid mail maintain manage manager manner map marathon march mark market marry mask master match mate maths matter
mattress mayor mealtime mean measure medal medicine meeting member memorise memory mention menu mess metabolism metal method
middle midnight midweek mile mind minute mirror miss mistake moan moment money monitor mood morning mother motivate motor
mountain mouth move movie multiply munch munched muscle museum music mutter nag nap nature neck need neglect neighbour nephew
nerve nest network news newspaper nibble niece night nightmare nod noise noon nose note notebook notice number nurse obey object
observe obtain occur offend offer office officer omit open opinion oppose option order organise oven overdo overeat overestimate
owe owner pace pack package page pain paint painting palace panic pants paper parcel parent park partner party pass passenger
paste path patient pattern pause pavement pay payment pen pencil people perform person persuade phone photo photograph phrase
physio pick picture pig pillow pilot pipe pitch place plan plane planet plastic platform player plead pleasure plug pocket poem
poet point police polish politics pool pop position possess possibility post potluck pound pour power practise praise pray
prefer prep present president pressure pretend prevent price priest prince princess print prison prize problem proceed process
produce product program programme progress project promise promote propose protect prove provide pub public pull pump punch
punish puppy purchase purpose purse push put puzzle qualify quality quantity quarter queen question queue quiz quote rabbit race
radio raid railway rain rainbow raise range rate reach react read reader realise reason recall receipt receive reception recipe
reckon recognise recommend record recover recycle reduce refill refuel refuse region regret relation relative relax release rely
remain remember remind remove repair repeat repetition replace reply report reps request require rescue resist respond rest
restaurant result resume retire return reveal review reward ride ring rip risk river road roar rob robot rock rocket role room
roommate rope row rub rubbish rug ruin rule ruler run runner rush sack sail sailor salary sale sample save scale scare scene
schedule school science scissors scoff scold scooter score scrap scrape scratch scream screen screw search season seat second
secret secretary section seek seem sell send sentence separate series serve service session set settle sew shadow shake shame
shape share shelf shift ship shirt shiver shock shoe shoot shopping shore shoulder shout shove show shower shrink shrug shut
shuttle sibling sidewalk sign silence sing sink sip sister sit site situation size skill skip skirt sky slap sleep sleepover
slide slip slot slow slurp smartphone smash smell smile smother snack snatch sneak sneeze sniff snore sob sock sofa soldier
solution someone song sort soul sound space spare speak speaker speech speed spell spend spill spin splurge spoil sport spot
spray spread spring square squat squeeze squirt stable staff stage stair stamp stand standard star stare start starve state
station statue status stay steal steer steering step stereo stick sting stink stir stomach stone stop store storm story
straighten stranger strap stray street strengthen stress stretch strike string struggle student studio study stuff stumble
stumbled subject substitute suburb succeed suck suffer suggest suit suitcase summer sunset supermarket supply support
suppose surface surgery surprise surround survive suspect swallow swap swear sweat sweep swell swim swing switch system table
tackle takeaway talent talk tap target task taxi teacher team tear tease technique teenager telephone television temper
temperature temple tempt tend tennis tent term terrify test thank theatre thief thing think thirst thought thread thrill throat
throw thumb thunder tick ticket tidy tie tile time timer timing tip tire toddle toddler toe toilet tongue tool tooth top topic
topple total touch tour tow towel tower town toy track tractor trade tradition traffic trail train trainer training transport
trap trash travel treadmill treat tree tremble trick trim trip trouble truck trunk trust truth try tuck tug tumble tummy tunnel
turn tutor twist type uncle understand undo uniform unit university unpack untie upset urge use vacation value van vanish
vehicle vendor version vet victim view village visit visitor voice volunteer vote wage waist wait waiter waitress wake walk
walker wall wallet wander want war wardrobe warmup warn wash waste watch wave weapon wear weather wedding week weekday weekend
weigh weight welcome wheel whisper whistle width wife win wind window wink winner winter wipe wish wobble wolf woman wonder word
work worker workmate workplace world worry wound wreck wrestle wriggle wrist write writer yard yawn year yell youth zip zone
zoom`)

const fixed = set(`
beaten meaty juicy lumpy silky tangy bland stodgy greasy swam pilates windy ramadan paleo torn stole
children handy familiar older oldest named meant actively easy months isnt werent couldnt shouldnt simpler safer prettier
able above abroad absolute absolutely accidentally according across actual additional adequate advance afraid afterwards ahead
aldi alike alive allergic alone along aloud altogether amazing amazon america american anybody anymore anyone anyway anywhere
apart apparently april arent asap asda ashamed asian aside asleep ate august australia available awake aware away awesome awful
awkward badly barely basic became because becoming began begun behind being best better beyond bigger biggest bitter blah blank
boots bored boring born bought bound brave brief briefly bright brilliant britain british broke broken brought bruh built busy
came canada canadian cannot cant careful carefully casual caught central certain certainly cheap cheaper cheeky chose chosen
clever closer colder comfy common completely constantly convenient correctly costco couldve crazy crucial curious currently damn
dead dear december deeply definite definitely delightful deliveroo depressed desperate desperately despite didn different
differently difficult dirty disappointed disgusting doesnt doubtless downstairs dreadful driven drove drunk dublin due dull dumb
during eager earlier easier easily east eastern easy eighteen eighty either eldest eleven else elsewhere embarrassed endless
england enormous entire entirely equally especially essential europe european eventually everybody everyone everything
everywhere evidently exact excellent exciting exhausted extra extremely fabulous fair fairly false famished famous fantastic
farther faster fatter favourite february fell felt fewer fifteen fifth fifty finally fine firstly fitter flew foolish forced
foreign forever forgot forgotten former formerly forth fortunately forty forward fought found fourteen fourth frankly frequent
frequently friday friendly frightened front fucking fully funny further gained gave general generally gentle gently genuine
genuinely germany glad gladly global gone gonna gotta gotten gradually grand grateful greater greatest greedy grew gross grown
grubhub grumpy guilty gutted handsome happier happily happy harder hardly hasnt havent heard heavily held hence hers herself
hidden higher highest himself honest honestly honey horrible hospitable hotter however huge hungover hungrier hurried ideal
ideally idk idle ill immediate immediately important impossible impressive incredible indeed indoors initially inner instagram
instead intense internal invited ireland itself january jealous jetlagged joint july june junior keen kept kinda kindly
knackered knew known kroger lame larger largest lately latest latter lazy least led lesser lets likely limited literally lived
lively local london lonely longer longest loose lost loud lousy lovely lowest lucky mad made magic mainly major many marvellous
massive maximum meanwhile medical meh melted mental merely merry messy met mighty mild million mine minimal minimum minor
missing modern monthly moreover morrisons mostly motivated moved multiple mutual myfitnesspal myself naked narrow nasty national
naughty nearby nearer nearly necessary neither nervous netflix nevertheless newly nicely nicer nineteen ninety nobody noisy none
nonetheless nope normally north northern notably nothing november nowadays nowhere numerous nutritionist obese obvious obviously
ocado occasional occasionally october odd official oldest once online onto opposite orally originally otherwise ought ours
ourselves outdoor outdoors outer outside overall overly overnight overseas own packed paid painful parked partial partially
particular particularly past peckish per perfect perfectly perhaps permanent personal physically pitiful playful pleasant
pleased plenty poor popular positive possible possibly posted potential poundland practically precise precisely predominantly
pregnant prepped pretty previous previously primarily primary prior private probable probably proper properly proud purely
purple quarterly quicker quickest quickly quiet quietly random randomly rapid rapidly rare rarely rather realistic realistically
really recent recently regardless regularly relatively relevant remaining remarkable remotely restless rich ridiculous ripped
roughly round rude rushed sacred sad sadly safe safely said salty same sat satisfied satisfying saturday saw scarcely scared
seldom selfish senior sensible sent september serious seriously seventeen seventh seventy severe shared sharp shattered she
sheer shockingly shortly should shouldve shy sick significant silent silly similar simply since single sitting sixteen sixth
sixty sleepy slept slightly sloppy slower slowly smaller smallest smart smooth social sold solid solo somebody somehow something
sometime sometimes somewhat somewhere soon sooner sore sorted south southern spar special specially specific specifically spent
splendid spoke spontaneous stale starbucks steady stiff stolen stood straight strange strava strict strictly stronger strongest
strongly stuck stupid subsequently successful such sudden suddenly sufficient sugary suitable sunny super superb supposed
supposedly sure surely surprisingly sweaty swimming taken talkative taller tasteless tempting terrible terribly terrific tesco
texas than that thats theirs them themselves therefore theres they theyre thin thinly third thirsty thirteen thirty thoroughly
those though thousand threw through throughout thrown thursday thus till tired together told tomorrow tonight too took topless
totally tough towards traditionally tremendous tried triple true truly tuesday twelve twenty twice typical typically ubereats
ugh ugly ultimate ultimately unable under underneath understood unfortunately unhappy unhealthy unique united universal unless
unlike unlikely until unusual upon upper upstairs urgent useful useless usual usually utter utterly vague vaguely valuable
various vast versus via virtually visible vital waitrose walmart warmer warmly wasnt weak wealthy wednesday weekly weird
wellness went werent west western wet whatever whatsapp whenever whereas wherever whether whichever whilst whoever whole whom
whose widely wider wild wise within woke wont wooden worn worse worst worth would wouldnt wow wrong wrote yeah yearly yesterday
yet younger youngest your yours yourself youtube yup zero`)

/** Whether a word is plain English that says nothing about a food; its plural and its forms in -ed, -ing, -ly too. */
export function isCommonWord(word: string): boolean {
  if (fixed.has(word) || inflected.has(word)) return true
  const base = /^(.{2,}?)(?:i?e?s|i?e?d|ing|ly)$/.exec(word)?.[1]
  if (base === undefined) return false
  const short = base.at(-1) === base.at(-2) ? base.slice(0, -1) : base
  return [base, `${base}e`, `${base}y`, short].some((form) => inflected.has(form))
}
