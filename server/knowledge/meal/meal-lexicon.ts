const set = (text: string) => new Set(text.split(/\s+/))

/** Words that people put around food and that say nothing about it. */
export const fillers = set(`
i we you he she it me my our his her their your had have having has ate eat eaten eating drank drink drinking drunk got get
made make making took take grabbed grab enjoyed finished bought buy ordered order cooked prepared shared consumed snacked
was were is are be been am did do some the that this these those there here then also just only really very quite
so too like as well arvo tonite smoko today yesterday tonight tomorrow morning afternoon evening night midnight noon now later earlier early late
breakfast bfast brekkie brekky elevenses lunch dinner supper brunch snack dessert meal meals starter side main course mid
condiment condiments fresh freshly homemade leftover leftovers delicious tasty yummy yum thats whats scratch regrets bday nice good lovely healthy big simple quick usual favorite
favourite typical normal standard basic average ordinary own bought store shop supermarket restaurant takeaway takeout
organic range local seasonal still again finally maybe probably think lot lots bit little amount bunch total altogether
each per every day week time kind type sort size sized about around roughly approximately approx circa nearly almost exactly
mcdonalds kfc starbucks subway walmart costco aldi lidl tesco sainsburys trader joes
dipping dunking box says said label packet scales home house work gym training workout run desk office friend friends family kids toddler mom mum moms dad
ok okay yes yeah please thanks thank of a an or but if not dont didnt couldnt more less than
first second third last next other another few several cut up into made out half quarter bite bites
mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday am pm clock oclock
calories kcal carbs macros
both all any most many much only even ever never always often usually still once twice again almost already because
what when where which who why how can could would should may might must shall will do does doing done go goes going went gone
see saw seen feel felt hungry full enough stuff thing things something anything nothing food foods plate dish place joint shop
cafe canteen cafeteria chain fast way back front left right top bottom end start begin between among into onto off up down
new old same different else own very such no one ones self new long short early late high tiny huge whole fully halfway
please thanks share split divided finish finished leave eating plain people person man woman boy girl year month hour minute
minutes hours ago past since until till around walk walking swim swimming school class lunchbox picnic party birthday trip weight wt weighed
batch recipe neat homestyle lol haha omg btw tbh wife husband kinda sorta basically literally overnight soaked together combined`)

/** Words that start what belongs to the occasion and not to the plate: "for lunch", "from the shop", "at home". */
export const adjuncts = set(
  'for from at after before during by because while when since until post pre around via',
)

/** Words that join one food to the next. */
export const connectors = set(
  'with and plus on in then alongside followed along topped served over under beside including inside stuffed filled covered drizzled sprinkled smothered dipped',
)

/** Words after which what is named was not eaten. */
export const exclusions = set(
  'without no minus excluding except hold skip skipped scrap scrapped ditch ditched not',
)

/** Things named after "in" that are not eaten as a food of their own. */
export const settings = set(
  'water brine morning evening afternoon bed oven airfryer fryer microwave pan bowl car office kitchen park total ice',
)
