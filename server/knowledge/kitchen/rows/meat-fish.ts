/**
 * Meat, fish, eggs and substitutes; columns as in vegetables.ts. Raw rows of the food table if available; offal,
 * veal, duck, game and a few fish have cooked ones only.
 */
export const meatAndFish = `
@ meat_fish
chicken breast | chicken, chicken fillet, skinless chicken breast, raw chicken, chicken breast fillet, boneless chicken breast, chicken tender, chicken strip, diced chicken, chicken piece, chicken mini fillet, chicken tenderloin | 🍗 | poultry | raw chicken breast | 150 | chicken breast 170 | poultry
chicken thigh | boneless chicken thigh, chicken thigh fillet, skinless chicken thigh | 🍗 | poultry | raw chicken thigh | 150 | chicken thigh 90 | poultry
chicken drumstick | chicken leg, chicken leg quarter, bone in chicken thigh | 🍗 | poultry | raw chicken drumstick | 180 | chicken drumstick 105 | poultry
chicken wing | - | 🍗 | poultry | raw chicken wing | 200 | chicken wing 90 | poultry
whole chicken | - | 🍗 | poultry | raw chicken thigh with skin | 200 | - | poultry
ground chicken= | minced chicken, chicken mince | 🍗 | ground_meat | raw ground chicken | 130 | - | poultry
chicken liver | - | 🍗 | poultry | chicken liver | 110 | - | poultry offal
cooked chicken= | leftover chicken, roast chicken, rotisserie chicken, shredded chicken, leftover roast chicken, cooked chicken breast, cold chicken, grilled chicken, pulled chicken, leftover cooked chicken, chicken leftover, canned chicken | 🍗 | cooked_meat | roast chicken | 110 | - | poultry
turkey breast | turkey, turkey steak, turkey escalope, turkey fillet, diced turkey | 🦃 | poultry | raw turkey breast | 150 | turkey breast 130 | poultry
ground turkey= | minced turkey, turkey mince, lean ground turkey | 🦃 | ground_meat | raw ground turkey | 130 | - | poultry
cooked turkey= | leftover turkey, roast turkey | 🦃 | cooked_meat | turkey | 110 | - | poultry
duck breast | duck, duck fillet, magret | 🦆 | poultry | duck breast | 150 | duck breast 170 | poultry
beef steak | steak, sirloin, sirloin steak, rump steak, ribeye, ribeye steak, rib eye, beef, fillet steak, filet mignon, striploin, flat iron steak, bavette, minute steak, frying steak, beef strip, stir fry beef, t-bone steak, beef fillet, new york strip, entrecote, beef tenderloin | 🥩 | red_meat | raw sirloin steak | 160 | steak 220 | beef
flank steak | skirt steak, hanger steak, onglet | 🥩 | red_meat | raw flank steak | 150 | - | beef
stew beef= | stewing beef, diced beef, beef chuck, braising steak, braising beef, chuck steak, beef brisket, brisket, beef shin, casserole beef, chuck roast, beef roast, beef joint, topside, beef stew meat, beef cubes | 🥩 | red_meat | raw stew beef | 150 | - | beef
ground beef= | minced beef, beef mince, mince, lean beef mince, lean minced beef, steak mince, hamburger meat, beef burger, burger patty, beef patty, lean ground beef, minced meat, ground meat, mincemeat beef | 🥩 | ground_meat | raw 90% lean ground beef | 125 | - | beef
roast beef= | cold roast beef, leftover roast beef, deli roast beef, sliced roast beef, leftover beef, cooked beef | 🥩 | cooked_meat | roast beef | 90 | - | beef
beef liver | liver, lamb liver, lamb's liver, calf liver, calves liver, veal liver | 🥩 | red_meat | beef liver | 120 | - | beef lamb offal
veal= | veal escalope, veal cutlet, veal chop, veal schnitzel | 🥩 | red_meat | veal cutlet | 130 | - | beef
pork chop | pork steak, pork loin chop, pork cutlet, pork loin steak | 🥩 | red_meat | raw pork chop | 160 | pork chop 190 | pork
pork tenderloin= | pork fillet, pork medallion, pork strip, pork, lean pork, stir fry pork, pork escalope, pork schnitzel | 🥩 | red_meat | raw pork tenderloin | 150 | - | pork
pork loin= | pork roast, pork shoulder, diced pork, pork joint, pork butt, stewing pork, boston butt, pork leg, pork collar, pulled pork joint | 🥩 | red_meat | raw pork loin | 160 | - | pork
pork belly= | belly pork, pork belly slice, pork rib, sparerib, spare rib, pork spare rib | 🥓 | red_meat | raw pork belly | 110 | - | pork
ground pork= | minced pork, pork mince, mixed mince, mixed minced meat | 🥩 | ground_meat | raw ground pork | 125 | - | pork
cooked pork= | roast pork, leftover pork, leftover roast pork, pulled pork, cold pork | 🥩 | cooked_meat | pork loin | 110 | - | pork
cooked lamb= | roast lamb, leftover lamb, leftover roast lamb | 🍖 | cooked_meat | leg of lamb | 110 | - | lamb
cooked salmon= | leftover salmon, poached salmon, leftover fish, cooked fish | 🐟 | - | salmon | 110 | - | fish
lamb chop | lamb cutlet, lamb steak, rack of lamb, lamb loin chop | 🍖 | red_meat | raw lamb chop | 170 | lamb chop 95 | lamb
diced lamb= | lamb, stewing lamb, lamb shoulder, leg of lamb, lamb leg, lamb neck, lamb fillet, mutton, lamb shank, goat, goat meat, lamb cubes | 🍖 | red_meat | raw lamb chop | 130 | - | lamb
ground lamb= | minced lamb, lamb mince | 🍖 | ground_meat | raw ground lamb | 120 | - | lamb
venison= | deer, venison steak, bison, elk | 🥩 | red_meat | venison | 130 | - | game
rabbit= | - | 🍖 | red_meat | rabbit | 140 | - | game not_kosher
bacon= | streaky bacon, back bacon, bacon rasher, smoked bacon, bacon strip, rasher, bacon slice, unsmoked bacon, bacon bits, thick cut bacon | 🥓 | cured_meat | raw bacon | 45 | slice 28 | pork
lardon | bacon lardon, speck, bacon cube, smoked lardon | 🥓 | cured_meat | raw bacon | 45 | - | pork
pancetta= | guanciale | 🥓 | cured_meat | pancetta | 40 | - | pork
turkey bacon= | turkey rasher | 🥓 | cured_meat | raw turkey bacon | 45 | - | poultry
ham= | cooked ham, sliced ham, deli ham, honey ham, ham slice, smoked ham, black forest ham, wafer thin ham, baked ham, leftover ham | 🍖 | cured_meat cooked_meat | ham | 60 | slice 28 | pork
gammon= | gammon steak, ham steak | 🍖 | cured_meat | ham steak | 150 | - | pork
prosciutto= | parma ham, serrano ham, jamon, jamon serrano, cured ham, iberico ham | 🥓 | cured_meat | prosciutto | 35 | slice 15 | pork
salami= | genoa salami, milano salami | 🍖 | cured_meat | salami | 35 | - | pork
pepperoni= | - | 🍕 | cured_meat | pepperoni | 30 | - | pork
mortadella= | - | 🥓 | cured_meat | mortadella | 40 | - | pork tree_nut
chorizo= | cooking chorizo, spanish chorizo, chorizo sausage, chorizo ring | 🌭 | cured_meat sausage | chorizo | 45 | - | pork
sliced turkey= | deli turkey, turkey slice, turkey ham, turkey breast slice, smoked turkey | 🦃 | cooked_meat | deli turkey | 60 | slice 28 | poultry
sliced chicken= | deli chicken, chicken slice | 🍗 | cooked_meat | deli chicken | 60 | slice 28 | poultry
pastrami= | corned beef, salt beef, corned beef tin | 🥩 | cooked_meat | pastrami | 60 | - | beef mustard
pork sausage | sausage, british sausage, cumberland sausage, lincolnshire sausage, chipolata, sausage meat, breakfast sausage, banger, pork link | 🌭 | sausage | british pork sausage | 110 | sausage 55 | pork
italian sausage | fennel sausage, salsiccia, hot italian sausage | 🌭 | sausage | raw italian sausage | 100 | sausage 90 | pork sulphite
bratwurst=bratwursts | german sausage, thuringer, weisswurst | 🌭 | sausage | bratwurst | 100 | bratwurst 100 | pork
frankfurter | hot dog, hot dog sausage, wiener, vienna sausage, hot dog frank | 🌭 | sausage | frankfurter | 90 | frankfurter 45 | pork
smoked sausage | kielbasa, andouille, andouille sausage, kabanos, polish sausage | 🌭 | sausage | smoked sausage | 80 | - | pork
chicken sausage | turkey sausage, chicken chipolata | 🌭 | sausage | chicken sausage | 100 | sausage 50 | poultry wheat soy celery mustard sulphite
merguez= | lamb sausage, sucuk, sujuk, beef sausage | 🌭 | sausage | merguez | 90 | merguez 50 | lamb beef
blood sausage | black pudding, morcilla, blutwurst | 🌭 | sausage | blood sausage | 70 | - | pork blood
salmon= | salmon fillet, fresh salmon, raw salmon, wild salmon, salmon steak, frozen salmon | 🐟 | fish oily_fish | raw salmon | 130 | salmon fillet 130 | fish
trout= | rainbow trout, trout fillet, sea trout, arctic char | 🐟 | fish oily_fish | raw trout | 130 | trout fillet 130 | fish
mackerel= | fresh mackerel, mackerel fillet | 🐟 | fish oily_fish | raw mackerel | 110 | mackerel fillet 100 | fish
tuna steak | fresh tuna, ahi tuna, yellowfin tuna, raw tuna | 🐟 | fish oily_fish | raw tuna | 130 | tuna steak 140 | fish
swordfish= | swordfish steak | 🐟 | fish | swordfish | 130 | swordfish steak 140 | fish not_kosher
fresh sardine | sardine fresh, herring, fresh herring, sprat, pilchard | 🐟 | fish oily_fish | fresh sardine | 110 | - | fish
cod= | cod fillet, frozen cod, white fish, fish, fish fillet, white fish fillet, cod loin, frozen fish, frozen fish fillet, frozen white fish, raw cod, ling | 🐟 | fish white_fish | raw cod | 150 | cod fillet 150 | fish
haddock= | haddock fillet, whiting | 🐟 | fish white_fish | raw haddock | 150 | haddock fillet 150 | fish
smoked haddock= | undyed smoked haddock | 🐟 | fish white_fish | smoked haddock | 130 | smoked haddock fillet 150 | fish
pollock= | pollack, coley, alaska pollock, saithe | 🐟 | fish white_fish | raw pollock | 150 | pollock fillet 140 | fish
hake= | hake fillet | 🐟 | fish white_fish | hake | 140 | hake fillet 140 | fish
tilapia= | tilapia fillet, basa, pangasius, barramundi | 🐟 | fish white_fish | raw tilapia | 140 | tilapia fillet 120 | fish
halibut= | halibut fillet, turbot | 🐟 | fish white_fish | raw halibut | 140 | halibut fillet 150 | fish
plaice= | sole, lemon sole, dover sole, flounder, plaice fillet, sole fillet | 🐟 | fish white_fish | raw sole | 150 | plaice fillet 150 | fish
sea bass= | sea bass fillet, seabass, branzino | 🐟 | fish white_fish | raw sea bass | 130 | sea bass fillet 110 | fish
sea bream= | bream, dorade, sea bream fillet, dorada | 🐟 | fish white_fish | sea bream | 130 | sea bream fillet 110 | fish
snapper= | red snapper, snapper fillet, grouper, rockfish, perch, mahi mahi | 🐟 | fish white_fish | snapper | 140 | snapper fillet 150 | fish
monkfish= | monkfish tail | 🐟 | fish white_fish | monkfish | 140 | - | fish not_kosher
catfish= | catfish fillet | 🐟 | fish white_fish | raw catfish | 140 | catfish fillet 150 | fish not_kosher
eel= | smoked eel, unagi | 🐟 | fish | eel | 90 | - | fish not_kosher
smoked salmon= | lox, gravlax, smoked salmon slice, cold smoked salmon, smoked trout, hot smoked salmon | 🐟 | tinned_fish | smoked salmon | 60 | slice 20 | fish
smoked mackerel= | smoked mackerel fillet, peppered mackerel, kipper, smoked herring | 🐟 | tinned_fish | smoked mackerel | 80 | fillet 90 | fish
fish stick | fish finger, breaded fish | 🐟 | - | fish stick | 110 | fish stick 28 | fish
fish roe= | caviar, lumpfish roe, salmon roe | 🐟 | - | fish roe | 10 | - | fish not_kosher
shrimp= | prawn, king prawn, raw prawn, tiger prawn, cooked prawn, jumbo shrimp, frozen prawn, frozen shrimp, peeled prawn, raw king prawn | 🦐 | shellfish | raw shrimp | 110 | - | shellfish
scallop | king scallop, queen scallop | 🦪 | shellfish | raw scallop | 110 | scallop 25 | shellfish
squid= | calamari, squid ring, squid tube, cuttlefish | 🦑 | shellfish | raw squid | 120 | - | shellfish
octopus= | cooked octopus | 🐙 | shellfish | octopus | 100 | - | shellfish
mussel | fresh mussel, cooked mussel, mussel meat | 🦪 | shellfish | mussel | 90 | - | shellfish
clam | clams, cockle, vongole, tinned clam | 🦪 | shellfish | clam | 80 | - | shellfish
oyster | - | 🦪 | shellfish | oyster | 80 | - | shellfish
crab meat= | crab, crabmeat, white crab meat, dressed crab, tinned crab, lump crab | 🦀 | shellfish | crab | 80 | - | shellfish
crab stick | surimi, seafood stick, imitation crab, ocean stick | 🦀 | tinned_fish | crab stick | 70 | crab stick 16 | fish shellfish
lobster= | lobster tail, langoustine, crayfish, crayfish tail | 🦞 | shellfish | lobster | 110 | - | shellfish
mixed seafood= | seafood mix, seafood cocktail, frozen seafood mix, seafood | 🦐 | shellfish | mixed seafood | 110 | - | shellfish
@ tins_jars
canned tuna= | tinned tuna, tuna, tuna in brine, tin of tuna, can of tuna, tuna in water, tuna in oil, tuna fish, tuna tin, tuna can, tuna chunk | 🥫 | tinned_fish | canned tuna in water | 75 | can 110 | fish
canned salmon= | tinned salmon, red salmon tin | 🥫 | tinned_fish | canned salmon | 80 | - | fish
canned sardine | tinned sardine, sardine, sardine in oil, sardine in tomato sauce, tin of sardines | 🥫 | tinned_fish | canned sardines | 70 | - | fish
canned mackerel= | tinned mackerel, mackerel in tomato sauce, mackerel tin | 🥫 | tinned_fish | canned mackerel | 80 | - | fish
anchovy=anchovies | anchovy fillet, anchovy paste, anchovies in oil | 🐟 | tinned_fish condiment | anchovy | 8 | anchovy fillet 4 | fish
pickled herring= | rollmop, bismarck herring, matjes | 🐟 | tinned_fish | pickled herring | 80 | - | fish mustard sulphite
@ dairy_eggs
egg | large egg, medium egg, free range egg, chicken egg, whole egg, hen's egg, hens egg, duck egg | 🥚 | egg | egg | 100 | egg 50 | egg
egg white | egg whites, liquid egg white | 🥚 | - | egg white | 100 | egg white 33 | egg
egg yolk | - | 🥚 | - | egg yolk | 17 | egg yolk 17 | egg
quail egg | quail's egg | 🥚 | egg | quail egg | 45 | quail egg 9 | egg
boiled egg | hard boiled egg, hardboiled egg, soft boiled egg, cooked egg | 🥚 | - | boiled egg | 100 | boiled egg 50 | egg
tofu= | firm tofu, extra firm tofu, bean curd, plain tofu, tofu block | 🧊 | tofu | tofu | 130 | - | soy
smoked tofu= | marinated tofu, baked tofu | 🧊 | tofu | smoked tofu | 100 | - | soy wheat
silken tofu= | soft tofu, tofu silken | 🧊 | - | silken tofu | 130 | - | soy
tempeh= | tempe | 🧊 | tofu | tempeh | 100 | - | soy
seitan= | wheat meat, mock duck | 🥩 | meat_substitute | seitan | 100 | - | wheat soy
vegan mince= | soya mince, plant based mince, meat free mince, soy mince, plant mince, vegan ground | 🌱 | meat_substitute | plant based ground | 110 | - | soy wheat
quorn mince= | veggie mince, quorn, vegetarian mince, meatless crumbles | 🌱 | meat_substitute | meatless crumbles | 110 | - | soy wheat egg
plant-based burger | vegan burger, veggie burger, beyond burger, beyond meat, impossible burger, impossible meat, plant based beef, plant based meat, vegetarian burger | 🍔 | - | plant based ground | 113 | burger 113 | soy
vegan chicken= | vegan chicken pieces, soya chunks, soy curls, plant based chicken | 🌱 | meat_substitute | seitan | 100 | - | soy wheat
quorn pieces= | meatless chicken, vegetarian chicken | 🌱 | meat_substitute | meatless chicken | 100 | - | soy wheat egg milk
vegan sausage | plant based sausage, tofu sausage | 🌭 | - | meatless hot dog | 100 | vegan sausage 50 | soy wheat
vegetarian sausage | meatless sausage, veggie sausage, quorn sausage | 🌭 | - | meatless breakfast sausage | 100 | vegetarian sausage 50 | soy wheat egg milk
@ tins_jars
chickpea | tinned chickpea, canned chickpea, garbanzo bean, garbanzo, chick pea, tin of chickpeas, can of chickpeas, cooked chickpea | 🫘 | pulse | canned chickpeas | 120 | can 240 | -
black bean | tinned black bean, canned black bean, turtle bean, tin of black beans | 🫘 | pulse | canned black beans | 120 | can 240 | -
kidney bean | tinned kidney bean, canned kidney bean, red kidney bean, red bean, tin of kidney beans | 🫘 | pulse | canned kidney beans | 120 | can 240 | -
white bean | cannellini, cannellini bean, butter bean, haricot bean, navy bean, tinned white bean, canned white bean, great northern bean, tinned cannellini bean, tinned butter bean, lima bean, canned butter bean, canned cannellini bean, flageolet bean | 🫘 | pulse | canned white beans | 120 | can 240 | -
pinto bean | borlotti, borlotti bean, tinned pinto bean, canned pinto bean, cranberry bean | 🫘 | pulse | canned pinto beans | 120 | can 240 | -
mixed beans= | tinned mixed bean, bean salad tin, bean, tinned beans, canned beans, beans | 🫘 | pulse | mixed beans | 120 | can 240 | -
black-eyed pea | black eyed bean, black eyed pea, cowpea | 🫘 | pulse | black-eyed peas | 120 | - | -
cooked lentil | tinned lentil, canned lentil, ready to eat lentil, pouch of lentils, leftover lentil, puy lentil pouch, cooked puy lentil, lentil pouch | 🫘 | pulse | lentils | 130 | - | -
baked beans= | baked bean, heinz beans, beans in tomato sauce | 🥫 | - | baked beans | 200 | - | -
refried beans= | refried bean | 🥫 | - | fat-free refried beans | 120 | - | -
@ grains_pasta
lentil | green lentil, brown lentil, puy lentil, dried lentil, dry lentil, beluga lentil, black lentil, french lentil | 🫘 | lentil | dry lentils | 70 | - | -
red lentil | split red lentil, masoor dal, dal, daal, dhal, orange lentil, dried red lentil, yellow lentil, moong dal, mung dal | 🫘 | lentil | dry red lentils | 70 | - | -
split pea | yellow split pea, green split pea, chana dal, toor dal, dried pea | 🫘 | dry_pulse | dry split peas | 70 | - | -
dried chickpea | dry chickpea | 🫘 | dry_pulse | dry chickpeas | 60 | - | -
dried bean | dried kidney bean, dried black bean, dry bean, dried white bean, dry black bean, dry kidney bean, dried haricot bean, dried pinto bean | 🫘 | dry_pulse | dry kidney beans | 60 | - | -
mung bean | dried mung bean, urad dal, black gram | 🫘 | dry_pulse | dry mung beans | 60 | - | -
lupini bean | lupin bean, lupin | 🫘 | - | lupini beans | 100 | - | lupin
soy protein= | soya protein, tvp, textured vegetable protein, textured soy protein, dried soya mince | 🌱 | - | textured vegetable protein | 30 | - | soy
`
