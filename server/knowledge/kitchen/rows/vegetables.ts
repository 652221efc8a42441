/**
 * Vegetables, salads, mushrooms and fresh herbs. One ingredient a row, `*` before pantry staples:
 * name (`=` after it for an equal plural, else its plural) | other names | emoji | kinds | row of the food table
 * | grams a serving as a main part | countable unit and its grams | avoidable contents, beyond those of the food row.
 * A line `@ aisle` sets the shop's aisle of the rows below.
 */
export const vegetables = `
@ produce
*onion | brown onion, yellow onion, white onion, spanish onion, sweet onion, cooking onion, large onion | 🧅 | allium | onion | 60 | medium onion 110 | -
red onion | purple onion | 🧅 | allium salad_vegetable | red onion | 40 | medium red onion 110 | -
green onion | spring onion, scallion, salad onion, bunching onion | 🧅 | allium salad_vegetable fresh_herb | green onion | 20 | green onion 15 | -
shallot | banana shallot, echalion | 🧅 | allium | shallot | 30 | shallot 30 | -
leek | baby leek | 🧅 | allium | raw leek | 100 | medium leek 150 | -
*garlic= | garlic clove, garlic bulb, head of garlic, garlic cloves, fresh garlic, minced garlic, garlic paste | 🧄 | garlic | garlic | 5 | clove 4 | -
ginger= | fresh ginger, ginger root, root ginger, ginger paste | 🫚 | ginger | ginger | 6 | - | -
carrot | baby carrot, chantenay carrot, rainbow carrot, heritage carrot, carrot stick, grated carrot, carott | 🥕 | root | carrot | 80 | medium carrot 65 | -
parsnip | - | 🥕 | root | parsnip | 100 | medium parsnip 120 | -
turnip | - | 🥔 | root | raw turnip | 100 | medium turnip 120 | -
rutabaga | swede, neep, yellow turnip | 🥔 | root | rutabaga | 110 | - | -
beet | beetroot, raw beetroot, red beet, golden beetroot | 🫜 | root | raw beet | 90 | medium beet 85 | -
celeriac= | celery root, knob celery | 🥔 | root | celeriac | 110 | - | celery
radish | red radish, breakfast radish, raddish | 🫜 | root salad_vegetable | radish | 40 | radish 10 | -
daikon= | mooli, white radish, daikon radish | 🥕 | root salad_vegetable | daikon | 60 | - | -
kohlrabi= | - | 🥬 | root brassica | kohlrabi | 90 | - | -
jerusalem artichoke | sunchoke, topinambur | 🥔 | root | jerusalem artichoke | 110 | - | -
potato | white potato, maris piper, russet potato, new potato, baby potato, waxy potato, yukon gold, red potato, charlotte potato, baking potato, fingerling potato, roasting potato, potatoe, spud | 🥔 | potato | raw potato | 180 | medium potato 170 | -
sweet potato | kumara, orange sweet potato, sweet potatoe | 🍠 | potato | raw sweet potato | 180 | medium sweet potato 180 | -
cassava= | yuca, yucca root, manioc | 🍠 | potato | cassava | 150 | - | -
taro= | eddo, taro root | 🍠 | potato | taro | 150 | - | -
yam | white yam | 🍠 | potato | yam | 150 | - | -
plantain | green plantain, ripe plantain, platano, plaintain | 🍌 | potato | raw plantain | 130 | plantain 180 | -
broccoli= | broccoli floret, brocolli, brocoli, broccolli, tenderstem broccoli, broccolini, purple sprouting broccoli, frozen broccoli, tenderstem | 🥦 | brassica | raw broccoli | 100 | head 320 | -
broccoli rabe= | rapini, cime di rapa | 🥦 | brassica hardy_green | broccoli rabe | 90 | - | -
cauliflower= | cauliflower floret, frozen cauliflower, romanesco, caulifower | 🥦 | brassica | raw cauliflower | 120 | head 600 | -
cauliflower rice= | riced cauliflower | 🥦 | brassica | cauliflower rice | 130 | - | -
cabbage | white cabbage, green cabbage, sweetheart cabbage, hispi cabbage, pointed cabbage, cabbage head, savoy cabbage | 🥬 | brassica hardy_green | cabbage | 100 | - | -
red cabbage= | purple cabbage | 🥬 | brassica hardy_green | red cabbage | 90 | - | -
napa cabbage= | chinese cabbage, chinese leaf, wombok, napa | 🥬 | brassica leafy_green | napa cabbage | 90 | - | -
brussels sprout | brussel sprout, sprout, brussels | 🥬 | brassica | raw brussels sprouts | 90 | brussels sprout 19 | -
bok choy= | pak choi, pak choy, bok choi, baby bok choy, baby pak choi, choy sum | 🥬 | leafy_green brassica | raw bok choy | 90 | - | -
chinese broccoli= | gai lan, kai lan | 🥬 | hardy_green brassica | chinese broccoli | 90 | - | -
water spinach= | morning glory, kangkong | 🥬 | leafy_green | water spinach | 90 | - | -
spinach= | baby spinach, spinach leaf, frozen spinach, baby spinach leaf, spinich, young spinach, bag of spinach | 🥬 | leafy_green | spinach | 60 | - | -
kale= | curly kale, cavolo nero, tuscan kale, lacinato kale, black kale, baby kale | 🥬 | hardy_green | kale | 60 | - | -
chard= | swiss chard, rainbow chard, mangold | 🥬 | hardy_green leafy_green | raw swiss chard | 80 | - | -
spring green | collard green, collard, spring greens, collard greens | 🥬 | hardy_green | collard greens | 80 | - | -
mustard greens= | mustard leaf, gai choy | 🥬 | hardy_green | mustard greens | 70 | - | mustard
beet greens= | beetroot leaf, turnip greens, turnip top | 🥬 | hardy_green leafy_green | beet greens | 70 | - | -
lettuce | iceberg, iceberg lettuce, romaine, romaine lettuce, cos lettuce, little gem, gem lettuce, butterhead lettuce, round lettuce, green leaf lettuce, lettuce leaf, salad lettuce, letuce, oakleaf lettuce | 🥬 | salad_vegetable | romaine lettuce | 50 | - | -
salad leaves= | mixed salad leaf, mixed leaf, salad leaf, mixed greens, spring mix, mesclun, salad greens, salad, bag of salad, bagged salad, mixed salad, mixed leaves, baby leaf, field greens | 🥗 | salad_vegetable | mixed salad leaves | 40 | - | -
arugula= | rocket, rucola, rocket leaf, roquette, wild rocket | 🥬 | salad_vegetable | arugula | 30 | - | -
watercress= | cress | 🥬 | salad_vegetable | watercress | 30 | - | -
lamb's lettuce= | corn salad, mache, feldsalat, lambs lettuce | 🥬 | salad_vegetable | lamb's lettuce | 40 | - | -
radicchio= | red chicory | 🥬 | salad_vegetable | radicchio | 40 | - | -
chicory= | endive, belgian endive, frisee, curly endive | 🥬 | salad_vegetable | belgian endive | 50 | - | -
cucumber | english cucumber, persian cucumber, mini cucumber, baby cucumber, cucumbar | 🥒 | salad_vegetable | cucumber | 80 | medium cucumber 300 | -
celery= | celery stick, celery stalk, stick of celery, stalk of celery, celery rib | 🥬 | stalk salad_vegetable | celery | 40 | stick 40 | celery
fennel= | fennel bulb, bulb fennel, finocchio | 🥬 | stalk | fennel | 90 | bulb 230 | -
asparagus= | asparagus spear, green asparagus, asparagas, white asparagus | 🌱 | stalk | raw asparagus | 90 | spear 16 | -
rhubarb= | - | 🌱 | stalk tree_fruit | rhubarb | 100 | stick 60 | -
artichoke | globe artichoke | 🌱 | stalk | artichoke | 120 | artichoke 120 | -
tomato | vine tomato, beef tomato, ripe tomato, roma tomato, plum tomato, salad tomato, heirloom tomato, tomatoe, beefsteak tomato, large tomato | 🍅 | tomato salad_vegetable | tomato | 100 | medium tomato 120 | -
cherry tomato | grape tomato, baby plum tomato, baby tomato, cherry vine tomato, mini tomato | 🍅 | tomato salad_vegetable | cherry tomato | 90 | cherry tomato 17 | -
green tomato | - | 🍅 | tomato | green tomato | 100 | green tomato 120 | -
tomatillo | - | 🍅 | tomato | tomatillo | 90 | tomatillo 34 | -
bell pepper | pepper, red pepper, red bell pepper, green pepper, green bell pepper, yellow pepper, yellow bell pepper, orange pepper, orange bell pepper, sweet pepper, capsicum, romano pepper, pointed pepper, ramiro pepper, mixed peppers, mini pepper, frozen pepper, sliced peppers, peppers | 🫑 | pepper salad_vegetable | bell pepper | 90 | medium bell pepper 150 | -
padron pepper | shishito, shishito pepper, padron | 🫑 | pepper | padron pepper | 60 | - | -
jalapeno | jalapeño pepper, jalapeno pepper, jalapenos, fresh jalapeno | 🌶️ | chili | jalapeno | 10 | jalapeno 14 | -
chili=chilies | chilli, red chilli, green chilli, chili pepper, chile, chilli pepper, red chili, green chili, bird's eye chilli, thai chilli, fresh chilli, serrano pepper, scotch bonnet, habanero, cayenne chilli, hot pepper, birds eye chili | 🌶️ | chili | chili pepper | 8 | chili 15 | -
eggplant | aubergine, baby aubergine, brinjal, egg plant | 🍆 | eggplant | raw eggplant | 130 | medium eggplant 300 | -
zucchini=zucchini | courgette, baby courgette, zuchini, zuccini, marrow, summer squash, yellow squash, yellow courgette | 🥒 | squash | raw zucchini | 120 | medium zucchini 200 | -
butternut squash | butternut, squash, winter squash, kabocha, acorn squash, butternut pumpkin, delicata squash | 🎃 | squash | butternut squash | 150 | - | -
pumpkin | hokkaido pumpkin, red kuri squash, hokkaido | 🎃 | squash | raw pumpkin | 150 | - | -
spaghetti squash | - | 🎃 | squash | spaghetti squash | 180 | - | -
chayote= | christophine, chow chow | 🥒 | squash | chayote | 100 | chayote 200 | -
bitter melon | bitter gourd, karela | 🥒 | squash | bitter melon | 90 | - | -
bottle gourd | lauki, dudhi, calabash | 🥒 | squash | bottle gourd | 120 | - | -
okra= | lady's finger, ladies finger, bhindi | 🫛 | stalk | raw okra | 90 | - | -
mushroom | button mushroom, white mushroom, chestnut mushroom, cremini mushroom, cremini, champignon, closed cup mushroom, brown mushroom, baby bella, mushroms, mixed mushrooms, field mushroom, flat mushroom | 🍄 | mushroom | mushroom | 90 | mushroom 18 | -
portobello mushroom | portobello, portabella, portobello cap | 🍄 | mushroom | portobello mushroom | 110 | portobello mushroom 84 | -
shiitake mushroom | shiitake, shitake, shitake mushroom | 🍄 | mushroom | shiitake mushroom | 70 | shiitake mushroom 19 | -
dried mushroom | dried shiitake, dried porcini, porcini, dried wild mushroom | 🍄 | mushroom | dried shiitake | 8 | - | -
oyster mushroom | king oyster mushroom, king trumpet mushroom | 🍄 | mushroom | oyster mushroom | 80 | - | -
chanterelle | girolle, wild mushroom | 🍄 | mushroom | chanterelle | 80 | - | -
enoki mushroom | enoki | 🍄 | mushroom | enoki mushroom | 50 | - | -
corn= | sweetcorn, sweet corn, corn on the cob, corn cob, cob of corn, ear of corn, corncob, fresh corn, corn ear | 🌽 | sweet_vegetable | raw corn | 80 | ear 100 | -
baby corn= | baby sweetcorn | 🌽 | sweet_vegetable stalk | baby corn | 60 | - | -
green bean | french bean, string bean, fine green bean, haricot vert, runner bean, snap bean, frozen green bean, flat bean, wax bean | 🫛 | stalk | raw green beans | 90 | - | -
sugar snap pea | mangetout, mange tout, snow pea, sugar snap, snap pea | 🫛 | stalk sweet_vegetable | sugar snap peas | 70 | - | -
fava bean | broad bean, frozen broad bean, fresh broad bean | 🫛 | sweet_vegetable | fresh broad beans | 80 | - | -
bean sprout | beansprout, mung bean sprout, soya sprout | 🌱 | sprout | bean sprouts | 70 | - | -
alfalfa sprout | alfalfa, sprouts alfalfa | 🌱 | sprout salad_vegetable | alfalfa sprouts | 15 | - | -
lotus root | - | 🪷 | root | lotus root | 80 | - | -
jicama= | yam bean | 🥔 | root salad_vegetable | jicama | 80 | - | -
nopal | cactus paddle, nopales | 🌵 | stalk | nopal | 90 | - | -
avocado | hass avocado, ripe avocado, avacado, avocadoes, avo | 🥑 | avocado | avocado | 70 | medium avocado 140 | -
stir-fry vegetables= | stir fry vegetable mix, stir fry veg, stir fry mix, stir fry vegetables | 🥦 | stalk brassica | stir fry vegetable mix | 130 | - | -
basil= | fresh basil, basil leaf, thai basil, basil plant | 🌿 | fresh_herb | fresh basil | 5 | - | -
parsley= | fresh parsley, flat leaf parsley, curly parsley, italian parsley | 🌿 | fresh_herb | fresh parsley | 5 | - | -
cilantro= | coriander, fresh coriander, coriander leaf, fresh cilantro, coriander bunch | 🌿 | fresh_herb | cilantro | 5 | - | -
dill= | fresh dill, dill weed | 🌿 | fresh_herb | fresh dill | 4 | - | -
mint= | fresh mint, mint leaf, peppermint, spearmint | 🌿 | fresh_herb | fresh mint | 4 | - | -
chive | fresh chive, chives, wild garlic, ramson | 🌿 | fresh_herb | chives | 4 | - | -
rosemary= | fresh rosemary, rosemary sprig | 🌿 | fresh_herb | fresh rosemary | 2 | - | -
fresh thyme= | thyme sprig | 🌿 | fresh_herb | fresh thyme | 2 | - | -
lemongrass= | lemon grass, lemongrass stalk | 🌿 | fresh_herb | lemongrass | 8 | stalk 15 | -
grape leaf=grape leaves | vine leaf, stuffed vine leaf | 🍃 | pickle | grape leaf | 30 | - | -
@ frozen
pea | green pea, garden pea, frozen pea, petit pois, fresh pea, english pea, peas | 🫛 | sweet_vegetable | green peas | 70 | - | -
mixed vegetables= | frozen vegetable, frozen mixed vegetable, mixed veg, frozen veg, mixed vegetable, vegetable mix, peas and carrots | 🥕 | sweet_vegetable | mixed vegetables | 100 | - | -
edamame= | edamame bean, soybean, soya bean, frozen edamame, green soybean | 🫛 | pulse sweet_vegetable | edamame | 80 | - | soy
@ tins_jars
canned tomato | tinned tomato, chopped tomato, tin of tomatoes, diced tomato, canned diced tomato, can of tomatoes, peeled tomato, tinned chopped tomato, plum tomatoes in juice, canned chopped tomato, stewed tomato, canned whole tomato, tinned plum tomato, tomato tin, tomato can | 🥫 | tomato | canned tomatoes | 130 | - | -
passata= | tomato passata, tomato puree us, sieved tomato, crushed tomato, strained tomato, tomato sauce, pomodoro | 🥫 | tomato | crushed tomatoes | 120 | - | -
tomato paste= | tomato puree, tomato concentrate, tomato purée | 🥫 | condiment | tomato paste | 10 | - | -
sun-dried tomato | sundried tomato, sun dried tomato, sun dried tomato in oil, dried tomato, semi dried tomato | 🍅 | pickle | sun-dried tomato in oil | 20 | - | sulphite
roasted red pepper | roasted pepper, jarred red pepper, piquillo pepper, roast pepper | 🫑 | pickle pepper | roasted red pepper | 50 | - | sulphite
pickled jalapeno | jalapeno slice, sliced jalapeno, jarred jalapeno | 🌶️ | pickle chili | pickled jalapeno | 12 | - | sulphite
canned green chili=canned green chilies | green chilli tin, hatch chile | 🌶️ | pickle | canned green chilies | 20 | - | -
canned corn= | tinned sweetcorn, tin of sweetcorn, canned sweetcorn, corn kernel, frozen sweetcorn, frozen corn, sweetcorn kernel, can of corn | 🌽 | sweet_vegetable | canned corn | 70 | - | -
artichoke heart | canned artichoke, tinned artichoke, marinated artichoke, marinated artichoke heart, artichokes in oil | 🌱 | pickle stalk | artichoke heart | 60 | - | sulphite
olive | black olive, green olive, kalamata olive, kalamata, pitted olive | 🫒 | pickle | olive | 20 | olive 4 | -
caper | capers in brine, caperberry | 🫒 | pickle | caper | 6 | - | -
pickle | gherkin, dill pickle, cornichon, pickled cucumber, pickled gherkin | 🥒 | pickle | pickle | 25 | pickle 35 | mustard sulphite
pickled onion | silverskin onion | 🧅 | pickle | pickled onion | 20 | - | sulphite
pickled beet | pickled beetroot, beetroot in vinegar | 🫜 | pickle root | pickled beet | 60 | - | -
cooked beet | cooked beetroot, vacuum packed beetroot, ready cooked beetroot, canned beet | 🫜 | root salad_vegetable | beet | 80 | - | -
sauerkraut= | pickled cabbage | 🥬 | pickle brassica | sauerkraut | 90 | - | sulphite
kimchi= | kimchee | 🥬 | pickle | kimchi | 50 | - | fish shellfish
pickled ginger= | sushi ginger, gari | 🫚 | pickle | pickled ginger | 8 | - | sulphite
bamboo shoot | - | 🎍 | stalk | bamboo shoots | 50 | - | -
water chestnut | - | 🌰 | stalk | water chestnuts | 40 | - | -
hearts of palm= | palm heart, heart of palm | 🌴 | pickle | hearts of palm | 50 | - | -
canned pumpkin= | tinned pumpkin, pumpkin puree | 🎃 | squash | canned pumpkin | 100 | - | -
jackfruit= | young jackfruit, green jackfruit, tinned jackfruit, canned jackfruit, jackfruit in brine | 🍈 | meat_substitute | jackfruit meat | 130 | - | -
nori= | nori sheet, seaweed, seaweed sheet, sushi nori | 🍙 | seaweed | nori | 3 | sheet 3 | -
wakame= | dried wakame, kombu, kelp | 🌿 | seaweed | wakame | 10 | - | -
`
