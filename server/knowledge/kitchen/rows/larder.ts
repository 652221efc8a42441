/** Oils, sauces, stocks, spreads, spices and baking goods; columns as in vegetables.ts. */
export const larder = `
@ spices_oils
*olive oil= | extra virgin olive oil, evoo, light olive oil, virgin olive oil | 🫒 | oil | olive oil | 14 | - | -
*vegetable oil= | sunflower oil, rapeseed oil, canola oil, cooking oil, oil, neutral oil, corn oil, grapeseed oil, frying oil, avocado oil | 🛢️ | oil | sunflower oil | 14 | - | -
sesame oil= | toasted sesame oil, dark sesame oil | 🛢️ | - | sesame oil | 5 | - | sesame
coconut oil= | virgin coconut oil | 🥥 | oil | coconut oil | 12 | - | tree_nut
peanut oil= | groundnut oil | 🛢️ | oil | peanut oil | 14 | - | peanut
walnut oil= | hazelnut oil, almond oil | 🛢️ | - | walnut oil | 10 | - | tree_nut
chili oil= | chilli oil, chilli crisp, chilli crunch, crispy chilli oil | 🌶️ | chili condiment | chili oil | 8 | - | soy sesame peanut
lard= | pork fat, dripping, bacon fat | 🐖 | - | lard | 12 | - | pork
goose fat= | duck fat, beef dripping, tallow | 🪿 | - | goose fat | 12 | - | poultry
*salt= | sea salt, table salt, flaky salt, kosher salt, himalayan salt | 🧂 | spice | salt | 1.5 | - | -
*black pepper= | ground pepper, ground black pepper, peppercorn, white pepper, black peppercorn, cracked pepper | 🧂 | spice | black pepper | 0.5 | - | -
*paprika= | sweet paprika, smoked paprika, pimenton, hot paprika | 🌶️ | spice | paprika | 2 | - | -
chili powder= | chilli powder, mild chilli powder, hot chilli powder, chipotle powder, kashmiri chilli powder, kashmiri chilli, ancho powder, chipotle flakes | 🌶️ | spice chili | chili powder | 1.5 | - | -
cayenne pepper= | cayenne, ground cayenne | 🌶️ | spice chili | cayenne pepper | 0.5 | - | -
*chili flake | chilli flake, red pepper flakes, crushed red pepper, dried chilli flake, gochugaru, aleppo pepper, pul biber, crushed chilli, red pepper flake | 🌶️ | spice chili | cayenne pepper | 0.5 | - | -
dried chili=dried chilies | dried chilli, dried chile, dried red chilli, ancho chilli, guajillo, dried chili pepper | 🌶️ | spice chili | dried chili pepper | 2 | dried chili 2 | -
*cinnamon= | ground cinnamon, cinnamon stick, cinammon | 🟤 | spice | cinnamon | 1.5 | - | -
*cumin= | ground cumin, cumin seed, cumin powder, jeera | 🟤 | spice | cumin | 2 | - | -
ground coriander= | coriander seed, coriander powder, dhania | 🟤 | spice | ground coriander | 2 | - | -
turmeric= | ground turmeric, turmeric powder, tumeric, haldi, fresh turmeric | 🟡 | spice | turmeric | 1.5 | - | -
*curry powder= | madras curry powder, mild curry powder, medium curry powder | 🟡 | spice | curry powder | 4 | - | mustard celery
garam masala= | tikka masala spice, tandoori masala, tandoori spice, biryani masala | 🟤 | spice | curry powder | 2 | - | mustard
ground ginger= | ginger powder, dried ginger | 🟡 | spice | ground ginger | 1 | - | -
garlic powder= | garlic granules, garlic salt, dried garlic | 🧄 | spice | garlic powder | 1.5 | - | -
onion powder= | onion granules, onion salt | 🧅 | spice | onion powder | 1.5 | - | -
crispy onion | fried onion, crispy fried onion | 🧅 | crumb | crispy fried onions | 8 | - | wheat
nutmeg= | ground nutmeg, mace | 🟤 | spice | nutmeg | 0.3 | - | -
clove | ground clove, whole clove | 🟤 | spice | ground cloves | 0.5 | - | -
allspice= | ground allspice, pimento berry | 🟤 | spice | allspice | 1 | - | -
cardamom= | cardamom pod, ground cardamom, green cardamom | 🟢 | spice | cardamom | 1 | - | -
mixed spice= | pumpkin spice, pumpkin pie spice, gingerbread spice | 🟤 | spice | pumpkin pie spice | 1.5 | - | -
star anise= | five spice, chinese five spice, five spice powder, aniseed | 🌟 | spice | fennel seed | 1 | - | -
fennel seed | ground fennel | 🟢 | spice | fennel seed | 1 | - | -
mustard seed | yellow mustard seed, black mustard seed, mustard powder | 🟡 | spice | mustard seed | 2 | - | mustard
caraway seed | caraway, nigella seed, kummel | 🟤 | spice | caraway seed | 1 | - | -
celery seed | celery salt | 🟢 | spice | celery seed | 1 | - | celery
fenugreek= | fenugreek leaf, kasuri methi, methi, dried fenugreek | 🟢 | spice | fenugreek | 1 | - | -
saffron= | saffron thread | 🟡 | spice | saffron | 0.1 | - | -
bay leaf=bay leaves | bay, dried bay leaf | 🍃 | dried_herb | bay leaf | 0.5 | bay leaf 0.3 | -
*oregano= | dried oregano, fresh oregano, marjoram, mexican oregano | 🌿 | dried_herb | oregano | 1 | - | -
dried basil= | basil dried | 🌿 | dried_herb | dried basil | 1 | - | -
dried parsley= | parsley dried | 🌿 | dried_herb | dried parsley | 1 | - | -
thyme= | dried thyme, lemon thyme | 🌿 | dried_herb | dried thyme | 1 | - | -
dried rosemary= | rosemary dried | 🌿 | dried_herb | dried rosemary | 1 | - | -
sage= | fresh sage, dried sage, sage leaf | 🌿 | dried_herb | dried sage | 1 | - | -
dried dill= | dill dried | 🌿 | dried_herb | dried dill | 1 | - | -
dried mint= | mint dried | 🌿 | dried_herb | dried mint | 1 | - | -
*italian herbs= | mixed herbs, italian seasoning, herbes de provence, dried mixed herb, dried herb, italian herb, herb mix | 🌿 | dried_herb | italian seasoning | 1 | - | -
taco seasoning= | fajita seasoning, cajun seasoning, fajita spice, cajun spice, mexican spice mix, cajun | 🌶️ | spice | taco seasoning | 5 | - | celery
ras el hanout= | baharat, harissa spice, moroccan spice, shawarma spice, berbere, seven spice | 🟤 | spice | allspice | 2 | - | -
za'atar= | zaatar, sumac, dukkah, za atar | 🟤 | spice | oregano | 1 | - | sesame tree_nut wheat
jerk seasoning= | jerk spice, all purpose seasoning, poultry seasoning, bbq rub, steak seasoning, chicken seasoning | 🌶️ | spice | seasoning mix | 3 | - | celery sesame mustard
everything seasoning= | furikake, everything bagel seasoning, togarashi, shichimi togarashi | 🌾 | spice | toasted sesame seed | 3 | - | sesame fish soy wheat
msg= | monosodium glutamate, aromat | 🧂 | spice | msg | 0.5 | - | -
*sugar= | white sugar, caster sugar, granulated sugar, cane sugar, superfine sugar, raw sugar, golden caster sugar | 🍬 | sweetener | sugar | 10 | - | -
brown sugar= | light brown sugar, dark brown sugar, muscovado, demerara, palm sugar, muscovado sugar, coconut sugar, jaggery, demerara sugar | 🟤 | sweetener | brown sugar | 10 | - | -
powdered sugar= | icing sugar, confectioner's sugar, confectioners sugar | ⚪ | sweetener | powdered sugar | 10 | - | -
*honey= | runny honey, clear honey, raw honey, manuka honey | 🍯 | sweetener | honey | 14 | - | honey
maple syrup= | pure maple syrup, maple | 🍁 | sweetener | maple syrup | 20 | - | -
agave syrup= | agave, agave nectar, date syrup, golden syrup, agave nectar syrup | 🍯 | sweetener | agave syrup | 14 | - | -
molasses= | treacle, pomegranate molasses, black treacle | 🟤 | sweetener | molasses | 10 | - | sulphite
sweetener= | stevia, erythritol, xylitol, sucralose, artificial sweetener | ⚪ | - | erythritol | 10 | - | -
*baking powder= | - | ⚪ | baking | baking powder | 4 | - | -
baking soda= | bicarbonate of soda, bicarb, bicarbonate | ⚪ | baking | baking soda | 2 | - | -
yeast= | dried yeast, dry yeast, instant yeast, fast action yeast, active dry yeast | ⚪ | baking | dry yeast | 7 | - | gluten
*cornstarch= | cornflour, corn starch, potato starch, arrowroot, tapioca starch | ⚪ | baking | cornstarch | 8 | - | -
cocoa powder= | cocoa, unsweetened cocoa powder, cacao powder, cacao | 🍫 | baking | cocoa powder | 6 | - | -
vanilla extract= | vanilla, vanilla essence, vanilla pod, vanilla bean, vanilla paste | 🌼 | baking | vanilla extract | 3 | - | alcohol
gelatin= | gelatine, gelatine leaf, gelatin powder, leaf gelatine | ⚪ | baking | gelatin powder | 4 | - | gelatin pork
agar= | agar agar | ⚪ | baking | agar | 3 | - | -
protein powder= | whey, whey protein, protein, whey powder, vanilla protein powder | 💪 | - | whey protein powder | 25 | - | milk soy
vegan protein powder= | pea protein, plant protein powder, plant based protein powder | 💪 | - | pea protein isolate | 25 | - | -
nutritional yeast= | nooch, yeast flakes | 🟡 | condiment | nutritional yeast | 6 | - | -
psyllium husk= | psyllium | ⚪ | baking | psyllium husk | 5 | - | -
@ tins_jars
*vinegar= | white wine vinegar, red wine vinegar, cider vinegar, apple cider vinegar, white vinegar, wine vinegar, sherry vinegar, malt vinegar, distilled vinegar, spirit vinegar | 🍶 | acid | red wine vinegar | 10 | - | sulphite gluten
rice vinegar= | rice wine vinegar, sushi vinegar | 🍶 | acid | rice vinegar | 10 | - | -
balsamic vinegar= | balsamic, balsamic glaze, aceto balsamico | 🍶 | acid | balsamic vinegar | 10 | - | sulphite
*lemon juice= | bottled lemon juice | 🍋 | acid | lemon juice | 15 | - | sulphite
lime juice= | bottled lime juice | 🍋 | acid | lime juice | 15 | - | sulphite
*vegetable stock= | vegetable broth, veggie stock, veg stock, vegetable stock pot | 🍲 | stock | vegetable broth | 250 | - | celery
*chicken stock= | chicken broth, bone broth, stock, broth, chicken bone broth | 🍲 | stock | chicken broth | 250 | - | poultry celery
*beef stock= | beef broth | 🍲 | stock | beef broth | 250 | - | beef celery
bouillon cube | stock cube, bouillon, vegetable stock cube, chicken stock cube, stock powder, stock pot, beef stock cube, bouillon powder | 🧊 | - | bouillon cube | 5 | bouillon cube 5 | celery gluten milk soy meat poultry beef
dashi= | dashi stock, dashi powder, fish stock, instant dashi | 🍲 | - | vegetable broth | 250 | - | fish celery
coconut milk= | tinned coconut milk, canned coconut milk, light coconut milk, can of coconut milk, tin of coconut milk, full fat coconut milk, coconut milk tin | 🥥 | coconut | coconut milk | 100 | can 400 | tree_nut
coconut cream= | creamed coconut | 🥥 | coconut | coconut cream | 50 | - | tree_nut
*soy sauce= | soya sauce, light soy sauce, dark soy sauce, shoyu, low sodium soy sauce, reduced salt soy sauce | 🥢 | asian_sauce | soy sauce | 12 | - | soy wheat
tamari= | gluten free soy sauce, coconut aminos | 🥢 | asian_sauce | tamari | 12 | - | soy
fish sauce= | nam pla, nuoc mam | 🐟 | - | fish sauce | 8 | - | fish
oyster sauce= | vegetarian oyster sauce | 🦪 | asian_sauce | oyster sauce | 12 | - | shellfish soy wheat
hoisin sauce= | hoisin, plum sauce | 🥢 | asian_sauce | hoisin sauce | 16 | - | soy wheat sesame
teriyaki sauce= | teriyaki, sweet soy sauce, kecap manis, bulgogi sauce, teriyaki marinade, yakitori sauce | 🥢 | asian_sauce | teriyaki sauce | 16 | - | soy wheat sesame alcohol
black bean sauce= | yellow bean sauce, doubanjiang, chilli bean paste, fermented black bean, broad bean paste | 🥢 | - | black bean sauce | 15 | - | soy wheat
sweet chili sauce= | sweet chilli sauce, thai chilli sauce | 🌶️ | condiment | sweet chili sauce | 18 | - | sulphite
sriracha= | sriracha sauce, sambal, sambal oelek | 🌶️ | condiment chili | sriracha | 6 | - | sulphite
hot sauce= | tabasco, chilli sauce, chili sauce, franks red hot, cholula, piri piri sauce, peri peri sauce | 🌶️ | condiment chili | hot sauce | 5 | - | sulphite
gochujang= | korean chilli paste, korean chili paste | 🌶️ | - | gochujang | 18 | - | soy wheat
miso= | miso paste, white miso, red miso, brown miso, white miso paste | 🥣 | - | miso paste | 16 | - | soy gluten
mirin= | sake, rice wine, shaoxing wine, shaohsing wine, cooking sake, chinese cooking wine | 🍶 | - | mirin | 10 | - | alcohol gluten wheat
thai curry paste= | red curry paste, green curry paste, thai red curry paste, thai green curry paste, yellow curry paste, panang curry paste, laksa paste, curry paste, tom yum paste | 🍛 | curry_paste | curry paste | 22 | - | shellfish fish mustard
indian curry paste= | tikka paste, korma paste, tandoori paste, balti paste, madras paste, tikka masala paste, rogan josh paste, curry sauce | 🍛 | curry_paste | curry paste | 25 | - | mustard fish shellfish milk tree_nut
harissa= | harissa paste, rose harissa | 🌶️ | condiment chili | sambal oelek | 12 | - | sulphite
chipotle paste= | chipotle, chipotle in adobo, chipotles in adobo, chipotle chilli, adobo sauce | 🌶️ | condiment chili | sambal oelek | 10 | - | sulphite
tahini= | tahini paste, sesame paste, tahina | 🌾 | spread | tahini | 15 | - | sesame
peanut butter= | crunchy peanut butter, smooth peanut butter, natural peanut butter | 🥜 | spread | peanut butter | 20 | - | peanut
almond butter= | cashew butter, nut butter, hazelnut butter | 🌰 | spread | almond butter | 20 | - | tree_nut peanut
sunflower seed butter= | seed butter | 🌻 | spread | sunflower seed butter | 20 | - | -
chocolate spread= | hazelnut spread, nutella, chocolate hazelnut spread | 🍫 | - | hazelnut cocoa spread | 20 | - | tree_nut milk soy
yeast extract= | marmite, vegemite | 🟤 | - | yeast extract | 5 | - | gluten celery
jam= | strawberry jam, raspberry jam, jelly, fruit spread, apricot jam, marmalade, conserve, fruit jam, blackcurrant jam | 🍓 | sweetener | jam | 20 | - | sulphite
cranberry sauce= | lingonberry jam, lingonberry, redcurrant jelly | 🍒 | sweetener | cranberry sauce | 25 | - | -
ketchup= | tomato ketchup, catsup, tomato sauce ketchup | 🍅 | condiment | ketchup | 15 | - | celery
mayonnaise= | mayo, light mayonnaise, real mayonnaise, aioli, japanese mayo, kewpie mayo | 🥚 | condiment | mayonnaise | 14 | - | egg soy mustard
vegan mayonnaise= | egg free mayo, vegan mayo | 🥣 | condiment | vegan mayonnaise | 14 | - | soy mustard
*mustard= | dijon mustard, dijon, wholegrain mustard, english mustard, yellow mustard, american mustard, wholegrain dijon, dijon mustard wholegrain | 🟡 | condiment | dijon mustard | 6 | - | mustard sulphite
horseradish= | horseradish sauce, creamed horseradish | 🟡 | condiment | horseradish sauce | 8 | - | egg milk mustard sulphite
wasabi= | wasabi paste | 🟢 | condiment | wasabi | 3 | - | mustard
worcestershire sauce= | worcester sauce, worcestershire, lea perrins, lea and perrins, brown sauce, hp sauce, steak sauce | 🟤 | condiment | worcestershire sauce | 6 | - | fish gluten
barbecue sauce= | bbq sauce, smoky bbq sauce | 🍖 | condiment | barbecue sauce | 18 | - | mustard celery fish soy
salsa= | tomato salsa, salsa verde, jarred salsa, taco sauce, pico de gallo | 🍅 | condiment | salsa | 40 | - | -
pesto= | green pesto, basil pesto, pesto sauce, pesto genovese, red pesto | 🌿 | - | pesto | 30 | - | milk tree_nut egg rennet
pasta sauce= | marinara, marinara sauce, bolognese sauce jar, tomato pasta sauce, arrabbiata sauce, pizza sauce, tomato and basil sauce | 🥫 | - | marinara sauce | 125 | - | celery
chutney= | mango chutney, tomato chutney, onion chutney, relish, caramelised onion chutney | 🥭 | condiment | chutney | 18 | - | mustard sulphite
tamarind paste= | tamarind, tamarind concentrate, tamarind pulp | 🟤 | acid | tamarind sauce | 10 | - | sulphite
tapenade= | olive tapenade, olive paste | 🫒 | condiment | olive tapenade | 15 | - | fish
salad dressing= | vinaigrette, italian dressing, french dressing, balsamic dressing, salad cream | 🥗 | - | vinaigrette | 20 | - | mustard sulphite egg milk
caesar dressing= | caesar sauce | 🥗 | - | caesar dressing | 25 | - | egg milk fish mustard rennet
ranch dressing= | ranch, blue cheese dressing | 🥗 | - | ranch dressing | 25 | - | milk egg soy
gravy= | gravy granules, beef gravy, bisto | 🍲 | - | gravy | 60 | - | wheat meat beef celery milk
evaporated milk= | - | 🥫 | - | evaporated milk | 50 | - | milk
condensed milk= | sweetened condensed milk, dulce de leche | 🥫 | - | condensed milk | 30 | - | milk
canned soup= | tinned soup, soup, can of soup, tomato soup | 🥫 | - | creamy tomato soup | 300 | - | milk wheat celery
@ nuts_snacks
marshmallow | mini marshmallow | 🍡 | - | marshmallow | 20 | - | gelatin pork
potato chip | crisp, potato crisp | 🥔 | - | potato chip | 30 | - | milk wheat
beef jerky= | biltong, jerky | 🥩 | - | beef jerky | 30 | - | beef soy wheat
@ frozen
french fries= | oven chip, frozen chip, chip, oven fries, frozen fries, chips, fries, potato wedge | 🍟 | - | french fries | 150 | - | -
ice cream= | vanilla ice cream, gelato, frozen yogurt, vanilla icecream | 🍨 | - | vanilla ice cream | 70 | - | milk egg
vegan ice cream= | sorbet, dairy free ice cream | 🍨 | - | vegan ice cream | 70 | - | tree_nut soy
ice= | ice cube | 🧊 | - | water | 50 | - | -
@ tins_jars
fruit cocktail= | tinned fruit, canned fruit, fruit salad | 🍑 | - | fruit cocktail | 120 | - | -
falafel= | - | 🧆 | - | falafel | 100 | - | wheat sesame
chicken nugget | breaded chicken, chicken schnitzel, chicken kiev | 🍗 | - | chicken nugget | 110 | - | poultry wheat soy
dumpling | gyoza, potsticker, frozen dumpling, wonton | 🥟 | - | dumpling | 120 | dumpling 30 | shellfish egg wheat soy sesame pork
pizza= | frozen pizza, leftover pizza | 🍕 | - | cheese pizza | 200 | - | milk wheat soy
`
