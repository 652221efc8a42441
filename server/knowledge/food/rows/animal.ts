/**
 * Meat, fish, eggs and dairy. One food a row:
 * name | aliases | category | emoji | per 100 g: kcal | protein g | carbs g | fat g | sugar g | fibre g | sodium mg
 * | portions in grams | contains | source.
 * Figures: USDA National Nutrient Database for Standard Reference, Release 28 (`SR28` and its row), computed
 * from a recipe of such rows (`recipe:` grams of each, `yield` the cooked weight), or typical of product labels
 * (`label`). Liquids give their density in g/ml as the portion `ml`.
 */
export const animalFoods = `
# --- eggs ---
egg | whole egg, raw egg, fresh egg, hen egg, hens egg, chicken egg | protein | 🥚 | 143 | 12.56 | 0.72 | 9.51 | 0.37 | 0 | 142 | serving=50, piece=50, small=38, medium=44, large=50, extra large=56, jumbo=63, cup=243, carton=600 | egg | SR28 01123
boiled egg | hard boiled egg, hard-boiled egg, soft boiled egg, soft-boiled egg, hardboiled egg, cooked egg, egg boiled, jammy egg | protein | 🥚 | 155 | 12.58 | 1.12 | 10.61 | 1.12 | 0 | 124 | serving=50, piece=50, small=38, medium=44, large=50, extra large=56, half=25, slice=6, cup=136, tbsp=8.5 | egg | SR28 01129
fried egg | egg fried, sunny side up egg, sunny side up, over easy egg, egg over easy, over medium egg, over hard egg, pan fried egg, eggs fried | protein | 🍳 | 196 | 13.61 | 0.83 | 14.84 | 0.4 | 0 | 207 | serving=46, piece=46, small=36, medium=41, large=46, extra large=52 | egg, milk | SR28 01128
scrambled egg | scrambled eggs, scramble egg, scrambled eggs with milk, eggs scrambled, scrambled | protein | 🍳 | 149 | 9.99 | 1.61 | 10.98 | 1.39 | 0 | 145 | serving=122, piece=61, large=61, cup=220, tbsp=13.7, plate=183 | egg, milk | SR28 01132
egg bhurji | anda bhurji, egg burji, masala scrambled eggs, indian scrambled eggs | main_dish | 🍳 | 175 | 11 | 3 | 13.5 | 1.6 | 0.6 | 350 | serving=130, piece=65, plate=160, cup=200 | egg | label
scrambled egg whites | scrambled egg white, egg white scramble, fried egg whites | protein | 🍳 | 76 | 11.85 | 0.79 | 2.36 | 0.77 | 0 | 180 | serving=100, piece=33, cup=200 | egg | recipe: 100 SR28 01124; 2 SR28 04053; yield=92
poached egg | egg poached, poached eggs, onsen egg | protein | 🥚 | 143 | 12.51 | 0.71 | 9.47 | 0.37 | 0 | 297 | serving=50, piece=50, small=38, medium=44, large=50, extra large=56 | egg | SR28 01131
omelette | omelet, plain omelette, plain omelet, egg omelette, two egg omelette, 2 egg omelette, french omelette, omlette, omlet | protein | 🍳 | 154 | 10.57 | 0.64 | 11.66 | 0.31 | 0 | 155 | serving=122, piece=122, small=61, medium=122, large=183, egg=61, tbsp=15 | egg, milk | SR28 01130
cheese omelette | cheese omelet, omelette with cheese, omelet with cheese, cheddar omelette | protein | 🍳 | 201 | 12.87 | 1.1 | 15.7 | 0.34 | 0 | 248 | serving=150, piece=150, small=90, medium=150, large=210 | egg, milk | recipe: 122 SR28 01130; 28 SR28 01009
egg white | raw egg white, liquid egg white, egg whites, carton egg white, albumen | protein | 🥚 | 52 | 10.9 | 0.73 | 0.17 | 0.71 | 0 | 166 | serving=99, piece=33, small=25, medium=29, large=33, cup=243, tbsp=15, carton=500, ml=1.03 | egg | SR28 01124
egg yolk | raw egg yolk, yolk, egg yellow | protein | 🥚 | 322 | 15.86 | 3.59 | 26.54 | 0.56 | 0 | 48 | serving=17, piece=17, large=17, cup=243 | egg | SR28 01125
egg substitute | liquid egg substitute, egg beaters, fat-free egg substitute | protein | 🥚 | 48 | 10 | 2 | 0 | 2 | 0 | 199 | serving=60, cup=240, tbsp=15 | egg | SR28 01226
whole egg powder | egg powder, dried egg, powdered egg | protein | 🥚 | 592 | 48.05 | 1.13 | 43.9 | 0.56 | 0 | 476 | serving=10, tbsp=5, cup=85 | egg | SR28 01133
egg white powder | egg protein powder, dried egg white, egg white protein, powdered egg white | protein | 🥚 | 382 | 81.1 | 7.8 | 0 | 5.4 | 0 | 1280 | serving=20, scoop=30, tbsp=7, cup=107 | egg | SR28 01173
duck egg | duck eggs | protein | 🥚 | 185 | 12.81 | 1.45 | 13.77 | 0.93 | 0 | 146 | serving=70, piece=70 | egg | SR28 01138
goose egg | goose eggs | protein | 🥚 | 185 | 13.87 | 1.35 | 13.27 | 0.94 | 0 | 138 | serving=144, piece=144 | egg | SR28 01139
quail egg | quail eggs | protein | 🥚 | 158 | 13.05 | 0.41 | 11.09 | 0.4 | 0 | 141 | serving=45, piece=9 | egg | SR28 01140
pickled egg | pickled eggs | protein | 🥚 | 153 | 12.46 | 1.11 | 10.5 | 1.11 | 0 | 507 | serving=50, piece=50 | egg | recipe: 100 SR28 01129; 1 SR28 02047; yield=101
liquid whole egg | pasteurized egg, liquid egg, pasteurised egg | protein | 🥚 | 147 | 12.33 | 1.01 | 9.95 | 0.25 | 0 | 128 | serving=100, cup=243, tbsp=15, ml=1.03 | egg | SR28 01171
vegan egg | plant based egg, just egg, egg replacer liquid, mung bean egg | protein | 🍳 | 152 | 10.9 | 2.2 | 10.9 | 0 | 0 | 370 | serving=46, tbsp=15, cup=240, piece=46 | - | label
# --- milk ---
whole milk | milk, full fat milk, full cream milk, cow milk, cows milk, cow's milk, 3.25% milk, 3.5% milk, full-fat milk, vitamin d milk, blue top milk, whole-milk, a2 milk, blue milk, toned full cream milk, cow milk full fat | dairy | 🥛 | 61 | 3.15 | 4.8 | 3.25 | 5.05 | 0 | 43 | serving=244, ml=1.03, glass=244, carton=244 | milk | SR28 01077
badam milk | almond milk indian, kesar badam milk, thandai | beverage | 🥛 | 95 | 3.6 | 12.5 | 3.5 | 11.5 | 0.3 | 45 | serving=200, ml=1.04, glass=200 | milk, tree_nut | label
2% milk | reduced fat milk, semi skimmed milk, semi skim milk, semi-skimmed milk, reduced-fat milk, 1.5% milk, half fat milk, two percent milk, green top milk, toned milk, light milk, lite milk, semi, ss milk, hi lo milk, double toned milk | dairy | 🥛 | 50 | 3.3 | 4.8 | 1.98 | 5.06 | 0 | 47 | serving=244, ml=1.03, glass=244, carton=244 | milk | SR28 01079
1% milk | low fat milk, lowfat milk, low-fat milk, one percent milk | dairy | 🥛 | 42 | 3.37 | 4.99 | 0.97 | 5.2 | 0 | 44 | serving=244, ml=1.03, glass=244, carton=244 | milk | SR28 01082
skim milk | skimmed milk, nonfat milk, fat free milk, fat-free milk, non-fat milk, non fat milk, 0% milk, red top milk | dairy | 🥛 | 34 | 3.37 | 4.96 | 0.08 | 5.09 | 0 | 42 | serving=245, ml=1.03, glass=245, carton=245 | milk | SR28 01085
lactose-free milk | lactose free milk, lactaid, lactofree milk, lactose-free whole milk | dairy | 🥛 | 61 | 3.15 | 4.8 | 3.25 | 5.05 | 0 | 43 | serving=244, ml=1.03, glass=244 | milk | SR28 01077
lactose-free 2% milk | lactose free 2% milk, lactose free semi skimmed milk, lactose free reduced fat milk | dairy | 🥛 | 50 | 3.3 | 4.8 | 1.98 | 5.06 | 0 | 47 | serving=244, ml=1.03, glass=244 | milk | SR28 01079
ultra-filtered milk | fairlife, high protein milk, protein milk, ultrafiltered milk, filtered milk, fairlife 2% milk | dairy | 🥛 | 50 | 5.4 | 2.5 | 1.9 | 2.5 | 0 | 50 | serving=240, ml=1.03, glass=240, bottle=340 | milk | label
buttermilk | low fat buttermilk, cultured buttermilk | dairy | 🥛 | 40 | 3.31 | 4.79 | 0.88 | 4.79 | 0 | 190 | serving=245, ml=1.03, glass=245 | milk | SR28 01088
whole buttermilk | full fat buttermilk, whole milk buttermilk | dairy | 🥛 | 62 | 3.21 | 4.88 | 3.31 | 4.88 | 0 | 105 | serving=245, ml=1.03, glass=245 | milk | SR28 01230
goat milk | goats milk, goat's milk | dairy | 🥛 | 69 | 3.56 | 4.45 | 4.14 | 4.45 | 0 | 50 | serving=244, ml=1.03, glass=244 | milk | SR28 01106
sheep milk | sheeps milk, ewe milk, ewe's milk | dairy | 🥛 | 108 | 5.98 | 5.36 | 7 | 5.1 | 0 | 44 | serving=245, ml=1.03 | milk | SR28 01109
buffalo milk | water buffalo milk | dairy | 🥛 | 97 | 3.75 | 5.18 | 6.89 | 5.1 | 0 | 52 | serving=244, ml=1.03 | milk | SR28 01108
breast milk | human milk, mothers milk | dairy | 🍼 | 70 | 1.03 | 6.89 | 4.38 | 6.89 | 0 | 17 | serving=120, ml=1.04, bottle=120 | milk | SR28 01107
evaporated milk | canned evaporated milk, unsweetened condensed milk, carnation milk | dairy | 🥛 | 134 | 6.81 | 10.04 | 7.56 | 10.04 | 0 | 106 | serving=31.5, ml=1.06, can=354, tbsp=16 | milk | SR28 01096
fat-free evaporated milk | evaporated skim milk, nonfat evaporated milk, light evaporated milk | dairy | 🥛 | 78 | 7.55 | 11.35 | 0.2 | 11.35 | 0 | 115 | serving=32, ml=1.07, can=354, tbsp=16 | milk | SR28 01097
condensed milk | sweetened condensed milk, sweet condensed milk, leche condensada | dairy | 🥛 | 321 | 7.91 | 54.4 | 8.7 | 54.4 | 0 | 127 | serving=38, tbsp=19, cup=306, can=397, ml=1.29 | milk | SR28 01095
skim milk powder | dry milk, powdered milk, milk powder, nonfat dry milk, instant milk powder, skimmed milk powder | dairy | 🥛 | 358 | 35.1 | 52.19 | 0.72 | 52.19 | 0 | 549 | serving=23, tbsp=7, cup=68, scoop=30 | milk | SR28 01092
whole milk powder | dry whole milk, full cream milk powder, full fat milk powder | dairy | 🥛 | 496 | 26.32 | 38.42 | 26.71 | 38.42 | 0 | 371 | serving=32, tbsp=8, cup=128 | milk | SR28 01090
# --- plant milks ---
almond milk | unsweetened almond milk, almond drink, almond breeze unsweetened, almondmilk, unsweetened almond drink | beverage | 🥛 | 15 | 0.59 | 0.58 | 1.1 | 0 | 0 | 71 | serving=240, ml=1.02, cup=245, glass=245 | tree_nut | SR28 14091
sweetened almond milk | vanilla almond milk, original almond milk, sweet almond milk | beverage | 🥛 | 38 | 0.42 | 6.59 | 1.04 | 6.25 | 0.4 | 63 | serving=240, ml=1.02, glass=240 | tree_nut | SR28 14016
chocolate almond milk | choc almond milk | beverage | 🥛 | 50 | 0.63 | 9.38 | 1.25 | 8.75 | 0.4 | 71 | serving=240, ml=1.03, glass=240 | tree_nut | SR28 14054
unsweetened chocolate almond milk | sugar free chocolate almond milk | beverage | 🥛 | 21 | 0.83 | 1.25 | 1.46 | 0 | 0.4 | 75 | serving=240, ml=1.02, glass=240 | tree_nut | SR28 14092
soy milk | soya milk, soymilk, soy drink, soya drink, original soy milk, vanilla soy milk, sweetened soy milk | beverage | 🥛 | 43 | 2.6 | 4.92 | 1.47 | 3.65 | 0.2 | 47 | serving=243, ml=1.03, glass=243 | soy | SR28 16139
unsweetened soy milk | unsweetened soya milk, soy milk unsweetened, sugar free soy milk, plain soy milk, no sugar soya drink | beverage | 🥛 | 33 | 2.86 | 1.74 | 1.61 | 0.41 | 0.5 | 37 | serving=243, ml=1.03, glass=243 | soy | SR28 16222
light soy milk | low fat soy milk, light soya milk | beverage | 🥛 | 30 | 2.38 | 3.51 | 0.77 | 2.61 | 0.3 | 48 | serving=243, ml=1.03, glass=243 | soy | SR28 16225
chocolate soy milk | chocolate soya milk, choc soy milk, soy chocolate drink | beverage | 🥛 | 63 | 2.26 | 9.95 | 1.53 | 7.86 | 0.4 | 53 | serving=243, ml=1.03, glass=243 | soy | SR28 16168
oat milk | oat drink, oatmilk, oatly, oat milk original, haferdrink, hafermilch | beverage | 🥛 | 46 | 1 | 6.7 | 1.5 | 3.9 | 0.8 | 42 | serving=240, ml=1.03, glass=240 | gluten | label
barista oat milk | oatly barista, oat milk barista, full fat oat milk, barista oat drink | beverage | 🥛 | 59 | 1 | 6.6 | 3 | 3.4 | 0.8 | 40 | serving=240, ml=1.03, glass=240 | gluten | label
unsweetened oat milk | no sugar oat milk, zero sugar oat milk, oat milk no sugars | beverage | 🥛 | 39 | 0.6 | 5.6 | 1.5 | 0.1 | 0.8 | 40 | serving=240, ml=1.02, glass=240 | gluten | label
rice milk | rice drink, rice dream | beverage | 🥛 | 47 | 0.28 | 9.17 | 0.97 | 5.28 | 0.3 | 39 | serving=240, ml=1.02, glass=240 | - | SR28 14639
coconut milk drink | coconut drink, coconut milk beverage, carton coconut milk, unsweetened coconut milk drink | beverage | 🥥 | 20 | 0.2 | 0.9 | 1.8 | 0.4 | 0.1 | 30 | serving=240, ml=1.01, glass=240 | - | label
cashew milk | cashew drink, unsweetened cashew milk | beverage | 🥛 | 13 | 0.4 | 0.6 | 1 | 0.1 | 0.1 | 66 | serving=240, ml=1.02, glass=240 | tree_nut | label
hazelnut milk | hazelnut drink | beverage | 🥛 | 29 | 0.4 | 3.2 | 1.6 | 3.2 | 0.3 | 50 | serving=240, ml=1.03, glass=240 | tree_nut | label
pea milk | pea protein milk, ripple milk, pea drink | beverage | 🥛 | 33 | 3.3 | 0.4 | 1.9 | 0.1 | 0.1 | 55 | serving=240, ml=1.03, glass=240 | - | label
hemp milk | hemp drink, unsweetened hemp milk | beverage | 🥛 | 29 | 1.2 | 0.2 | 2.6 | 0 | 0.2 | 45 | serving=240, ml=1.02, glass=240 | - | label
macadamia milk | macadamia drink, walnut milk | beverage | 🥛 | 21 | 0.2 | 0.4 | 2.1 | 0.1 | 0.2 | 38 | serving=240, ml=1.02, glass=240 | tree_nut | label
# --- yogurt ---
plain yogurt | yogurt, yoghurt, whole milk yogurt, natural yogurt, natural yoghurt, full fat yogurt, plain whole yogurt, dahi, curd, plain yoghurt, joghurt, whole yogurt, thick curd, amul curd, homemade curd, natural curd | dairy | 🥣 | 61 | 3.47 | 4.66 | 3.25 | 4.66 | 0 | 46 | serving=170, cup=245, pot=150, carton=227, tub=170, tbsp=15, bowl=245, ml=1.03 | milk | SR28 01116
low fat yogurt | lowfat yogurt, low-fat yogurt, low fat plain yogurt, low fat natural yogurt, low fat yoghurt, 1.5% yogurt | dairy | 🥣 | 63 | 5.25 | 7.04 | 1.55 | 7.04 | 0 | 70 | serving=170, cup=245, pot=150, carton=227, tub=170, tbsp=15, bowl=245, ml=1.03 | milk | SR28 01117
nonfat yogurt | fat free yogurt, fat-free yogurt, skim milk yogurt, non-fat yogurt, nonfat plain yogurt, 0% yogurt, fat free natural yogurt | dairy | 🥣 | 56 | 5.73 | 7.68 | 0.18 | 7.68 | 0 | 77 | serving=170, cup=245, pot=150, carton=227, tub=170, tbsp=15, bowl=245, ml=1.03 | milk | SR28 01118
greek yogurt | greek yoghurt, plain greek yogurt, full fat greek yogurt, whole milk greek yogurt, greek style yogurt, 5% greek yogurt, fage 5%, strained yogurt, turkish yogurt, griechischer joghurt, fage, fage total, total greek yogurt, fage total 5% | dairy | 🥣 | 97 | 9 | 3.98 | 5 | 4 | 0 | 35 | serving=170, cup=245, pot=150, tub=170, tbsp=16, bowl=245 | milk | SR28 01293
nonfat greek yogurt | fat free greek yogurt, 0% greek yogurt, fat-free greek yogurt, 0 fat greek yogurt, fage 0%, fage total 0, plain nonfat greek yogurt, non-fat greek yogurt, chobani plain, oikos plain, fage total 0%, total 0%, 0% fage, fage zero, 0% greek, 0% greek yog | dairy | 🥣 | 59 | 10.19 | 3.6 | 0.39 | 3.24 | 0 | 36 | serving=170, cup=245, pot=150, tub=170, tbsp=16, bowl=245 | milk | SR28 01256
low fat greek yogurt | lowfat greek yogurt, 2% greek yogurt, fage 2%, low-fat greek yogurt | dairy | 🥣 | 73 | 9.95 | 3.94 | 1.92 | 3.56 | 0 | 34 | serving=170, cup=245, pot=150, tub=170, tbsp=16, bowl=245 | milk | SR28 01287
vanilla greek yogurt | nonfat vanilla greek yogurt, greek yogurt vanilla, chobani vanilla | dairy | 🥣 | 78 | 8.64 | 10.37 | 0.18 | 9.54 | 0.5 | 34 | serving=150, cup=245, pot=150, tub=150, tbsp=16 | milk | SR28 01286
low fat vanilla greek yogurt | lowfat vanilla greek yogurt | dairy | 🥣 | 95 | 8.64 | 9.54 | 2.5 | 9.54 | 0 | 40 | serving=150, cup=245, pot=150, tub=150, tbsp=16 | milk | SR28 01297
fruit greek yogurt | strawberry greek yogurt, flavored greek yogurt, chobani, oikos, chobani strawberry, nonfat strawberry greek yogurt, nonfat fruit greek yogurt | dairy | 🥣 | 82 | 8.05 | 12.07 | 0.15 | 11.27 | 0.6 | 33 | serving=150, cup=245, pot=150, tub=150, tbsp=16 | milk | SR28 01285
low fat strawberry greek yogurt | low fat fruit greek yogurt, lowfat strawberry greek yogurt, 2% fruit greek yogurt | dairy | 🥣 | 103 | 8.17 | 11.89 | 2.57 | 11.23 | 1 | 33 | serving=150, cup=245, pot=150, tub=150, tbsp=16 | milk | SR28 01284
whole milk fruit greek yogurt | full fat fruit greek yogurt, full fat strawberry greek yogurt | dairy | 🥣 | 106 | 7.33 | 12.29 | 3 | 12 | 0 | 37 | serving=150, cup=245, pot=150, tub=150, tbsp=16 | milk | SR28 01294
honey greek yogurt | greek yogurt with honey flavour, greek style yogurt with honey, honey yogurt | dairy | 🥣 | 118 | 8.13 | 11.82 | 4.5 | 11.81 | 0.02 | 32 | serving=150, cup=245, pot=150, tub=170 | milk, honey | recipe: 90 SR28 01293; 10 SR28 19296
vanilla yogurt | low fat vanilla yogurt, vanilla yoghurt, vanilla flavored yogurt, lemon yogurt, coffee yogurt | dairy | 🥣 | 85 | 4.93 | 13.8 | 1.25 | 13.8 | 0 | 66 | serving=170, cup=245, pot=125, carton=227, tub=170, tbsp=15 | milk | SR28 01119
nonfat vanilla yogurt | fat free vanilla yogurt | dairy | 🥣 | 78 | 2.94 | 17.04 | 0 | 5.88 | 0 | 47 | serving=170, cup=245, pot=125, tub=170, tbsp=15 | milk | SR28 01295
fruit yogurt | strawberry yogurt, flavored yogurt, fruit yoghurt, flavoured yoghurt, peach yogurt, blueberry yogurt, raspberry yogurt, cherry yogurt, strawberry yoghurt, yoplait, activia, muller corner, fruchtjoghurt | dairy | 🥣 | 99 | 3.98 | 18.64 | 1.15 | 18.64 | 0 | 53 | serving=170, cup=245, pot=125, carton=170, tub=170, tbsp=15 | milk | SR28 01120
nonfat fruit yogurt | fat free fruit yogurt, fat free strawberry yogurt, nonfat strawberry yogurt | dairy | 🥣 | 95 | 4.4 | 19 | 0.2 | 19 | 0 | 58 | serving=170, cup=245, pot=125, tub=170, tbsp=15 | milk, gelatin | SR28 01218
light yogurt | light fruit yogurt, sugar free yogurt, light and fit yogurt, yoplait light, diet yogurt, muller light, mullerlight, yogurt with sweetener | dairy | 🥣 | 43 | 3.86 | 7.5 | 0.18 | 7.5 | 0 | 59 | serving=170, cup=245, pot=125, tub=170, tbsp=15 | milk, gelatin | SR28 01184
chocolate yogurt | choc yogurt, chocolate yoghurt | dairy | 🥣 | 112 | 3.53 | 23.53 | 0 | 14.97 | 1.2 | 135 | serving=170, cup=245, pot=125, tub=170 | milk | SR28 01187
kids yogurt tube | go-gurt, gogurt, tube yogurt, frubes, petit filous, petits filous, fromage frais, danonino, fruit fromage frais, kids yogurt | dairy | 🥣 | 100 | 3.5 | 15.5 | 2.6 | 14 | 0.2 | 50 | serving=57, piece=57, pot=50, pouch=90 | milk, gelatin | label
high protein yogurt | protein yogurt, oikos triple zero, oikos pro, ratio yogurt, protein pudding yogurt, ehrmann high protein | dairy | 🥣 | 62 | 10 | 5 | 0.2 | 4 | 0.3 | 45 | serving=150, pot=150, tub=200, cup=245 | milk | label
skyr | plain skyr, icelandic yogurt, natural skyr, siggis, siggi's, icelandic skyr, arla skyr | dairy | 🥣 | 63 | 11 | 4 | 0.2 | 4 | 0 | 40 | serving=150, cup=245, pot=150, tub=170, tbsp=16 | milk | label
fruit skyr | vanilla skyr, strawberry skyr, blueberry skyr, flavored skyr | dairy | 🥣 | 75 | 9.3 | 8.6 | 0.2 | 8.2 | 0.1 | 40 | serving=150, cup=245, pot=150, tub=170 | milk | label
quark | low fat quark, magerquark, quarg, plain quark, nonfat quark, curd cheese quark, topfen, tvorog, twarog | dairy | 🥣 | 67 | 12 | 4 | 0.2 | 4 | 0 | 40 | serving=150, cup=245, tbsp=20, tub=250, pot=150 | milk | label
quark 20% fat | quark 20%, half fat quark, creamy quark, speisequark | dairy | 🥣 | 102 | 10.8 | 3.5 | 5 | 3.5 | 0 | 40 | serving=150, cup=245, tbsp=20, tub=250 | milk | label
quark 40% fat | full fat quark, quark 40%, sahnequark | dairy | 🥣 | 143 | 9 | 3.3 | 10.5 | 3.3 | 0 | 38 | serving=150, cup=245, tbsp=20, tub=250 | milk | label
kefir | plain kefir, milk kefir, lowfat kefir, low fat kefir | dairy | 🥛 | 41 | 3.79 | 4.48 | 0.93 | 4.61 | 0 | 40 | serving=243, ml=1.03, glass=243, bottle=500 | milk | SR28 01289
fruit kefir | strawberry kefir, flavored kefir, blueberry kefir | dairy | 🥛 | 62 | 3.39 | 10.2 | 0.9 | 9.21 | 0 | 37 | serving=243, ml=1.04, glass=243 | milk | SR28 01290
labneh | labne, lebneh, yogurt cheese, strained yogurt cheese | dairy | 🥣 | 170 | 7 | 5.5 | 13.5 | 4.5 | 0 | 300 | serving=60, tbsp=15, cup=240 | milk | label
soy yogurt | soya yogurt, plain soy yogurt, soya yoghurt, vegan yogurt, dairy free yogurt, plant based yogurt, alpro yogurt | general | 🥣 | 66 | 2.64 | 9.69 | 1.76 | 5.29 | 0.4 | 13 | serving=150, cup=245, pot=125, tub=170, tbsp=15 | soy | SR28 16252
flavored soy yogurt | fruit soy yogurt, strawberry soy yogurt, vanilla soy yogurt, fruit soya yogurt, fruit vegan yogurt | general | 🥣 | 94 | 2.35 | 18.24 | 1.18 | 12.94 | 0.6 | 15 | serving=150, cup=245, pot=125, tub=170, tbsp=15 | soy | SR28 16253
coconut yogurt | coconut yoghurt, coconut milk yogurt, plain coconut yogurt, dairy free coconut yogurt | general | 🥥 | 110 | 1 | 7.5 | 8.5 | 3.5 | 0.6 | 25 | serving=125, cup=245, pot=125, tub=150, tbsp=15 | - | label
almond milk yogurt | almond yogurt, almond milk yoghurt, oat yogurt, cashew yogurt | general | 🥣 | 106 | 3.3 | 8.7 | 6.7 | 3.3 | 2 | 20 | serving=150, cup=245, pot=150, tub=150 | tree_nut | label
# --- cream, butter, fats of animals ---
butter | salted butter, stick butter, pat of butter, dairy butter, kerrygold, lurpak, amul butter, anchor butter, president butter, white butter, makhan | dairy | 🧈 | 717 | 0.85 | 0.06 | 81.11 | 0.06 | 0 | 643 | serving=14, tbsp=14.2, tsp=4.7, pat=5, stick=113, cup=227, knob=10, slice=10, cube=14 | milk | SR28 01001
unsalted butter | sweet butter, butter without salt, butter unsalted, sweet cream butter | dairy | 🧈 | 717 | 0.85 | 0.06 | 81.11 | 0.06 | 0 | 11 | serving=14, tbsp=14.2, tsp=4.7, pat=5, stick=113, cup=227, knob=10, slice=10 | milk | SR28 01145
whipped butter | spreadable whipped butter | dairy | 🧈 | 718 | 0.49 | 2.87 | 78.3 | 0.06 | 0 | 583 | serving=9.4, tbsp=9.4, tsp=3.1, pat=3.8, cup=151 | milk | SR28 01002
light butter | reduced fat butter, half fat butter, low fat butter, light spreadable butter | dairy | 🧈 | 499 | 3.3 | 0 | 55.1 | 0 | 0 | 450 | serving=14, tbsp=14, tsp=4.7, pat=5, cup=224 | milk | SR28 04601
spreadable butter | butter oil blend, butter blend spread, spreadable butter with oil, butter with canola oil, lurpak spreadable | dairy | 🧈 | 727 | 0.31 | 0.77 | 80.32 | 0 | 0 | 719 | serving=10, tbsp=14, tsp=4.7, pat=5, cup=227 | milk | SR28 04585
ghee | clarified butter, butter oil, butterfat, desi ghee | dairy | 🧈 | 876 | 0.28 | 0 | 99.48 | 0 | 0 | 2 | serving=13, tbsp=12.8, tsp=4.3, cup=205 | milk | SR28 01003
lard | pork lard, pork fat, manteca, schmalz | general | 🥓 | 902 | 0 | 0 | 100 | 0 | 0 | 0 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | meat, pork | SR28 04002
beef tallow | tallow, beef dripping, dripping, beef fat | general | 🥩 | 902 | 0 | 0 | 100 | 0 | 0 | 0 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | meat | SR28 04001
beef suet | suet, shredded suet | general | 🥩 | 854 | 1.5 | 0 | 94 | 0 | 0 | 7 | serving=15, tbsp=10, cup=120 | meat | SR28 13335
duck fat | rendered duck fat | general | 🦆 | 882 | 0 | 0 | 99.8 | 0 | 0 | 0 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | meat | SR28 04574
goose fat | rendered goose fat | general | 🦆 | 900 | 0 | 0 | 99.8 | 0 | 0 | 0 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | meat | SR28 04576
chicken fat | schmaltz, rendered chicken fat | general | 🐔 | 900 | 0 | 0 | 99.8 | 0 | 0 | 0 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | meat | SR28 04542
bacon grease | bacon fat, bacon drippings | general | 🥓 | 898 | 0.07 | 0 | 99.5 | 0 | 0 | 27 | serving=13, tbsp=13, tsp=4.3 | meat, pork | SR28 10864
cod liver oil | fish oil, omega 3 oil, fish liver oil | general | 🐟 | 902 | 0 | 0 | 100 | 0 | 0 | 0 | serving=4.5, tsp=4.5, tbsp=13.6, piece=1 | fish | SR28 04589
heavy cream | heavy whipping cream, double cream, whipping cream, cream, hwc, thick cream, schlagobers, heavy cream liquid | dairy | 🥛 | 340 | 2.84 | 2.74 | 36.08 | 2.92 | 0 | 27 | serving=15, tbsp=15, tsp=5, cup=238, splash=15, ml=1.0 | milk | SR28 01053
light whipping cream | single whipping cream, whipping cream 30%, 30% cream | dairy | 🥛 | 292 | 2.17 | 2.96 | 30.91 | 2.96 | 0 | 34 | serving=15, tbsp=15, tsp=5, cup=239, ml=1.0 | milk | SR28 01052
light cream | single cream, coffee cream, table cream, pouring cream, cooking cream | dairy | 🥛 | 191 | 2.96 | 2.82 | 19.1 | 3.67 | 0 | 72 | serving=15, tbsp=15, tsp=5, cup=240, ml=1.01, splash=15 | milk | SR28 01050
half and half | half & half, half-and-half, cream for coffee, half n half | dairy | 🥛 | 123 | 3.13 | 4.73 | 10.39 | 4.13 | 0 | 61 | serving=30, tbsp=15, tsp=5, cup=242, ml=1.02, splash=15, piece=11 | milk | SR28 01049
fat-free half and half | fat free half & half, nonfat half and half | dairy | 🥛 | 59 | 2.6 | 9 | 1.4 | 5 | 0 | 100 | serving=29, tbsp=15, cup=242, ml=1.02 | milk | SR28 01199
sour cream | soured cream, smetana, schmand, full fat sour cream, saure sahne, regular sour cream | dairy | 🥣 | 198 | 2.44 | 4.63 | 19.35 | 3.41 | 0 | 31 | serving=24, tbsp=12, tsp=4, cup=230, dollop=24, tub=227, ml=0.97 | milk | SR28 01056
light sour cream | reduced fat sour cream, low fat sour cream, half fat sour cream | dairy | 🥣 | 136 | 3.5 | 7.1 | 10.6 | 0.22 | 0 | 83 | serving=24, tbsp=12, tsp=4, cup=230, dollop=24 | milk | SR28 01179
fat-free sour cream | nonfat sour cream, fat free sour cream | dairy | 🥣 | 74 | 3.1 | 15.6 | 0 | 0.39 | 0 | 141 | serving=24, tbsp=12, tsp=4, cup=230, dollop=24 | milk | SR28 01180
creme fraiche | crème fraîche, full fat creme fraiche, creme fraîche | dairy | 🥣 | 292 | 2.4 | 2.9 | 30 | 2.9 | 0 | 40 | serving=30, tbsp=15, tsp=5, cup=240, tub=200 | milk | label
light creme fraiche | half fat creme fraiche, low fat creme fraiche, reduced fat creme fraiche | dairy | 🥣 | 165 | 3 | 4.4 | 15 | 4.3 | 0 | 45 | serving=30, tbsp=15, cup=240, tub=200 | milk | label
crema mexicana | mexican crema, mexican sour cream, crema | dairy | 🥣 | 200 | 2.2 | 3.5 | 19.5 | 3.3 | 0 | 200 | serving=30, tbsp=15, cup=240 | milk | label
clotted cream | devon cream, cornish clotted cream, kaymak | dairy | 🥣 | 586 | 1.6 | 2.3 | 63.5 | 2.3 | 0 | 24 | serving=28, tbsp=15, dollop=28 | milk | label
oat cream | soy cream, vegan cooking cream, plant based cream, soya cream, oat cooking cream | general | 🥛 | 150 | 1 | 6 | 13 | 4 | 0.8 | 40 | serving=30, tbsp=15, cup=240, carton=250, ml=1.0 | gluten, soy | label
# --- cheese ---
cheddar cheese | cheddar, cheese, mature cheddar, cheddar slice, shredded cheddar, grated cheddar, sliced cheese, shredded cheese, grated cheese, cheese slice, mild cheddar, white cheddar, hard cheese, cathedral city, bega cheese, tasty cheese, pilgrims choice, seriously strong, cracker barrel cheese, amul cheese | dairy | 🧀 | 404 | 22.87 | 3.09 | 33.31 | 0.48 | 0 | 653 | serving=28, slice=28, cup=113, cube=17, tbsp=7, handful=28, stick=24, block=227 | milk | SR28 01009
sharp cheddar cheese | sharp cheddar, extra sharp cheddar, sliced sharp cheddar, vintage cheddar | dairy | 🧀 | 410 | 24.25 | 2.13 | 33.82 | 0.27 | 0 | 644 | serving=28, slice=21, cup=113, cube=17 | milk | SR28 01270
reduced fat cheddar cheese | light cheddar, reduced fat cheddar, low fat cheddar, light cheese, low fat cheese, reduced fat cheese, half fat cheddar | dairy | 🧀 | 309 | 27.35 | 4.06 | 20.41 | 0.26 | 0 | 628 | serving=28, slice=21, cup=113, cube=17, tbsp=7 | milk | SR28 01260
fat-free cheddar cheese | fat free cheese, nonfat cheddar, fat free cheddar, nonfat cheese | dairy | 🧀 | 157 | 32.14 | 7.14 | 0 | 0 | 0 | 1000 | serving=28, slice=21, cup=113 | milk | SR28 01265
american cheese | processed cheese slice, cheese single, american cheese slice, kraft single, processed cheese, burger cheese, toast cheese, kraft singles, sandwich cheese slice | dairy | 🧀 | 366 | 18.13 | 4.78 | 30.71 | 2.26 | 0 | 1671 | serving=21, slice=21, cup=140, piece=21 | milk, soy | SR28 01042
reduced fat american cheese | light american cheese, light cheese slice, 2% american cheese, light cheese single | dairy | 🧀 | 240 | 17.6 | 10.6 | 14.1 | 8.02 | 0 | 1201 | serving=21, slice=21, piece=21 | milk, soy | SR28 01215
mozzarella cheese | mozzarella, fresh mozzarella, whole milk mozzarella, buffalo mozzarella, mozzarella ball, bocconcini, mozarella | dairy | 🧀 | 300 | 22.17 | 2.19 | 22.35 | 1.03 | 0 | 627 | serving=28, slice=28, cup=112, ball=125, piece=28, handful=28 | milk | SR28 01026
shredded mozzarella | low moisture mozzarella, grated mozzarella, part skim shredded mozzarella, shredded mozzarella cheese | dairy | 🧀 | 295 | 23.75 | 5.58 | 19.78 | 1.9 | 0 | 666 | serving=28, cup=113, tbsp=7, slice=28, handful=28 | milk | SR28 01029
part skim mozzarella | light mozzarella, low fat mozzarella, part-skim mozzarella, reduced fat mozzarella | dairy | 🧀 | 254 | 24.26 | 2.77 | 15.92 | 1.13 | 0 | 619 | serving=28, slice=28, cup=112, ball=125 | milk | SR28 01028
string cheese | part skim string cheese, cheese stick, mozzarella stick cheese, cheese string, cheestrings, cheese strings, mozzarella string cheese, frigo cheese heads | dairy | 🧀 | 295 | 23.75 | 5.58 | 19.78 | 1.9 | 0 | 666 | serving=28, piece=28, stick=28 | milk | SR28 01029
light string cheese | reduced fat string cheese, low fat string cheese, light cheese stick | dairy | 🧀 | 210 | 25 | 3 | 10.5 | 0.5 | 0 | 700 | serving=24, piece=24, stick=24 | milk | label
burrata | burrata cheese | dairy | 🧀 | 244 | 12 | 2 | 21 | 1.5 | 0 | 200 | serving=60, ball=125, piece=125 | milk | label
parmesan cheese | parmesan, parmigiano reggiano, parmigiano, grana padano, parmigiano-reggiano, shaved parmesan, fresh parmesan, parmesan block | dairy | 🧀 | 392 | 35.75 | 3.22 | 25.83 | 0.8 | 0 | 1376 | serving=15, tbsp=5, cup=100, slice=10, cube=10, piece=28 | milk | SR28 01033
grated parmesan | parmesan powder, grated parmesan cheese, shaker parmesan, kraft parmesan | dairy | 🧀 | 420 | 28.42 | 13.91 | 27.84 | 0.07 | 0 | 1804 | serving=10, tbsp=5, tsp=1.7, cup=100, sprinkle=5 | milk | SR28 01032
shredded parmesan | shredded parmesan cheese | dairy | 🧀 | 415 | 37.86 | 3.41 | 27.34 | 0.9 | 0 | 1696 | serving=15, tbsp=5, cup=80 | milk | SR28 01146
pecorino romano | romano cheese, pecorino, romano, pecorino cheese, sheep milk hard cheese | dairy | 🧀 | 387 | 31.8 | 3.63 | 26.94 | 0.73 | 0 | 1433 | serving=15, tbsp=5, cup=100, slice=10, piece=28 | milk | SR28 01038
feta cheese | feta, greek feta, feta crumbles, crumbled feta, white brined cheese, salad cheese | dairy | 🧀 | 264 | 14.21 | 4.09 | 21.28 | 4.09 | 0 | 917 | serving=28, cup=150, cube=17, slice=28, tbsp=9, block=200, handful=38 | milk | SR28 01019
reduced fat feta | light feta, low fat feta, light salad cheese | dairy | 🧀 | 180 | 17 | 2 | 11.5 | 1 | 0 | 900 | serving=28, cup=150, cube=17, block=200 | milk | label
goat cheese | soft goat cheese, chevre, chèvre, goats cheese, goat's cheese, fresh goat cheese | dairy | 🧀 | 264 | 18.52 | 0 | 21.08 | 0 | 0 | 459 | serving=28, slice=20, tbsp=15, cup=130, log=125 | milk | SR28 01159
hard goat cheese | aged goat cheese, goat gouda | dairy | 🧀 | 452 | 30.52 | 2.17 | 35.59 | 2.17 | 0 | 423 | serving=28, slice=20, cup=113 | milk | SR28 01156
semi soft goat cheese | semisoft goat cheese, medium goat cheese | dairy | 🧀 | 364 | 21.58 | 0.12 | 29.84 | 0.12 | 0 | 415 | serving=28, slice=20 | milk | SR28 01157
cream cheese | philadelphia, philly cream cheese, full fat cream cheese, soft cheese, plain cream cheese, frischkase, frischkäse, philadelphia cream cheese | dairy | 🧀 | 350 | 6.15 | 5.52 | 34.44 | 3.76 | 0 | 314 | serving=29, tbsp=14.5, tsp=4.8, cup=232, block=227, schmear=29 | milk | SR28 01017
light cream cheese | reduced fat cream cheese, low fat cream cheese, light soft cheese, philadelphia light, lowfat cream cheese | dairy | 🧀 | 201 | 7.85 | 8.13 | 15.28 | 5.82 | 0 | 359 | serving=30, tbsp=15, tsp=5, cup=240 | milk | SR28 43274
fat-free cream cheese | nonfat cream cheese, fat free cream cheese | dairy | 🧀 | 105 | 15.69 | 7.66 | 1 | 5.48 | 0 | 702 | serving=36, tbsp=18, cup=240 | milk | SR28 01186
flavored cream cheese | chive cream cheese, herb cream cheese, strawberry cream cheese, cream cheese spread, garlic and herb cheese, boursin, whipped cream cheese, onion and chive cream cheese | dairy | 🧀 | 295 | 7.1 | 3.5 | 28.6 | 3.5 | 0 | 436 | serving=30, tbsp=15, cup=240 | milk | SR28 43276
neufchatel cheese | neufchatel, 1/3 less fat cream cheese | dairy | 🧀 | 253 | 9.15 | 3.59 | 22.78 | 3.19 | 0 | 334 | serving=28, tbsp=14.5, cup=232 | milk | SR28 01031
mascarpone | mascarpone cheese | dairy | 🧀 | 410 | 4.8 | 4 | 42 | 3.8 | 0 | 50 | serving=30, tbsp=15, cup=240, tub=250 | milk | label
cottage cheese | full fat cottage cheese, 4% cottage cheese, creamed cottage cheese, regular cottage cheese, hüttenkäse, huttenkase, körniger frischkäse, cottage-cheese | dairy | 🥣 | 98 | 11.12 | 3.38 | 4.3 | 2.67 | 0 | 364 | serving=113, cup=225, tbsp=14, tub=200, bowl=225 | milk | SR28 01012
low fat cottage cheese | 2% cottage cheese, lowfat cottage cheese, low-fat cottage cheese, light cottage cheese | dairy | 🥣 | 81 | 10.45 | 4.76 | 2.27 | 4 | 0 | 308 | serving=113, cup=226, tbsp=14, tub=200, bowl=226 | milk | SR28 01015
1% cottage cheese | 1 percent cottage cheese, one percent cottage cheese | dairy | 🥣 | 72 | 12.39 | 2.72 | 1.02 | 2.72 | 0 | 406 | serving=113, cup=226, tbsp=14, tub=200, bowl=226 | milk | SR28 01016
fat-free cottage cheese | nonfat cottage cheese, fat free cottage cheese, dry curd cottage cheese, 0% cottage cheese | dairy | 🥣 | 72 | 10.34 | 6.66 | 0.29 | 1.85 | 0 | 372 | serving=113, cup=226, tbsp=14, tub=200 | milk | SR28 01014
ricotta | ricotta cheese, whole milk ricotta, fresh ricotta | dairy | 🥣 | 174 | 11.26 | 3.04 | 12.98 | 0.27 | 0 | 84 | serving=62, cup=246, tbsp=15, tub=250 | milk | SR28 01036
part skim ricotta | low fat ricotta, light ricotta, part-skim ricotta | dairy | 🥣 | 138 | 11.39 | 5.14 | 7.91 | 0.31 | 0 | 99 | serving=62, cup=246, tbsp=15, tub=250 | milk | SR28 01037
swiss cheese | swiss, emmental, emmentaler, emmenthal, jarlsberg, maasdam, swiss cheese slice, leerdammer | dairy | 🧀 | 393 | 26.96 | 1.44 | 30.99 | 0 | 0 | 187 | serving=28, slice=28, cup=108, cube=15 | milk | SR28 01040
reduced fat swiss cheese | light swiss cheese, low fat swiss cheese, low fat swiss | dairy | 🧀 | 179 | 28.4 | 3.4 | 5.1 | 1.33 | 0 | 199 | serving=28, slice=28, cup=108 | milk | SR28 43589
gruyere cheese | gruyere, gruyère, comte, comté, beaufort cheese, appenzeller | dairy | 🧀 | 413 | 29.81 | 0.36 | 32.34 | 0.36 | 0 | 714 | serving=28, slice=28, cup=108, cube=15 | milk | SR28 01023
gouda cheese | gouda, smoked gouda, young gouda, aged gouda, leyden cheese | dairy | 🧀 | 356 | 24.94 | 2.22 | 27.44 | 2.22 | 0 | 819 | serving=28, slice=28, cup=113, cube=15 | milk | SR28 01022
edam cheese | edam, mini edam, babybel, mini babybel, edamer, baby bel | dairy | 🧀 | 357 | 24.99 | 1.43 | 27.8 | 1.43 | 0 | 812 | serving=28, slice=28, piece=21, cup=113, cube=15 | milk | SR28 01018
babybel light | mini babybel light, light babybel, light edam | dairy | 🧀 | 206 | 25 | 0 | 12 | 0 | 0 | 700 | serving=20, piece=20 | milk | label
provolone cheese | provolone, provolone slice | dairy | 🧀 | 351 | 25.58 | 2.14 | 26.62 | 0.56 | 0 | 876 | serving=28, slice=28, cup=132 | milk | SR28 01035
monterey jack cheese | monterey jack, jack cheese, pepper jack, pepper jack cheese, pepperjack, monterey cheese | dairy | 🧀 | 373 | 24.48 | 0.68 | 30.28 | 0.5 | 0 | 600 | serving=28, slice=28, cup=113, cube=17 | milk | SR28 01025
colby cheese | colby, colby jack, colby jack cheese, marble cheese, cojack, cheese curds, cheese curd | dairy | 🧀 | 394 | 23.76 | 2.57 | 32.11 | 0.52 | 0 | 604 | serving=28, slice=28, cup=113, cube=17, piece=28 | milk | SR28 01011
mexican cheese blend | mexican blend cheese, shredded mexican cheese, fiesta blend cheese, four cheese mexican blend, taco cheese | dairy | 🧀 | 358 | 23.54 | 1.75 | 28.51 | 1.23 | 0 | 338 | serving=28, cup=112, tbsp=7, handful=28 | milk | SR28 01251
brie | brie cheese | dairy | 🧀 | 334 | 20.75 | 0.45 | 27.68 | 0.45 | 0 | 629 | serving=28, slice=28, cup=144, wedge=28, wheel=227 | milk | SR28 01006
camembert | camembert cheese, baked camembert | dairy | 🧀 | 300 | 19.8 | 0.46 | 24.26 | 0.46 | 0 | 842 | serving=28, slice=28, wedge=38, wheel=250 | milk | SR28 01007
blue cheese | bleu cheese, gorgonzola, blue cheese crumbles, danish blue, danablu, cambozola | dairy | 🧀 | 353 | 21.4 | 2.34 | 28.74 | 0.5 | 0 | 1146 | serving=28, slice=28, cup=135, tbsp=8.5, cube=17 | milk | SR28 01004
roquefort | roquefort cheese | dairy | 🧀 | 369 | 21.54 | 2 | 30.64 | 0.5 | 0 | 1809 | serving=28, slice=28, cup=135 | milk | SR28 01039
stilton | stilton cheese, blue stilton | dairy | 🧀 | 410 | 23.7 | 0.1 | 35 | 0.1 | 0 | 790 | serving=28, slice=28, cup=135 | milk | label
muenster cheese | muenster, munster cheese | dairy | 🧀 | 368 | 23.41 | 1.12 | 30.04 | 1.12 | 0 | 628 | serving=28, slice=28, cup=113 | milk | SR28 01030
havarti cheese | havarti, dill havarti, butterkase, butterkäse, danbo | dairy | 🧀 | 371 | 23 | 2 | 30 | 0.5 | 0 | 690 | serving=28, slice=28, cup=113 | milk | label
fontina cheese | fontina, taleggio, bel paese | dairy | 🧀 | 389 | 25.6 | 1.55 | 31.14 | 1.55 | 0 | 800 | serving=28, slice=28, cup=108 | milk | SR28 01020
asiago cheese | asiago | dairy | 🧀 | 393 | 29 | 2 | 30 | 0.5 | 0 | 1000 | serving=28, tbsp=5, cup=100, slice=28 | milk | label
manchego | manchego cheese, sheep cheese, queso manchego, sheep milk cheese | dairy | 🧀 | 430 | 25 | 0.7 | 36.5 | 0.3 | 0 | 700 | serving=28, slice=20, wedge=28 | milk | label
raclette cheese | raclette slice | dairy | 🧀 | 355 | 23.5 | 0.5 | 28.5 | 0.1 | 0 | 720 | serving=60, slice=30 | milk | label
limburger cheese | limburger, limburg cheese | dairy | 🧀 | 327 | 20.05 | 0.49 | 27.25 | 0.49 | 0 | 800 | serving=28, slice=28 | milk | SR28 01024
port salut | port de salut, saint paulin | dairy | 🧀 | 352 | 23.78 | 0.57 | 28.2 | 0.57 | 0 | 534 | serving=28, slice=28 | milk | SR28 01034
tilsit cheese | tilsit, tilsiter | dairy | 🧀 | 340 | 24.41 | 1.88 | 25.98 | 0.5 | 0 | 753 | serving=28, slice=28 | milk | SR28 01041
brick cheese | wisconsin brick cheese | dairy | 🧀 | 371 | 23.24 | 2.79 | 29.68 | 0.51 | 0 | 560 | serving=28, slice=28, cup=113 | milk | SR28 01005
cheshire cheese | cheshire, wensleydale, lancashire cheese, red leicester, double gloucester, caerphilly | dairy | 🧀 | 387 | 23.37 | 4.78 | 30.6 | 0.5 | 0 | 700 | serving=28, slice=28, cup=113 | milk | SR28 01010
caraway cheese | leyden caraway cheese, cumin cheese | dairy | 🧀 | 376 | 25.18 | 3.06 | 29.2 | 0.5 | 0 | 690 | serving=28, slice=28 | milk | SR28 01008
brown cheese | gjetost, brunost, norwegian brown cheese, geitost | dairy | 🧀 | 466 | 9.65 | 42.65 | 29.51 | 38 | 0 | 600 | serving=20, slice=10 | milk | SR28 01021
halloumi | halloumi cheese, grilled halloumi, haloumi, fried halloumi, grilling cheese, hellim | dairy | 🧀 | 321 | 22 | 2 | 25 | 1.5 | 0 | 1100 | serving=60, slice=30, block=225 | milk | label
paneer | indian cheese, cottage cheese indian, paneer cheese, paneer cubes, raw paneer | dairy | 🧀 | 296 | 18.5 | 3.5 | 23 | 2.8 | 0 | 20 | serving=60, cube=10, cup=150, block=200 | milk | label
queso fresco | fresh mexican cheese, mexican crumbling cheese | dairy | 🧀 | 299 | 18.09 | 2.98 | 23.82 | 2.32 | 0 | 751 | serving=28, cup=122, slice=28, tbsp=8 | milk | SR28 01228
queso blanco | white mexican cheese, farmer cheese, farmers cheese, queijo fresco | dairy | 🧀 | 310 | 20.38 | 2.53 | 24.31 | 1.76 | 0 | 704 | serving=28, cup=118, slice=28 | milk | SR28 01229
cotija cheese | cotija, queso cotija | dairy | 🧀 | 366 | 20 | 3.97 | 30 | 0 | 0 | 1400 | serving=15, tbsp=7.5, tsp=2.5, cup=120 | milk | SR28 01267
oaxaca cheese | queso oaxaca, queso asadero, asadero, quesillo | dairy | 🧀 | 356 | 22.6 | 2.87 | 28.26 | 2.87 | 0 | 705 | serving=28, slice=28, cup=113 | milk | SR28 01166
chihuahua cheese | queso chihuahua | dairy | 🧀 | 374 | 21.56 | 5.56 | 29.68 | 5.56 | 0 | 617 | serving=28, slice=28, cup=113 | milk | SR28 01167
cheese spread | processed cheese spread, laughing cow, cheese triangle, spreadable cheese, cheese wedge, dairylea, velveeta, kiri, la vache qui rit | dairy | 🧀 | 290 | 16.41 | 8.73 | 21.23 | 7.32 | 0 | 1625 | serving=21, piece=17, wedge=21, tbsp=15, slice=28, cup=244 | milk | SR28 01048
light cheese spread | laughing cow light, light cheese triangle, reduced fat cheese spread, light spreadable cheese | dairy | 🧀 | 176 | 13.41 | 10.71 | 8.88 | 7.06 | 0 | 1102 | serving=21, piece=21, wedge=21, tbsp=15 | milk | SR28 01259
spray cheese | cheez whiz, easy cheese, aerosol cheese, squeeze cheese | dairy | 🧀 | 276 | 12 | 9.2 | 21 | 6.7 | 0.3 | 1638 | serving=33, tbsp=16.5 | milk | SR28 01188
smoked cheese | smoked processed cheese, bavarian smoked cheese, oscypek, scamorza | dairy | 🧀 | 334 | 24.73 | 2.1 | 25.01 | 1.23 | 0 | 1370 | serving=28, slice=20 | milk | SR28 01044
vegan cheese | dairy free cheese, plant based cheese, violife, vegan cheddar, vegan cheese slice, vegan mozzarella, daiya | general | 🧀 | 285 | 0.5 | 21 | 22.5 | 0.2 | 0.5 | 820 | serving=28, slice=20, cup=113, handful=28 | - | label
vegan cream cheese | dairy free cream cheese, plant based cream cheese | general | 🧀 | 245 | 2 | 7 | 23.5 | 1.5 | 1 | 400 | serving=30, tbsp=15, cup=240 | soy | label
# --- chicken ---
chicken breast | grilled chicken breast, roasted chicken breast, skinless chicken breast, boneless skinless chicken breast, chicken fillet, baked chicken breast, cooked chicken breast, chicken breast fillet, grilled chicken, breast of chicken, chicken breast no skin, pollo, hähnchenbrust, poulet breast, oven baked chicken breast, chicken tenderloin, chicken breast meat | protein | 🍗 | 165 | 31.02 | 0 | 3.57 | 0 | 0 | 74 | serving=150, piece=172, breast=172, small=120, medium=172, large=220, fillet=150, cup=140, slice=20, strip=30 | meat | SR28 05064
chicken breast with skin | roasted chicken breast with skin, skin on chicken breast, bone in chicken breast | protein | 🍗 | 197 | 29.8 | 0 | 7.78 | 0 | 0 | 71 | serving=150, piece=196, breast=196, cup=140 | meat | SR28 05060
pan fried chicken breast | unbreaded fried chicken breast, sauteed chicken breast, pan-fried chicken breast | protein | 🍗 | 187 | 33.44 | 0.51 | 4.71 | 0 | 0 | 79 | serving=150, piece=172, breast=172, cup=140 | meat | SR28 05063
poached chicken breast | boiled chicken breast, steamed chicken breast, stewed chicken breast, boiled chicken, shredded boiled chicken, poached chicken | protein | 🍗 | 151 | 28.98 | 0 | 3.03 | 0 | 0 | 63 | serving=150, piece=180, breast=180, cup=140 | meat | SR28 05065
raw chicken breast | uncooked chicken breast, chicken breast raw, raw chicken fillet, raw boneless skinless chicken breast, raw chicken | protein | 🍗 | 120 | 22.5 | 0 | 2.62 | 0 | 0 | 45 | serving=200, piece=230, breast=230, small=160, medium=230, large=272, fillet=200 | meat | SR28 05062
chicken | chicken meat, cooked chicken, shredded chicken, pulled chicken, diced chicken, chopped chicken, roasted chicken meat, chicken without skin, plain chicken, chicken pieces, chicken strips plain | protein | 🍗 | 190 | 28.93 | 0 | 7.41 | 0 | 0 | 86 | serving=140, cup=140, piece=140, slice=20, handful=70, tbsp=8.7 | meat | SR28 05013
roast chicken | roasted chicken, whole chicken, baked chicken, chicken with skin, oven roasted chicken, roast chicken with skin, grilled chicken with skin | protein | 🍗 | 239 | 27.3 | 0 | 13.6 | 0 | 0 | 82 | serving=170, cup=140, piece=170, half=300, leg=150, breast=196, slice=25 | meat | SR28 05009
rotisserie chicken | costco chicken, store bought roast chicken, rotisserie chicken with skin, spit roast chicken, nandos chicken, peri peri chicken, rotisserie chicken leg and thigh, chicken leg and thigh | protein | 🍗 | 206 | 25.79 | 0.02 | 11.38 | 0.02 | 0 | 356 | serving=150, cup=140, piece=150, half=400, breast=192, thigh=95, drumstick=71, wing=51 | meat | recipe: 50 SR28 05348; 35 SR28 05351; 15 SR28 05349
half roast chicken | half chicken, half a chicken, half a roast chicken | protein | 🍗 | 239 | 27.3 | 0 | 13.6 | 0 | 0 | 82 | serving=299, piece=299 | meat | SR28 05009
rotisserie chicken breast | rotisserie chicken without skin, rotisserie chicken meat, skinless rotisserie chicken | protein | 🍗 | 137 | 28 | 0 | 2.79 | 0 | 0 | 313 | serving=140, breast=192, cup=140 | meat | SR28 05342
light chicken meat | white meat, white chicken meat, chicken white meat, white meat chicken | protein | 🍗 | 173 | 30.91 | 0 | 4.51 | 0 | 0 | 77 | serving=140, cup=140 | meat | SR28 05041
dark chicken meat | dark meat, chicken dark meat, dark meat chicken | protein | 🍗 | 205 | 27.37 | 0 | 9.73 | 0 | 0 | 93 | serving=140, cup=140 | meat | SR28 05045
chicken thigh | skinless chicken thigh, boneless chicken thigh, roasted chicken thigh, boneless skinless chicken thigh, grilled chicken thigh, chicken thigh no skin, baked chicken thigh, chicken thigh fillet, cooked chicken thigh | protein | 🍗 | 179 | 24.76 | 0 | 8.15 | 0 | 0 | 106 | serving=116, piece=90, thigh=90, small=65, medium=90, large=116, cup=140 | meat | SR28 05098
chicken thigh with skin | skin on chicken thigh, bone in chicken thigh, roasted chicken thigh with skin, roast chicken thigh | protein | 🍗 | 232 | 23.26 | 0 | 14.71 | 0 | 0 | 102 | serving=137, piece=105, thigh=105, cup=140 | meat | SR28 05094
raw chicken thigh | uncooked chicken thigh, raw skinless chicken thigh, raw boneless chicken thigh | protein | 🍗 | 121 | 19.66 | 0 | 4.12 | 0 | 0 | 95 | serving=149, piece=115, thigh=115, large=149 | meat | SR28 05096
raw chicken thigh with skin | raw skin on chicken thigh, uncooked chicken thigh with skin | protein | 🍗 | 221 | 16.52 | 0.25 | 16.61 | 0 | 0 | 81 | serving=150, piece=135, thigh=135 | meat | SR28 05091
chicken drumstick | chicken drumstick with skin, roasted chicken drumstick, baked drumstick, drumstick, drumsticks, chicken drumsticks, grilled drumstick, drummies | protein | 🍗 | 191 | 23.35 | 0 | 10.15 | 0 | 0 | 123 | serving=150, piece=75, drumstick=75, small=55, large=105, cup=140 | meat | SR28 05069
skinless chicken drumstick | chicken drumstick without skin, drumstick without skin, drumstick no skin | protein | 🍗 | 155 | 24.24 | 0 | 5.7 | 0 | 0 | 128 | serving=130, piece=65, drumstick=65, cup=140 | meat | SR28 05073
raw chicken drumstick | uncooked chicken drumstick, raw drumstick | protein | 🍗 | 161 | 18.08 | 0.11 | 9.2 | 0 | 0 | 106 | serving=180, piece=90, drumstick=90 | meat | SR28 05066
chicken leg | chicken leg with skin, chicken leg quarter, leg quarter, roasted chicken leg, chicken quarter, whole chicken leg, chicken maryland, hähnchenschenkel, grilled chicken leg | protein | 🍗 | 184 | 24.03 | 0 | 8.99 | 0 | 0 | 98 | serving=180, piece=180, leg=180, small=140, large=258 | meat | SR28 05078
skinless chicken leg | chicken leg without skin, chicken leg no skin, chicken leg meat | protein | 🍗 | 174 | 24.22 | 0 | 7.8 | 0 | 0 | 99 | serving=150, piece=150, leg=150, cup=140 | meat | SR28 05082
raw chicken leg | uncooked chicken leg, raw chicken leg with skin | protein | 🍗 | 214 | 16.37 | 0.17 | 15.95 | 0 | 0 | 84 | serving=240, piece=240, leg=240 | meat | SR28 05075
chicken wing | roasted chicken wing, plain chicken wing, baked chicken wing, grilled chicken wing, chicken wings, wing, wings, wingette, chicken wing with skin, unbreaded chicken wing | protein | 🍗 | 254 | 23.79 | 0 | 16.87 | 0 | 0 | 98 | serving=136, piece=34, wing=34, large=50 | meat | SR28 05103
skinless chicken wing | chicken wing without skin, chicken wing meat | protein | 🍗 | 203 | 30.46 | 0 | 8.13 | 0 | 0 | 92 | serving=84, piece=21, wing=21 | meat | SR28 05107
raw chicken wing | uncooked chicken wing | protein | 🍗 | 191 | 17.52 | 0 | 12.85 | 0 | 0 | 84 | serving=196, piece=49, wing=49 | meat | SR28 05100
ground chicken | chicken mince, minced chicken, cooked ground chicken, ground chicken cooked, chicken minced meat | protein | 🍗 | 189 | 23.28 | 0 | 10.92 | 0 | 0 | 75 | serving=113, cup=140, patty=85 | meat | SR28 05333
raw ground chicken | uncooked ground chicken, raw chicken mince | protein | 🍗 | 143 | 17.44 | 0.04 | 8.1 | 0 | 0 | 60 | serving=112, cup=225, patty=112 | meat | SR28 05332
canned chicken | tinned chicken, chicken in a can, canned chicken breast, chunk chicken breast | protein | 🥫 | 165 | 21.77 | 0 | 7.95 | 0 | 0 | 503 | serving=85, can=125, cup=135 | meat | SR28 05277
chicken skin | roasted chicken skin, crispy chicken skin | protein | 🍗 | 454 | 20.36 | 0 | 40.68 | 0 | 0 | 65 | serving=28, piece=28 | meat | SR28 05018
cornish hen | cornish game hen, poussin, game hen | protein | 🍗 | 259 | 22.27 | 0 | 18.21 | 0 | 0 | 64 | serving=258, piece=258, half=129 | meat | SR28 05308
chicken liver | chicken livers, fried chicken liver, pan fried chicken liver | protein | 🍗 | 172 | 25.78 | 1.11 | 6.43 | 0 | 0 | 92 | serving=88, piece=44, cup=140 | meat | SR28 05661
simmered chicken liver | boiled chicken liver, stewed chicken liver | protein | 🍗 | 167 | 24.46 | 0.87 | 6.51 | 0 | 0 | 76 | serving=88, piece=44, cup=140 | meat | SR28 05028
chicken gizzard | chicken gizzards, gizzard, gizzards | protein | 🍗 | 154 | 30.39 | 0 | 2.68 | 0 | 0 | 56 | serving=85, cup=145, piece=22 | meat | SR28 05024
chicken heart | chicken hearts | protein | 🍗 | 185 | 26.41 | 0.1 | 7.92 | 0 | 0 | 48 | serving=85, piece=3, cup=145 | meat | SR28 05026
chicken giblets | giblets | protein | 🍗 | 157 | 27.15 | 0 | 4.5 | 0 | 0 | 67 | serving=85, cup=145 | meat | SR28 05022
chicken feet | chicken paws, phoenix claws, chicken foot | protein | 🍗 | 215 | 19.4 | 0.2 | 14.6 | 0 | 0 | 67 | serving=105, piece=35 | meat | SR28 05335
# --- turkey, duck, other birds ---
turkey breast | white meat turkey, roasted turkey breast, skinless turkey breast, grilled turkey breast, cooked turkey breast, turkey breast meat, turkey steak, turkey fillet, turkey escalope, putenbrust | protein | 🦃 | 136 | 29.51 | 0 | 1.97 | 0 | 0 | 114 | serving=120, slice=30, cup=140, fillet=120, piece=120 | meat | SR28 05711
raw turkey breast | uncooked turkey breast, raw turkey fillet, raw turkey steak | protein | 🦃 | 114 | 23.34 | 0 | 2.33 | 0 | 0 | 74 | serving=150, piece=150, fillet=150 | meat | SR28 05710
turkey breast with skin | roasted turkey breast with skin | protein | 🦃 | 164 | 29.01 | 0.05 | 5.33 | 0 | 0 | 114 | serving=120, slice=30, cup=140 | meat | SR28 05733
turkey | roast turkey, turkey meat, roasted turkey, cooked turkey, turkey without skin, christmas turkey, thanksgiving turkey | protein | 🦃 | 159 | 29.06 | 0 | 3.84 | 0 | 0 | 101 | serving=120, slice=30, cup=140 | meat | SR28 05168
turkey with skin | roast turkey with skin, whole turkey | protein | 🦃 | 189 | 28.55 | 0.06 | 7.39 | 0 | 0 | 103 | serving=120, slice=30, cup=140 | meat | SR28 05166
dark turkey meat | turkey dark meat, dark meat turkey, turkey thigh, turkey thigh meat | protein | 🦃 | 173 | 27.71 | 0 | 6.04 | 0 | 0 | 104 | serving=120, cup=140, thigh=348, slice=30 | meat | SR28 05188
turkey leg | turkey drumstick, roasted turkey leg, smoked turkey leg | protein | 🦃 | 197 | 28.21 | 0 | 9.37 | 0 | 0 | 112 | serving=275, piece=275, drumstick=275, leg=275, cup=140 | meat | SR28 05737
turkey wing | roasted turkey wing | protein | 🦃 | 235 | 28.74 | 0.13 | 13.29 | 0 | 0 | 106 | serving=186, piece=186, wing=186 | meat | SR28 05735
ground turkey | turkey mince, minced turkey, cooked ground turkey, turkey burger patty, turkey patty, turkey burger without bun | protein | 🦃 | 203 | 27.37 | 0 | 10.4 | 0 | 0 | 78 | serving=113, patty=82, cup=140 | meat | SR28 05306
raw ground turkey | uncooked ground turkey, raw turkey mince, raw turkey patty | protein | 🦃 | 148 | 19.66 | 0 | 7.66 | 0 | 0 | 58 | serving=114, patty=114, cup=225 | meat | SR28 05305
93% lean ground turkey | ground turkey 93/7, lean ground turkey, 93/7 ground turkey, lean turkey mince, 7% fat turkey mince | protein | 🦃 | 213 | 27.1 | 0 | 11.6 | 0 | 0 | 90 | serving=85, cup=140, patty=85 | meat | SR28 05666
raw 93% lean ground turkey | raw 93/7 ground turkey, raw lean ground turkey | protein | 🦃 | 150 | 18.73 | 0 | 8.34 | 0 | 0 | 69 | serving=112, cup=225, patty=112 | meat | SR28 05665
99% lean ground turkey | fat free ground turkey, extra lean ground turkey, ground turkey breast, 99/1 ground turkey, 2% turkey mince | protein | 🦃 | 151 | 31.69 | 0 | 2.71 | 0 | 0 | 61 | serving=85, cup=140, patty=85 | meat | SR28 05663
raw 99% lean ground turkey | raw fat free ground turkey, raw extra lean ground turkey, raw ground turkey breast | protein | 🦃 | 112 | 23.57 | 0 | 1.95 | 0 | 0 | 51 | serving=112, cup=225, patty=112 | meat | SR28 05662
85% lean ground turkey | 85/15 ground turkey, ground turkey 85/15 | protein | 🦃 | 258 | 25.11 | 0 | 17.45 | 0 | 0 | 85 | serving=85, cup=140, patty=85 | meat | SR28 05669
smoked turkey | smoked turkey meat, smoked turkey with skin | protein | 🦃 | 208 | 28.1 | 0 | 9.7 | 0 | 0 | 996 | serving=85, slice=28 | meat | SR28 43390
canned turkey | tinned turkey | protein | 🥫 | 169 | 23.68 | 1.47 | 6.86 | 0 | 0 | 518 | serving=85, can=142, cup=135 | meat | SR28 05284
duck | duck with skin, duck meat with skin, roasted duck, whole roast duck | protein | 🦆 | 337 | 18.99 | 0 | 28.35 | 0 | 0 | 59 | serving=140, cup=140, leg=92, breast=120, half=382 | meat | SR28 05140
duck meat | duck without skin, skinless duck, roasted duck meat | protein | 🦆 | 201 | 23.48 | 0 | 11.2 | 0 | 0 | 65 | serving=140, cup=140 | meat | SR28 05142
duck breast | roasted duck breast, duck breast with skin, pan seared duck breast, magret | protein | 🦆 | 202 | 24.5 | 0 | 10.85 | 0 | 0 | 84 | serving=120, piece=120, breast=120 | meat | SR28 05315
skinless duck breast | duck breast without skin | protein | 🦆 | 140 | 27.6 | 0 | 2.5 | 0 | 0 | 105 | serving=95, piece=95, breast=95 | meat | SR28 05316
duck leg | roasted duck leg, duck leg with skin | protein | 🦆 | 217 | 26.75 | 0 | 11.4 | 0 | 0 | 110 | serving=92, piece=92, leg=92 | meat | SR28 05317
goose | roast goose, goose meat, goose with skin | protein | 🦆 | 305 | 25.16 | 0 | 21.92 | 0 | 0 | 70 | serving=140, cup=140 | meat | SR28 05147
quail | roasted quail, cooked quail | protein | 🍗 | 227 | 25.1 | 0 | 14.1 | 0 | 0 | 52 | serving=150, piece=75 | meat | SR28 43282
pheasant | roasted pheasant, cooked pheasant | protein | 🍗 | 239 | 32.4 | 0 | 12.1 | 0 | 0 | 43 | serving=140, cup=140 | meat | SR28 43283
squab | pigeon, dove, cooked pigeon | protein | 🍗 | 213 | 23.9 | 0 | 13 | 0 | 0 | 57 | serving=140, cup=140 | meat | SR28 43287
ostrich | ostrich meat, ostrich steak, cooked ostrich | protein | 🥩 | 175 | 26.15 | 0 | 7.07 | 0 | 0 | 80 | serving=120, patty=93 | meat | SR28 05642
# --- beef ---
steak | sirloin steak, beef steak, grilled steak, sirloin, top sirloin steak, top sirloin, cooked steak, broiled steak, rump steak, beef sirloin, steak grilled, kangaroo steak, kangaroo | protein | 🥩 | 212 | 29.33 | 0 | 9.67 | 0 | 0 | 61 | serving=200, piece=200, small=140, medium=200, large=300, slice=30, cup=140 | meat | SR28 13451
lean sirloin steak | trimmed sirloin steak, lean steak, lean beef steak | protein | 🥩 | 183 | 30.55 | 0 | 5.79 | 0 | 0 | 64 | serving=180, piece=180, slice=30 | meat | SR28 13454
raw sirloin steak | raw steak, uncooked steak, raw beef steak, raw rump steak | protein | 🥩 | 201 | 20.3 | 0 | 12.71 | 0 | 0 | 52 | serving=227, piece=227, small=170, large=340 | meat | SR28 13929
ribeye steak | ribeye, rib eye steak, rib eye, entrecote, rib-eye steak, rib eye steak grilled, scotch fillet, delmonico steak, entrecôte | protein | 🥩 | 249 | 27.27 | 0 | 14.74 | 0 | 0 | 56 | serving=233, piece=233, small=170, large=291, slice=30 | meat | SR28 13952
new york strip steak | strip steak, ny strip, new york strip, top loin steak, striploin, kansas city strip, porterhouse steak australian, contre filet | protein | 🥩 | 264 | 26.44 | 0 | 16.78 | 0 | 0 | 54 | serving=213, piece=213, small=150, large=280, slice=30 | meat | SR28 13910
lean strip steak | trimmed strip steak, lean new york strip | protein | 🥩 | 202 | 29.53 | 0 | 8.41 | 0 | 0 | 61 | serving=150, piece=150 | meat | SR28 13448
filet mignon | beef tenderloin, tenderloin steak, beef fillet, fillet steak, filet steak, beef filet, fillet of beef, eye fillet, beef tenderloin steak | protein | 🥩 | 211 | 30.5 | 0 | 8.91 | 0 | 0 | 57 | serving=117, piece=117, small=90, large=170, slice=30, medallion=60 | meat | SR28 13439
raw beef tenderloin | raw filet mignon, raw fillet steak, raw beef fillet | protein | 🥩 | 147 | 21.72 | 0 | 6.67 | 0 | 0 | 44 | serving=170, piece=170 | meat | SR28 23342
t-bone steak | t bone steak, tbone, t-bone, t bone | protein | 🥩 | 247 | 24.18 | 0 | 15.93 | 0 | 0 | 67 | serving=280, piece=280, small=200, large=360 | meat | SR28 13473
porterhouse steak | porterhouse | protein | 🥩 | 276 | 23.96 | 0 | 19.27 | 0 | 0 | 65 | serving=320, piece=320, large=421 | meat | SR28 13459
flank steak | flank, bavette, bavette steak, london broil, grilled flank steak, beef flank | protein | 🥩 | 192 | 27.66 | 0 | 8.23 | 0 | 0 | 56 | serving=120, piece=383, slice=30, cup=140 | meat | SR28 13948
raw flank steak | uncooked flank steak, raw bavette | protein | 🥩 | 155 | 21.22 | 0 | 7.17 | 0 | 0 | 54 | serving=150, piece=188 | meat | SR28 13970
skirt steak | skirt, hanger steak, grilled skirt steak, fajita beef, arrachera | protein | 🥩 | 220 | 26.13 | 0 | 12.05 | 0 | 0 | 75 | serving=120, slice=30, cup=140, piece=174 | meat | SR28 23540
flat iron steak | flat iron, top blade steak, oyster blade steak, feather steak, denver steak | protein | 🥩 | 210 | 27.59 | 0 | 11.07 | 0 | 0 | 85 | serving=186, piece=186, slice=30 | meat | SR28 13598
chuck eye steak | chuck steak, grilled chuck steak | protein | 🥩 | 277 | 24.98 | 0 | 19.64 | 0 | 0 | 71 | serving=200, piece=308 | meat | SR28 23140
tri-tip | tri tip, tri-tip roast, tri tip steak, tri-tip steak | protein | 🥩 | 211 | 26.05 | 0 | 11.07 | 0 | 0 | 53 | serving=120, slice=40 | meat | SR28 13953
picanha | top sirloin cap, coulotte, rump cap, sirloin cap steak | protein | 🥩 | 242 | 26 | 0.8 | 15 | 0 | 0 | 89 | serving=161, piece=161, slice=40 | meat | SR28 23278
top round steak | round steak, minute steak, cube steak, beef round steak, cubed steak, sandwich steak, frying steak, lean beef, beef strips, stir fry beef | protein | 🥩 | 167 | 29.96 | 0 | 4.28 | 0 | 0 | 75 | serving=120, piece=120, slice=30, cup=140 | meat | SR28 13959
bottom round steak | braised round steak, braising steak, swiss steak plain, braised steak | protein | 🥩 | 223 | 33.56 | 0 | 8.86 | 0 | 0 | 44 | serving=140, piece=185, cup=140 | meat | SR28 13398
roast beef | beef roast, roasted beef, sliced roast beef, beef round roast, topside of beef, silverside, rump roast, round roast, bottom round roast, beef joint, topside | protein | 🥩 | 187 | 27.42 | 0 | 7.72 | 0 | 0 | 36 | serving=120, slice=40, cup=140 | meat | SR28 13399
eye of round roast | eye round, eye of round, eye round steak | protein | 🥩 | 167 | 29.66 | 0 | 4.46 | 0 | 0 | 67 | serving=120, slice=40 | meat | SR28 13415
prime rib | rib roast, standing rib roast, rib of beef, roast rib of beef, beef rib roast | protein | 🥩 | 372 | 22.8 | 0 | 30.49 | 0 | 0 | 64 | serving=230, slice=230, piece=230 | meat | SR28 13386
chuck roast | beef chuck roast, braised beef, slow cooked beef, chuck pot roast, pulled beef, braised chuck, beef chuck | protein | 🥩 | 297 | 28.94 | 0 | 19.17 | 0 | 0 | 47 | serving=140, slice=60, cup=140 | meat | SR28 13373
blade roast | beef blade roast, chuck blade roast | protein | 🥩 | 334 | 27.18 | 0 | 24.14 | 0 | 0 | 65 | serving=140, slice=60, cup=140 | meat | SR28 13379
stew beef | stewing beef, beef for stew, stew meat, beef chunks, diced beef, stewed beef plain, beef cubes, stewing steak, goulash meat, cooked beef, beef, ox cheek, ox cheeks | protein | 🥩 | 191 | 32.41 | 0 | 6.82 | 0 | 0 | 67 | serving=120, cup=140, piece=25, cube=25 | meat | SR28 23090
raw stew beef | raw beef, raw stewing beef, raw diced beef, raw beef chunks, raw chuck | protein | 🥩 | 128 | 21.75 | 0.16 | 4.48 | 0 | 0 | 80 | serving=150, cup=225, piece=35, cube=35 | meat | SR28 23093
braised beef brisket | brisket, oven braised brisket, slow cooked brisket, plain beef brisket, brisket meat | protein | 🥩 | 291 | 26.79 | 0 | 19.52 | 0 | 0 | 65 | serving=140, slice=50, cup=140 | meat | SR28 13367
lean brisket | brisket flat, trimmed brisket, lean beef brisket | protein | 🥩 | 205 | 33.26 | 0 | 6.99 | 0 | 0 | 54 | serving=140, slice=50, cup=140 | meat | SR28 13370
beef short rib | short ribs, beef short ribs, braised short rib, short rib, galbi meat | protein | 🥩 | 471 | 21.57 | 0 | 41.98 | 0 | 0 | 50 | serving=150, piece=100, rib=100 | meat | SR28 13148
boneless beef short rib | boneless short rib, lean short rib, chuck short rib | protein | 🥩 | 305 | 25.48 | 0 | 22.58 | 0 | 0 | 70 | serving=140, piece=140 | meat | SR28 23125
beef ribs | beef back ribs, beef rib, beef back rib, dino ribs | protein | 🥩 | 360 | 24.23 | 0 | 29.21 | 0 | 0 | 63 | serving=200, piece=70, rib=70 | meat | SR28 23233
beef shank | beef shin, shin of beef, braised beef shank | protein | 🥩 | 201 | 33.68 | 0 | 6.36 | 0 | 0 | 64 | serving=170, piece=170, cup=140 | meat | SR28 13228
corned beef | corned beef brisket, salt beef, corned brisket, cooked corned beef | protein | 🥩 | 251 | 18.17 | 0.47 | 18.98 | 0 | 0 | 973 | serving=85, slice=30, cup=140 | meat | SR28 13347
canned corned beef | tinned corned beef, bully beef, corned beef can, corned beef tin | protein | 🥫 | 250 | 27.1 | 0 | 14.93 | 0 | 0 | 897 | serving=57, slice=30, can=340, cup=140 | meat | SR28 13348
pastrami | beef pastrami, pastrami slice | protein | 🥩 | 147 | 21.8 | 0.36 | 5.82 | 0.1 | 0 | 1078 | serving=57, slice=28 | meat | SR28 13355
dried beef | chipped beef, air dried beef | protein | 🥩 | 153 | 31.1 | 2.76 | 1.94 | 2.7 | 0 | 2790 | serving=28, slice=3, cup=80 | meat | SR28 13350
bresaola | bündnerfleisch, bundnerfleisch, air-dried beef, cecina, viande des grisons | protein | 🥩 | 160 | 32.5 | 0.5 | 3 | 0.5 | 0 | 1700 | serving=30, slice=6 | meat | label
beef jerky | jerky, beef jerky strip, jack links, dried beef jerky | snack | 🥩 | 410 | 33.2 | 11 | 25.6 | 9 | 1.8 | 2081 | serving=28, piece=20, strip=20, bag=85, handful=28 | meat, soy, wheat, gluten | SR28 19002
devon | luncheon sausage, fritz, belgium sausage | protein | 🥩 | 230 | 12 | 7 | 17 | 1 | 0.2 | 900 | serving=30, slice=20 | meat, pork | label
turkey jerky | turkey jerky strip, chicken jerky | snack | 🥩 | 270 | 43 | 20 | 2 | 17 | 0.5 | 1900 | serving=28, piece=20, strip=20, bag=85 | meat, soy, wheat, gluten | label
biltong | droewors, beef biltong | snack | 🥩 | 255 | 53 | 2.5 | 3.8 | 1.8 | 0.3 | 1900 | serving=28, handful=28, bag=35, slice=4 | meat | label
beef stick | meat stick, slim jim, beef snack stick, peperami, chomps, snack stick, meat snack stick, bifi, kabanos stick | snack | 🥩 | 420 | 24 | 4 | 34 | 2 | 0.3 | 1400 | serving=28, piece=28, stick=28 | meat, pork, soy, milk | label
ground beef | minced beef, beef mince, hamburger meat, mince, cooked ground beef, minced meat, mince beef, ground meat, rinderhack, browned ground beef | protein | 🥩 | 240 | 25.07 | 0.62 | 14.53 | 0 | 0 | 85 | serving=113, cup=140, patty=85, tbsp=9 | meat | SR28 23220
80/20 ground beef | ground beef 80/20, 80% beef patty, 80% lean beef patty, 80% lean ground beef, 20% fat mince | protein | 🥩 | 272 | 27 | 0 | 17.36 | 0 | 0 | 91 | serving=113, cup=140, patty=85, tbsp=9 | meat | SR28 23575
raw ground beef | uncooked ground beef, raw 80/20 ground beef, raw beef mince, raw mince, raw minced beef, raw hamburger meat, raw 80% lean ground beef | protein | 🥩 | 254 | 17.17 | 0 | 20 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 23572
85% lean ground beef | 85/15 ground beef, 85% beef patty, 85% lean beef patty, ground beef 85/15, 15% fat mince, ground beef 85% | protein | 🥩 | 256 | 27.73 | 0 | 15.3 | 0 | 0 | 89 | serving=113, cup=140, patty=83 | meat | SR28 23570
raw 85% lean ground beef | raw 85/15 ground beef, raw ground beef 85/15 | protein | 🥩 | 215 | 18.59 | 0 | 15 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 23567
90% lean ground beef | 90/10 ground beef, 90% beef patty, 90% lean beef patty, ground beef 90/10, lean ground beef, lean mince, lean minced beef, lean beef mince, 10% fat mince, ground sirloin | protein | 🥩 | 230 | 28.45 | 0 | 12.04 | 0 | 0 | 87 | serving=113, cup=140, patty=85 | meat | SR28 23565
raw 90% lean ground beef | raw 90/10 ground beef, raw lean ground beef, raw lean mince | protein | 🥩 | 176 | 20 | 0 | 10 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 23562
93% lean ground beef | 93/7 ground beef, 93% beef patty, 93% lean beef patty, ground beef 93/7, extra lean mince 7% | protein | 🥩 | 209 | 28.88 | 0 | 9.51 | 0 | 0 | 86 | serving=113, cup=140, patty=85 | meat | SR28 23476
raw 93% lean ground beef | raw 93/7 ground beef | protein | 🥩 | 152 | 20.85 | 0 | 7 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 23472
95% lean ground beef | 95/5 ground beef, 95% beef patty, 95% lean beef patty, extra lean ground beef, 5% fat mince, extra lean mince, ground beef 95/5, 96/4 ground beef, 5% beef mince | protein | 🥩 | 193 | 29.17 | 0 | 7.58 | 0 | 0 | 85 | serving=113, cup=140, patty=85 | meat | SR28 23560
raw 95% lean ground beef | raw 95/5 ground beef, raw extra lean ground beef, raw 5% fat mince, raw 96/4 ground beef | protein | 🥩 | 137 | 21.41 | 0 | 5 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 23557
97% lean ground beef | 97/3 ground beef, 3% fat mince | protein | 🥩 | 175 | 29.46 | 0 | 5.46 | 0 | 0 | 84 | serving=113, cup=140, patty=70 | meat | SR28 23481
75% lean ground beef | 75/25 ground beef, 73/27 ground beef, fatty ground beef, 70/30 ground beef, ground chuck 75% | protein | 🥩 | 277 | 26.28 | 0 | 18.21 | 0 | 0 | 93 | serving=113, cup=140, patty=85 | meat | SR28 23580
raw 70% lean ground beef | raw 70/30 ground beef, raw fatty ground beef | protein | 🥩 | 332 | 14.35 | 0 | 30 | 0 | 0 | 66 | serving=113, cup=225, patty=113 | meat | SR28 13498
raw grass-fed ground beef | grass fed ground beef, grass-fed beef, grass fed beef | protein | 🥩 | 198 | 19.42 | 0 | 12.73 | 0 | 0 | 68 | serving=113, cup=225, patty=113 | meat | SR28 13047
hamburger patty | patty, beef patty, burger patty, beef burger patty, beefburger patty, burger without bun, plain burger patty, quarter pound patty | protein | 🍔 | 270 | 25.75 | 0 | 17.78 | 0 | 0 | 75 | serving=85, patty=85, piece=85, small=60, large=113 | meat | SR28 23573
lean hamburger patty | lean beef patty, 90% lean burger patty, lean burger patty | protein | 🍔 | 217 | 26.11 | 0 | 11.75 | 0 | 0 | 68 | serving=85, patty=85, piece=85, large=113 | meat | SR28 23563
wagyu beef | wagyu steak, wagyu, kobe beef | protein | 🥩 | 356 | 22 | 0 | 29.5 | 0 | 0 | 55 | serving=150, piece=200, slice=30 | meat | label
oxtail | ox tail, braised oxtail, beef tail | protein | 🥩 | 262 | 30 | 0 | 15.5 | 0 | 0 | 70 | serving=150, piece=50 | meat | label
beef liver | calf liver, ox liver, fried beef liver, liver, pan fried liver, cows liver | protein | 🥩 | 175 | 26.52 | 5.16 | 4.68 | 0 | 0 | 77 | serving=82, slice=82, piece=82 | meat | SR28 13327
beef tongue | ox tongue, lengua, cow tongue, tongue | protein | 🥩 | 284 | 19.29 | 0 | 22.3 | 0 | 0 | 65 | serving=85, slice=28 | meat | SR28 13340
beef heart | ox heart, cow heart | protein | 🥩 | 165 | 28.48 | 0.15 | 4.73 | 0 | 0 | 59 | serving=85, cup=140 | meat | SR28 13322
beef kidney | ox kidney, kidney, kidneys | protein | 🥩 | 158 | 27.27 | 0 | 4.65 | 0 | 0 | 94 | serving=85, cup=140 | meat | SR28 13324
beef tripe | tripe, cooked tripe, mondongo plain, menudo meat | protein | 🥩 | 94 | 11.71 | 1.99 | 4.05 | 0 | 0 | 68 | serving=85, cup=140 | meat | SR28 23640
sweetbread | sweetbreads, thymus, veal sweetbread, mollejas | protein | 🥩 | 125 | 22.67 | 0 | 3.11 | 0 | 0 | 59 | serving=85 | meat | SR28 17219
bone marrow | beef marrow, roasted bone marrow | protein | 🦴 | 786 | 6.7 | 0 | 84.4 | 0 | 0 | 20 | serving=28, tbsp=14 | meat | label
beef bacon | beef breakfast strips, halal bacon | protein | 🥓 | 449 | 31.3 | 1.4 | 34.4 | 0 | 0 | 2253 | serving=34, slice=11, strip=11 | meat | SR28 13345
# --- veal ---
veal | veal meat, cooked veal, roast veal | protein | 🥩 | 231 | 30.1 | 0 | 11.39 | 0 | 0 | 87 | serving=120, slice=40, cup=140 | meat | SR28 17089
veal cutlet | veal escalope, grilled veal cutlet, veal scallopini, veal scaloppine plain | protein | 🥩 | 151 | 31.89 | 0 | 2.63 | 0 | 0 | 88 | serving=120, piece=88, cutlet=88 | meat | SR28 17425
veal chop | veal loin chop, grilled veal chop | protein | 🥩 | 198 | 28.04 | 0.16 | 9.48 | 0 | 0 | 86 | serving=153, piece=153, chop=153 | meat | SR28 17437
veal shank | veal osso buco meat, veal shin | protein | 🥩 | 182 | 27.94 | 0.11 | 7.77 | 0 | 0 | 90 | serving=187, piece=187 | meat | SR28 17436
ground veal | veal mince, minced veal | protein | 🥩 | 172 | 24.38 | 0 | 7.56 | 0 | 0 | 83 | serving=113, cup=140, patty=85 | meat | SR28 17143
stewed veal | veal stew meat, diced veal | protein | 🥩 | 188 | 34.94 | 0 | 4.31 | 0 | 0 | 93 | serving=120, cup=140 | meat | SR28 17141
veal liver | calves liver, fried veal liver, calfs liver | protein | 🥩 | 193 | 27.37 | 4.47 | 6.51 | 0 | 0 | 85 | serving=67, slice=67, piece=67 | meat | SR28 17204
# --- lamb ---
lamb | cooked lamb, lamb meat, mutton | protein | 🍖 | 294 | 24.52 | 0 | 20.94 | 0 | 0 | 72 | serving=120, slice=40, cup=140 | meat | SR28 17002
leg of lamb | roast leg of lamb, lamb leg, roast lamb, lamb roast | protein | 🍖 | 258 | 25.55 | 0 | 16.48 | 0 | 0 | 66 | serving=120, slice=40, cup=140 | meat | SR28 17012
lean leg of lamb | lean roast lamb, lean lamb leg, lean roast leg of lamb | protein | 🍖 | 191 | 28.3 | 0 | 7.74 | 0 | 0 | 68 | serving=120, slice=40, cup=140 | meat | SR28 17014
lean leg of lamb | lean lamb, lean roast lamb, lamb leg steak | protein | 🍖 | 191 | 28.3 | 0 | 7.74 | 0 | 0 | 68 | serving=120, slice=40, piece=120, cup=140 | meat | SR28 17014
lamb chop | lamb loin chop, grilled lamb chop, lamb chops, lamb cutlet | protein | 🍖 | 316 | 25.17 | 0 | 23.08 | 0 | 0 | 77 | serving=128, piece=64, chop=64, small=45, large=90 | meat | SR28 17024
lamb rib chop | rack of lamb, lamb rack, lamb cutlets, lamb rib | protein | 🍖 | 361 | 22.13 | 0 | 29.59 | 0 | 0 | 76 | serving=108, piece=54, chop=54, rib=54 | meat | SR28 17030
lamb shoulder | roast lamb shoulder, shoulder of lamb, pulled lamb | protein | 🍖 | 276 | 22.51 | 0 | 19.97 | 0 | 0 | 66 | serving=120, slice=40, cup=140 | meat | SR28 17038
lamb shank | braised lamb shank, lamb foreshank | protein | 🍖 | 243 | 28.37 | 0 | 13.46 | 0 | 0 | 72 | serving=220, piece=220, shank=220 | meat | SR28 17008
ground lamb | lamb mince, minced lamb, lamb patty, cooked ground lamb | protein | 🍖 | 283 | 24.75 | 0 | 19.65 | 0 | 0 | 81 | serving=113, cup=140, patty=85 | meat | SR28 17225
raw ground lamb | raw lamb mince | protein | 🍖 | 282 | 16.56 | 0 | 23.41 | 0 | 0 | 59 | serving=113, cup=225, patty=113 | meat | SR28 17224
raw lamb chop | uncooked lamb chop, raw lamb loin chop | protein | 🍖 | 310 | 16.32 | 0 | 26.63 | 0 | 0 | 56 | serving=190, piece=95, chop=95 | meat | SR28 17023
stewed lamb | lamb stew meat, diced lamb, lamb cubes, lamb chunks | protein | 🍖 | 223 | 33.69 | 0 | 8.8 | 0 | 0 | 70 | serving=120, cup=140, cube=20 | meat | SR28 17060
lamb liver | lambs liver, lamb's liver, fried lamb liver | protein | 🍖 | 238 | 25.53 | 3.78 | 12.65 | 0 | 0 | 124 | serving=85, slice=40 | meat | SR28 17201
lamb kidney | lambs kidney, lamb kidneys | protein | 🍖 | 137 | 23.65 | 0.99 | 3.62 | 0 | 0 | 151 | serving=85, piece=40 | meat | SR28 17196
# --- game ---
venison | deer meat, deer, venison steak, venison roast, hirsch, reh, venison loin | protein | 🦌 | 158 | 30.21 | 0 | 3.19 | 0 | 0 | 54 | serving=120, piece=120, slice=40, cup=140 | meat | SR28 17165
ground venison | venison mince, ground deer, deer burger patty, venison patty | protein | 🦌 | 187 | 26.45 | 0 | 8.22 | 0 | 0 | 78 | serving=93, patty=93, cup=140 | meat | SR28 17344
bison | bison steak, buffalo meat, bison meat, bison sirloin | protein | 🦬 | 171 | 28.05 | 0 | 5.65 | 0 | 0 | 53 | serving=150, piece=194, slice=40 | meat | SR28 17332
ground bison | bison burger patty, bison mince, buffalo burger patty, bison patty | protein | 🦬 | 238 | 23.77 | 0 | 15.13 | 0 | 0 | 73 | serving=87, patty=87, cup=140 | meat | SR28 17331
elk | elk meat, elk steak, roasted elk | protein | 🦌 | 146 | 30.19 | 0 | 1.9 | 0 | 0 | 61 | serving=120, piece=114 | meat | SR28 17167
ground elk | elk burger patty, elk mince | protein | 🦌 | 193 | 26.64 | 0 | 8.74 | 0 | 0 | 85 | serving=95, patty=95 | meat | SR28 17339
moose | moose meat, roasted moose | protein | 🫎 | 134 | 29.27 | 0 | 0.97 | 0 | 0 | 69 | serving=120 | meat | SR28 17173
reindeer | caribou, reindeer meat, roasted caribou | protein | 🦌 | 167 | 29.77 | 0 | 4.42 | 0 | 0 | 60 | serving=120 | meat | SR28 17163
rabbit | rabbit meat, roasted rabbit, cooked rabbit, kaninchen | protein | 🐇 | 197 | 29.06 | 0 | 8.05 | 0 | 0 | 47 | serving=140, cup=140 | meat | SR28 17178
hare | wild rabbit, jugged hare | protein | 🐇 | 173 | 33.02 | 0 | 3.51 | 0 | 0 | 45 | serving=140, cup=140 | meat | SR28 17181
wild boar | boar, boar meat, roasted wild boar | protein | 🐗 | 160 | 28.3 | 0 | 4.38 | 0 | 0 | 60 | serving=120, slice=40 | meat | SR28 17159
goat meat | goat, chevon, roasted goat | protein | 🐐 | 143 | 27.1 | 0 | 3.03 | 0 | 0 | 86 | serving=120, cup=140 | meat | SR28 17169
horse meat | horse, horse steak | protein | 🥩 | 175 | 28.14 | 0 | 6.05 | 0 | 0 | 55 | serving=120 | meat | SR28 17171
frog legs | frog leg | protein | 🐸 | 88 | 19.68 | 0 | 0.36 | 0 | 0 | 70 | serving=90, piece=45, leg=45 | meat | recipe: 120 SR28 80200; yield=100
snail | escargot, snails, escargots plain | protein | 🐌 | 108 | 19.32 | 2.4 | 1.68 | 0 | 0 | 84 | serving=60, piece=10 | shellfish | recipe: 120 SR28 90560; yield=100
# --- pork ---
pork chop | grilled pork chop, pork chops, center loin pork chop, pork loin chop, bone in pork chop, cooked pork chop, broiled pork chop, pork cutlet plain, schweinekotelett, fried pork chop, kotelett | protein | 🥩 | 209 | 25.61 | 0 | 11.06 | 0 | 0 | 55 | serving=157, piece=157, chop=157, small=110, medium=157, large=210 | meat, pork | SR28 10038
lean pork chop | boneless pork chop, boneless lean pork chop, trimmed pork chop, pork loin steak, pork steak lean | protein | 🥩 | 173 | 27.58 | 0 | 6.08 | 0 | 0 | 45 | serving=145, piece=145, chop=145, small=100, large=190 | meat, pork | SR28 10068
raw pork chop | uncooked pork chop, raw center loin pork chop | protein | 🥩 | 170 | 20.71 | 0 | 9.03 | 0 | 0 | 55 | serving=199, piece=199, chop=199 | meat, pork | SR28 10036
pork loin | roast pork loin, pork loin roast, pork roast, roast pork, pork, roasted pork, cooked pork, pork joint, schweinebraten plain, pork meat | protein | 🥩 | 248 | 27.09 | 0 | 14.65 | 0 | 0 | 59 | serving=120, slice=40, cup=140 | meat, pork | SR28 10023
lean pork loin | lean pork, lean roast pork, trimmed pork loin | protein | 🥩 | 209 | 28.62 | 0 | 9.63 | 0 | 0 | 58 | serving=120, slice=40, cup=140 | meat, pork | SR28 10027
raw pork loin | raw pork, uncooked pork loin | protein | 🥩 | 198 | 19.74 | 0 | 12.58 | 0 | 0 | 50 | serving=150, slice=50 | meat, pork | SR28 10020
pork tenderloin | pork fillet, roast pork tenderloin, pork filet, grilled pork tenderloin, schweinefilet | protein | 🥩 | 143 | 26.17 | 0 | 3.51 | 0 | 0 | 57 | serving=120, slice=30, medallion=50, piece=333 | meat, pork | SR28 10061
raw pork tenderloin | raw pork fillet, uncooked pork tenderloin | protein | 🥩 | 109 | 20.95 | 0 | 2.17 | 0 | 0 | 53 | serving=150, piece=440 | meat, pork | SR28 10060
pork shoulder | boston butt, pork butt, roast pork shoulder, plain pulled pork, pork shoulder roast, shredded pork, pulled pork without sauce, slow cooked pork | protein | 🥩 | 292 | 23.28 | 0 | 21.39 | 0 | 0 | 68 | serving=120, slice=40, cup=135 | meat, pork | SR28 10071
lean pork shoulder | trimmed pork shoulder, lean pulled pork | protein | 🥩 | 230 | 25.33 | 0 | 13.54 | 0 | 0 | 75 | serving=120, cup=135 | meat, pork | SR28 10073
pork shoulder steak | pork steak, pork blade steak, pork neck steak, neck steak, nackensteak, pork collar steak | protein | 🥩 | 259 | 25.58 | 0 | 16.61 | 0 | 0 | 69 | serving=169, piece=169 | meat, pork | SR28 10082
fresh ham roast | roast leg of pork, pork leg roast, pork leg | protein | 🥩 | 273 | 26.83 | 0 | 17.61 | 0 | 0 | 60 | serving=120, slice=40, cup=135 | meat, pork | SR28 10009
pork sparerib | pork ribs, pork rib, plain pork ribs, spare rib, roasted spareribs, ribs | protein | 🍖 | 361 | 20.89 | 0 | 30.86 | 0 | 0 | 91 | serving=150, piece=30, rib=30 | meat, pork | SR28 10940
pork back ribs | baby back ribs plain, pork loin ribs, plain baby back ribs, back ribs, loin ribs | protein | 🍖 | 255 | 24.15 | 0 | 17.65 | 0 | 0 | 98 | serving=150, piece=30, rib=30 | meat, pork | SR28 10981
country style pork ribs | country-style ribs, country style ribs, pork country ribs, boneless pork ribs | protein | 🍖 | 273 | 26.49 | 0 | 17.71 | 0 | 0 | 58 | serving=138, piece=86, rib=86 | meat, pork | SR28 10205
pork belly | roast pork belly, belly pork, cooked pork belly | protein | 🥓 | 400 | 20.5 | 0 | 35.2 | 0 | 0 | 75 | serving=100, slice=30, cube=15 | meat, pork | label
raw pork belly | uncooked pork belly | protein | 🥓 | 518 | 9.34 | 0 | 53.01 | 0 | 0 | 32 | serving=100, slice=40 | meat, pork | SR28 10005
ground pork | pork mince, minced pork, cooked ground pork, pork patty, schweinehack, minced pork meat | protein | 🥩 | 297 | 25.69 | 0 | 20.77 | 0 | 0 | 73 | serving=113, cup=140, patty=85 | meat, pork | SR28 10220
raw ground pork | raw pork mince, uncooked ground pork | protein | 🥩 | 263 | 16.88 | 0 | 21.19 | 0 | 0 | 56 | serving=113, cup=225, patty=113 | meat, pork | SR28 10219
lean ground pork | 96% lean ground pork, lean pork mince, 5% fat pork mince | protein | 🥩 | 187 | 30.55 | 0 | 7.15 | 0 | 0 | 84 | serving=113, cup=140, patty=85 | meat, pork | SR28 10976
mixed ground meat | ground beef and pork, mixed mince, gemischtes hackfleisch, hackfleisch, beef and pork mince, half and half mince | protein | 🥩 | 285 | 26.34 | 0 | 19.06 | 0 | 0 | 82 | serving=113, cup=140, patty=85 | meat, pork | recipe: 50 SR28 23575; 50 SR28 10220
pork liver | pigs liver, braised pork liver, pig liver | protein | 🥩 | 165 | 26.02 | 3.76 | 4.4 | 0 | 0 | 49 | serving=85, slice=40 | meat, pork | SR28 10111
pork kidney | pigs kidney, pig kidney | protein | 🥩 | 151 | 25.4 | 0 | 4.7 | 0 | 0 | 80 | serving=85, cup=140 | meat, pork | SR28 10107
pork tongue | pig tongue | protein | 🥩 | 271 | 24.1 | 0 | 18.6 | 0 | 0 | 109 | serving=85, slice=28 | meat, pork | SR28 10122
pork feet | pig feet, pigs feet, pig trotters, pork trotters, pigs trotter | protein | 🐖 | 238 | 21.94 | 0 | 16.05 | 0 | 0 | 73 | serving=85, piece=120 | meat, pork, gelatin | SR28 10173
pickled pigs feet | pickled pork feet, pickled pig feet | protein | 🐖 | 140 | 11.63 | 0.01 | 10.02 | 0 | 0 | 946 | serving=85, piece=120 | meat, pork, gelatin | SR28 10132
chitterlings | chitlins, pork intestines, andouillette plain | protein | 🐖 | 233 | 12.49 | 0 | 20.32 | 0 | 0 | 18 | serving=85, cup=140 | meat, pork | SR28 10099
bacon | fried bacon, cooked bacon, crispy bacon, streaky bacon, bacon strip, bacon slice, rasher of bacon, bacon rasher, pan fried bacon, bacon strips, lardons, frühstücksspeck, american bacon | protein | 🥓 | 468 | 33.92 | 1.7 | 35.09 | 0 | 0 | 1684 | serving=23, piece=11.5, slice=11.5, rasher=11.5, strip=11.5, cup=80, tbsp=5 | meat, pork | SR28 10862
baked bacon | oven baked bacon, oven bacon, roasted bacon | protein | 🥓 | 548 | 35.73 | 1.35 | 43.27 | 0 | 0 | 2193 | serving=16, piece=8.1, slice=8.1, rasher=8.1, strip=8.1 | meat, pork | SR28 10860
microwaved bacon | microwave bacon, precooked bacon | protein | 🥓 | 476 | 39.01 | 0.48 | 34.12 | 0 | 0 | 1783 | serving=18, piece=9.1, slice=9.1, rasher=9.1, strip=9.1 | meat, pork | SR28 10861
raw bacon | uncooked bacon, bacon raw, raw streaky bacon, unsmoked bacon raw, bacon lardons raw | protein | 🥓 | 417 | 12.62 | 1.28 | 39.69 | 1 | 0 | 662 | serving=56, piece=28, slice=28, rasher=28, strip=28, cup=140 | meat, pork | SR28 10123
back bacon | cooked back bacon, back bacon grilled, british bacon, bacon medallion, grilled back bacon, english bacon, irish bacon, unsmoked back bacon, smoked back bacon | protein | 🥓 | 250 | 23.5 | 0.2 | 17.2 | 0.1 | 0 | 1300 | serving=50, piece=25, slice=25, rasher=25 | meat, pork | label
canadian bacon | peameal bacon, canadian bacon slice, bacon medallions, back bacon lean | protein | 🥓 | 146 | 28.31 | 1.8 | 2.78 | 1.2 | 0 | 993 | serving=28, piece=14, slice=14 | meat, pork | SR28 10998
turkey bacon | turkey rashers, cooked turkey bacon, turkey bacon slice | protein | 🥓 | 368 | 29.5 | 4.24 | 25.87 | 4.24 | 0 | 2021 | serving=16, piece=8.1, slice=8.1, rasher=8.1, strip=8.1 | meat | SR28 07973
raw turkey bacon | uncooked turkey bacon | protein | 🥓 | 226 | 15.94 | 1.89 | 16.93 | 1.5 | 0 | 1069 | serving=28, piece=14, slice=14, rasher=14 | meat | SR28 07254
pancetta | guanciale, diced pancetta, cubed pancetta, speck cubes, speckwürfel | protein | 🥓 | 380 | 15 | 0.5 | 35.5 | 0.3 | 0 | 1600 | serving=28, slice=10, tbsp=12, cup=120 | meat, pork | label
salt pork | fatback, pork fatback, salo | protein | 🥓 | 748 | 5.05 | 0 | 80.5 | 0 | 0 | 2684 | serving=28, slice=28 | meat, pork | SR28 10165
ham | sliced ham, deli ham, cooked ham, ham slice, sandwich ham, lunch ham, ham lunch meat, ham cold cut, kochschinken, jambon, jamon york, boiled ham, smoked ham, cold ham | protein | 🍖 | 163 | 16.6 | 3.83 | 8.6 | 0 | 1.3 | 1143 | serving=56, slice=28, piece=28, cup=140, cube=5 | meat, pork | SR28 07029
lean deli ham | extra lean ham, low fat ham, 96% fat free ham, lean ham, thin sliced ham, wafer thin ham, shaved ham | protein | 🍖 | 107 | 16.85 | 0.7 | 4.04 | 0 | 0 | 945 | serving=56, slice=13, piece=13 | meat, pork | SR28 07028
honey ham | honey smoked ham, honey roast ham, honey baked ham slices, honey glazed ham | protein | 🍖 | 122 | 17.93 | 7.27 | 2.37 | 0 | 0 | 900 | serving=55, slice=28 | meat, pork, honey | SR28 07938
baked ham | roast ham, roasted ham, glazed ham, gammon joint, gammon, ham roast, holiday ham, spiral ham, christmas ham, cooked gammon | protein | 🍖 | 178 | 22.62 | 0 | 9.02 | 0 | 0 | 1500 | serving=100, slice=60, cup=140, piece=60 | meat, pork | SR28 10136
lean baked ham | lean roast ham, extra lean baked ham | protein | 🍖 | 145 | 20.93 | 1.5 | 5.53 | 0 | 0 | 1203 | serving=100, slice=60, cup=140 | meat, pork | SR28 10134
ham steak | gammon steak plain, ham slice steak, fried ham slice, gammon steak, gammon slice, bacon chop | protein | 🍖 | 125 | 18.62 | 1.72 | 5.05 | 1.72 | 0 | 1212 | serving=140, piece=189, slice=189 | meat, pork | SR28 10916
country ham | dry cured ham steak, virginia ham, smithfield ham | protein | 🍖 | 195 | 27.8 | 0.3 | 8.32 | 0 | 0 | 2695 | serving=60, slice=60 | meat, pork | SR28 10141
canned ham | chopped ham, tinned ham, canned chopped ham | protein | 🥫 | 239 | 16.06 | 0.26 | 18.83 | 0 | 0 | 1280 | serving=56, slice=21 | meat, pork, gelatin | SR28 07026
prosciutto | parma ham, prosciutto crudo, serrano ham, jamon serrano, jamón serrano, dry cured ham, iberico ham, jamon iberico, black forest ham, schwarzwälder schinken, speck ham, rohschinken, raw ham, bayonne ham, san daniele ham | protein | 🍖 | 235 | 27 | 0.5 | 14 | 0.3 | 0 | 2200 | serving=30, slice=15, piece=15 | meat, pork | label
# --- sausages and cold cuts ---
frankfurter | hot dog sausage, wiener, beef frankfurter, beef hot dog, hot dog without bun, wiener sausage, frank, wieners, vienna wiener, hot dog wiener, wiener würstchen, wurstchen, hot dog frank, frankfurters, frankfurter sausage, hot dog no bun | protein | 🌭 | 322 | 11.69 | 2.66 | 29.36 | 1.27 | 0 | 852 | serving=48, piece=48, link=48, small=35, large=76, cup=150 | meat, pork, celery, mustard | SR28 07945
meat frankfurter | pork frankfurter, pork and beef frankfurter, jumbo hot dog sausage, pork hot dog, bockwurst, pork wiener, knacker | protein | 🌭 | 278 | 9.77 | 4.9 | 24.31 | 2.7 | 0 | 1013 | serving=52, piece=52, link=52, large=76 | meat, pork, celery, mustard, milk | SR28 07949
turkey frankfurter | turkey hot dog, turkey dog, turkey frank | protein | 🌭 | 223 | 12.23 | 3.81 | 17.29 | 1.21 | 0 | 911 | serving=45, piece=45, link=45 | meat | SR28 07025
chicken frankfurter | chicken hot dog, chicken frank | protein | 🌭 | 223 | 15.51 | 2.74 | 16.19 | 2.98 | 0 | 1027 | serving=45, piece=45, link=45 | meat | SR28 07024
fat-free frankfurter | fat free hot dog, low fat hot dog, light frankfurter | protein | 🌭 | 109 | 12.5 | 11.21 | 1.59 | 0 | 0 | 880 | serving=57, piece=57, link=57 | meat, pork, soy | SR28 07905
pork sausage | sausage meat, breakfast sausage, sausage link, sausage patty, breakfast sausage link, sausage links, country sausage, jimmy dean sausage | protein | 🌭 | 325 | 18.53 | 1.42 | 27.25 | 1.09 | 0 | 814 | serving=54, piece=23, link=23, patty=27, large=68, cup=138 | meat, pork, sulphite | SR28 07064
sausage | fried sausage, grilled sausage, cooked pork sausage, cooked sausage, snag, snags, battered sausage, saveloy, jumbo sausage, sausage sizzle sausage | protein | 🌭 | 325 | 18.53 | 1.42 | 27.25 | 1.09 | 0 | 814 | serving=100, piece=50, slice=10, link=23, patty=27, large=68, small=23, cup=138 | meat, pork, sulphite | SR28 07064
pigs in blankets | pig in blanket uk, pigs in blanket | main_dish | 🌭 | 300 | 15 | 5 | 24.5 | 1 | 0.5 | 850 | serving=70, piece=23 | meat, pork, wheat, gluten, sulphite | label
raw pork sausage | uncooked sausage, raw sausage, raw breakfast sausage | protein | 🌭 | 288 | 15.39 | 0.93 | 24.8 | 0.93 | 0 | 739 | serving=50, piece=25, link=25, patty=45 | meat, pork, sulphite | SR28 07063
british pork sausage | banger, english sausage, bangers, cumberland sausage, lincolnshire sausage, grilled pork sausage, british banger, chipolata, thick sausage, butchers sausage | protein | 🌭 | 280 | 15 | 9 | 20.5 | 1.5 | 0.9 | 700 | serving=110, piece=55, link=55, small=28, large=75 | meat, pork, wheat, gluten, sulphite, soy | label
reduced fat pork sausage | low fat sausage, reduced fat sausage, light pork sausage | protein | 🌭 | 267 | 20.94 | 0.15 | 20.32 | 0 | 0 | 698 | serving=54, piece=23, link=23, patty=27 | meat, pork, sulphite | SR28 07966
beef sausage | beef breakfast sausage, cooked beef sausage, beef link | protein | 🌭 | 332 | 18.21 | 0.35 | 27.98 | 0 | 0 | 813 | serving=43, piece=43, link=43 | meat | SR28 07956
turkey sausage | turkey breakfast sausage, turkey sausage link, turkey sausage patty, cooked turkey sausage | protein | 🌭 | 196 | 23.89 | 0 | 10.44 | 0 | 0 | 665 | serving=57, piece=28, link=28, patty=38, cup=128 | meat | SR28 07958
smoked turkey sausage | turkey kielbasa, smoked turkey kielbasa, turkey smoked sausage | protein | 🌭 | 158 | 15.05 | 4.65 | 8.75 | 3.2 | 0.9 | 928 | serving=56, link=56, piece=56 | meat | SR28 07927
chicken sausage | chicken apple sausage, chicken italian sausage, chicken link, chicken bratwurst, chicken breakfast sausage | protein | 🌭 | 165 | 16.5 | 3.5 | 9.5 | 2 | 0.3 | 650 | serving=84, piece=84, link=84 | meat | label
italian sausage | sweet italian sausage, hot italian sausage, cooked italian sausage, salsiccia, fennel sausage, italian pork sausage, mild italian sausage | protein | 🌭 | 344 | 19.12 | 4.27 | 27.31 | 1.86 | 0.1 | 743 | serving=83, piece=83, link=83, small=67 | meat, pork | SR28 07089
raw italian sausage | uncooked italian sausage | protein | 🌭 | 346 | 14.25 | 0.65 | 31.33 | 0.3 | 0 | 731 | serving=113, piece=113, link=113, small=91 | meat, pork | SR28 07036
bratwurst | brat, brats, pork bratwurst, grilled bratwurst, rostbratwurst, thüringer rostbratwurst, nürnberger, nuremberg sausage, bratwürste, wurst, würstchen | protein | 🌭 | 333 | 13.72 | 2.85 | 29.18 | 0 | 0 | 846 | serving=85, piece=85, link=85, small=25, large=110 | meat, pork, milk, celery, mustard | SR28 07013
veal bratwurst | kalbsbratwurst | protein | 🌭 | 290 | 13 | 1 | 26 | 0.5 | 0 | 800 | serving=84, piece=84, link=84 | meat, pork, milk, celery, mustard | label
weisswurst | white sausage, bavarian white sausage, weißwurst, münchner weisswurst, munich white sausage | protein | 🌭 | 280 | 12.5 | 1 | 25.2 | 0.5 | 0 | 750 | serving=120, piece=60, link=60 | meat, pork, celery, mustard | label
kielbasa | polish sausage, kielbasa sausage, smoked polish sausage, grilled kielbasa, krakauer, polska kielbasa, mettwurst smoked, kransky, cabanossi, cheese kransky | protein | 🌭 | 337 | 12.45 | 5.03 | 29.68 | 2.39 | 0 | 1062 | serving=85, link=85, piece=85, slice=10, cup=140 | meat, pork, celery, mustard | SR28 07968
smoked sausage | smoked pork sausage, smoked link sausage, smokies, andouille sausage, andouille, cocktail sausage, lil smokies, kabanos, landjäger, smoked link | protein | 🌭 | 309 | 11.98 | 0.94 | 28.23 | 0.94 | 0 | 827 | serving=68, piece=68, link=68, small=16, slice=10 | meat, pork, milk, celery, mustard | SR28 07074
knockwurst | knackwurst, knacker sausage | protein | 🌭 | 307 | 11.1 | 3.2 | 27.7 | 0 | 0 | 930 | serving=72, piece=72, link=72 | meat, pork, celery, mustard | SR28 07038
cheese sausage | cheddar sausage, cheese smokie, cheddar wurst, cheese frankfurter, käsekrainer | protein | 🌭 | 296 | 12.89 | 2.13 | 25.84 | 0.11 | 0 | 848 | serving=77, piece=77, link=77 | meat, pork, milk | SR28 07917
chorizo | spanish chorizo, chorizo sausage, chourico, cured chorizo, linguica | protein | 🌭 | 455 | 24.1 | 1.86 | 38.27 | 0 | 0 | 1235 | serving=30, slice=5, link=60, piece=60, cup=120 | meat, pork, milk | SR28 07019
merguez | merguez sausage, lamb sausage, sucuk, sujuk | protein | 🌭 | 310 | 15.5 | 2 | 27 | 0.8 | 0.8 | 900 | serving=100, piece=50, link=50, slice=5 | meat, sulphite | label
blood sausage | black pudding, morcilla, boudin noir, blutwurst, blood pudding, kaszanka, fried black pudding | protein | 🌭 | 379 | 14.6 | 1.29 | 34.5 | 1.29 | 0 | 680 | serving=60, slice=25, piece=60 | meat, pork, gluten, wheat, celery | SR28 07005
white pudding | irish white pudding, boudin blanc | protein | 🌭 | 300 | 8 | 23 | 20 | 1.5 | 2 | 900 | serving=50, slice=25 | meat, pork, gluten, wheat, milk | label
liverwurst | liver sausage, leberwurst, liver paste, liver spread sausage, pork liver sausage | protein | 🥩 | 326 | 14.1 | 2.2 | 28.5 | 0.5 | 0 | 860 | serving=30, slice=18, tbsp=15 | meat, pork, milk, celery, mustard | SR28 07041
braunschweiger | smoked liver sausage | protein | 🥩 | 327 | 14.5 | 3.1 | 28.5 | 0 | 0 | 977 | serving=30, slice=18, tbsp=15 | meat, pork, milk, celery, mustard | SR28 07014
teewurst | mettwurst, spreadable raw sausage, nduja, 'nduja, sobrasada | protein | 🥩 | 400 | 14 | 0.8 | 38 | 0.5 | 0 | 1100 | serving=20, tbsp=15 | meat, pork | label
liver pate | pate, pâté, chicken liver pate, pork pate, brussels pate, liver parfait, leverpostej, duck pate, leberpastete | protein | 🥩 | 319 | 14.2 | 1.5 | 28 | 0.5 | 0 | 697 | serving=40, tbsp=13, slice=40 | meat, pork, milk, egg | SR28 07055
foie gras | goose liver pate, duck liver pate, pate de foie gras | protein | 🥩 | 462 | 11.4 | 4.67 | 43.84 | 0.5 | 0 | 697 | serving=26, tbsp=13, slice=40 | meat, alcohol | SR28 05282
salami | genoa salami, hard salami, italian salami, salami slice, dry salami, soppressata, milano salami, salame, saucisson, fuet | protein | 🥩 | 378 | 21.07 | 0.72 | 31.65 | 0.26 | 0 | 1756 | serving=28, slice=9.8, piece=9.8 | meat, pork, milk | SR28 07072
cooked salami | cotto salami, soft salami, beef and pork salami, kosher salami | protein | 🥩 | 336 | 21.85 | 2.4 | 25.9 | 0.96 | 0 | 1740 | serving=28, slice=12.3 | meat, pork, milk | SR28 07069
beef salami | all beef salami, halal salami | protein | 🥩 | 261 | 12.6 | 1.9 | 22.2 | 1.5 | 0 | 1140 | serving=26, slice=26 | meat | SR28 07068
turkey salami | poultry salami | protein | 🥩 | 172 | 19.2 | 1.55 | 9.21 | 1.12 | 0.1 | 1107 | serving=28, slice=28 | meat | SR28 07070
pepperoni | pepperoni slice, pepperoni sausage, sliced pepperoni | protein | 🍕 | 504 | 19.25 | 1.18 | 46.28 | 0 | 0 | 1582 | serving=28, slice=2, piece=2, cup=140 | meat, pork | SR28 07057
turkey pepperoni | light pepperoni | protein | 🍕 | 243 | 30.99 | 3.78 | 11.52 | 0 | 0 | 1858 | serving=30, slice=2, piece=2 | meat | SR28 07278
summer sausage | thuringer, cervelat, cervelatwurst, landjaeger sausage, beef summer sausage | protein | 🥩 | 362 | 17.45 | 3.33 | 30.43 | 0.85 | 0 | 1300 | serving=56, slice=28 | meat, pork | SR28 07078
mortadella | italian bologna, mortadella slice | protein | 🥩 | 311 | 16.37 | 3.05 | 25.39 | 0 | 0 | 1246 | serving=30, slice=15 | meat, pork, tree_nut | SR28 07050
bologna | baloney, beef bologna, lyoner, bologna slice, fleischwurst, polony, devon sausage, jagdwurst, bierschinken, parizer | protein | 🥩 | 299 | 10.91 | 4.29 | 26.13 | 2.05 | 0 | 1013 | serving=28, slice=28 | meat, pork, milk, celery, mustard | SR28 07007
pork bologna | pork lyoner | protein | 🥩 | 247 | 15.3 | 0.73 | 19.87 | 0 | 0 | 907 | serving=28, slice=28 | meat, pork, celery, mustard | SR28 07010
turkey bologna | turkey baloney | protein | 🥩 | 209 | 11.42 | 4.68 | 16.05 | 2.9 | 0.5 | 1071 | serving=28, slice=28 | meat | SR28 07011
beer salami | bierwurst, beerwurst, bierwurst slice | protein | 🥩 | 277 | 14 | 3.76 | 22.53 | 0 | 0.9 | 881 | serving=28, slice=23 | meat, pork, celery, mustard | SR28 07002
olive loaf | pimento loaf, pickle and pimento loaf | protein | 🥩 | 235 | 11.8 | 9.2 | 16.5 | 0 | 0 | 964 | serving=57, slice=28 | meat, pork, milk | SR28 07051
head cheese | headcheese, brawn, sülze, souse, presskopf, aspic meat | protein | 🥩 | 157 | 13.83 | 0 | 10.9 | 0 | 0 | 941 | serving=56, slice=28 | meat, pork, gelatin | SR28 07034
spam | luncheon meat, canned luncheon meat, tinned pork, fried spam, canned meat | protein | 🥫 | 315 | 13.4 | 4.6 | 26.6 | 0 | 0 | 1411 | serving=56, slice=56, can=340, cube=15 | meat, pork | SR28 07908
light spam | spam lite, reduced fat luncheon meat | protein | 🥫 | 196 | 15.23 | 1.35 | 13.9 | 1.26 | 0 | 1032 | serving=56, slice=56, can=340 | meat, pork | SR28 07909
vienna sausage | canned sausage, canned vienna sausages, cocktail wiener | protein | 🥫 | 230 | 10.5 | 2.6 | 19.4 | 0 | 0 | 879 | serving=48, piece=16, link=16, can=113 | meat, pork | SR28 07083
deli turkey | sliced turkey, turkey lunch meat, cold meat, turkey cold cut, deli turkey breast, sliced turkey breast, turkey slice, turkey ham slices, lunch meat turkey, turkey deli meat, turkey breast slices, lunch meat, cold cuts, deli meat | protein | 🦃 | 106 | 14.81 | 2.2 | 3.77 | 0.91 | 0 | 898 | serving=56, slice=16, piece=16 | meat | SR28 07081
low sodium deli turkey | low salt turkey breast, reduced sodium turkey slices | protein | 🦃 | 109 | 21.81 | 3.51 | 0.83 | 3.51 | 0.5 | 772 | serving=56, slice=28 | meat | SR28 07046
smoked deli turkey | smoked turkey breast slices, peppered turkey breast | protein | 🦃 | 95 | 20.9 | 1.31 | 0.69 | 0 | 0 | 1160 | serving=56, slice=28 | meat | SR28 07943
turkey ham | smoked turkey ham | protein | 🦃 | 118 | 16.3 | 3.1 | 4 | 1.2 | 0 | 909 | serving=56, slice=28 | meat | SR28 05600
turkey pastrami | pastrami turkey | protein | 🦃 | 139 | 16.3 | 3.34 | 6.21 | 3.34 | 0.1 | 1123 | serving=57, slice=28 | meat | SR28 07052
deli chicken | sliced chicken breast, chicken lunch meat, chicken cold cut, deli chicken breast, chicken slices, chicken deli meat, chicken ham slices | protein | 🍗 | 79 | 16.79 | 2.17 | 0.39 | 0.1 | 0 | 1087 | serving=42, slice=21, piece=21 | meat | SR28 07933
chicken roll slices | chicken roll, chicken breast roll | protein | 🍗 | 134 | 14.59 | 1.79 | 7.65 | 0.43 | 0 | 883 | serving=56, slice=28 | meat | SR28 07935
deli roast beef | sliced roast beef lunch meat, roast beef lunch meat, roast beef cold cut, roast beef slices | protein | 🥩 | 115 | 18.62 | 0.64 | 3.69 | 0.29 | 0 | 853 | serving=56, slice=14, piece=14 | meat | SR28 07043
capicola | coppa, capocollo, gabagool, lomo embuchado, cured pork loin, lonza | protein | 🥩 | 240 | 26 | 1 | 14.5 | 0.5 | 0 | 1900 | serving=30, slice=8 | meat, pork | label
scrapple | pon haus, livermush | protein | 🥩 | 213 | 8.06 | 14.06 | 13.87 | 0.2 | 0.3 | 482 | serving=56, slice=56 | meat, pork, gluten, wheat | SR28 07951
boerewors | boerewurst, south african sausage | protein | 🌭 | 332 | 18.21 | 0.35 | 27.98 | 0 | 0 | 813 | serving=100, piece=100 | meat, pork | SR28 07956
# --- fish ---
salmon | baked salmon, grilled salmon, salmon fillet, cooked salmon, atlantic salmon, salmon steak, pan fried salmon, roasted salmon, farmed salmon, fried salmon, poached salmon, lachs, saumon, steamed salmon, air fryer salmon | protein | 🐟 | 206 | 22.1 | 0 | 12.35 | 0 | 0 | 61 | serving=150, fillet=150, piece=150, small=110, medium=150, large=178, cup=136 | fish | SR28 15237
raw salmon | uncooked salmon, raw salmon fillet, sushi grade salmon, raw atlantic salmon | protein | 🐟 | 208 | 20.42 | 0 | 13.42 | 0 | 0 | 59 | serving=170, fillet=170, piece=15, slice=15 | fish | SR28 15236
wild salmon | sockeye salmon, wild caught salmon, alaskan salmon, red salmon | protein | 🐟 | 156 | 26.48 | 0 | 5.57 | 0 | 0 | 92 | serving=155, fillet=155, piece=155 | fish | SR28 15086
raw wild salmon | raw sockeye salmon, raw wild atlantic salmon | protein | 🐟 | 131 | 22.25 | 0 | 4.69 | 0 | 0 | 78 | serving=170, fillet=198 | fish | SR28 15085
coho salmon | silver salmon | protein | 🐟 | 178 | 24.3 | 0 | 8.23 | 0 | 0 | 52 | serving=143, fillet=143 | fish | SR28 15239
pink salmon | humpback salmon | protein | 🐟 | 153 | 24.58 | 0 | 5.28 | 0 | 0 | 90 | serving=124, fillet=124 | fish | SR28 15212
smoked salmon | lox, cold smoked salmon, smoked salmon slices, räucherlachs, nova lox, gravlaks, salmon lox | protein | 🐟 | 117 | 18.28 | 0 | 4.32 | 0 | 0 | 672 | serving=56, slice=20, piece=20, packet=100, cup=136 | fish | SR28 15077
hot smoked salmon | kippered salmon, flaky smoked salmon, stremel salmon | protein | 🐟 | 210 | 23.5 | 0.5 | 12.8 | 0.3 | 0 | 900 | serving=85, fillet=120, piece=85 | fish | label
canned salmon | tinned salmon, canned pink salmon, salmon in a can | protein | 🥫 | 138 | 23.1 | 0 | 5.02 | 0 | 0 | 381 | serving=85, can=142, cup=150 | fish | SR28 15260
canned red salmon | canned sockeye salmon, tinned red salmon | protein | 🥫 | 167 | 23.59 | 0 | 7.39 | 0 | 0 | 408 | serving=85, can=337, cup=150 | fish | SR28 15087
canned tuna in water | tuna, canned tuna, tinned tuna, tuna in water, tuna in brine, tuna can, tuna fish, can of tuna, chunk light tuna, tuna in spring water, drained tuna, light tuna, thunfisch, starkist, tuna in a can, tuna pouch | protein | 🥫 | 86 | 19.44 | 0 | 0.96 | 0 | 0 | 247 | serving=113, can=165, cup=154, tbsp=10, pouch=74, small=56 | fish | SR28 15121
canned tuna in oil | tuna in oil, tuna in olive oil, tuna in sunflower oil, tinned tuna in oil, canned tuna in olive oil, drained tuna in oil | protein | 🥫 | 198 | 29.13 | 0 | 8.21 | 0 | 0 | 416 | serving=113, can=171, cup=146, tbsp=10 | fish | SR28 15119
white tuna | albacore, canned albacore tuna, albacore tuna, canned white tuna, white tuna in water, solid white tuna | protein | 🥫 | 128 | 23.62 | 0 | 2.97 | 0 | 0 | 377 | serving=113, can=172, cup=154, pouch=74 | fish | SR28 15126
tuna steak | yellowfin tuna, yellowfin, seared tuna, grilled tuna, ahi tuna, fresh tuna, ahi, cooked tuna steak, seared ahi | protein | 🐟 | 130 | 29.15 | 0 | 0.59 | 0 | 0 | 54 | serving=150, piece=150, fillet=150 | fish | SR28 15221
raw tuna | raw yellowfin tuna, raw yellowfin, sushi grade tuna, raw ahi tuna, raw tuna steak, uncooked tuna steak | protein | 🐟 | 109 | 24.4 | 0 | 0.49 | 0 | 0 | 45 | serving=150, piece=15, slice=15, fillet=170 | fish | SR28 15127
bluefin tuna | cooked bluefin tuna, toro tuna | protein | 🐟 | 184 | 29.91 | 0 | 6.28 | 0 | 0 | 50 | serving=150, piece=150 | fish | SR28 15118
cod | baked cod, cod fillet, atlantic cod, cooked cod, grilled cod, white fish, whitefish fillet, baked fish, cooked fish, fish, fish fillet, steamed cod, kabeljau, dorsch, plain fish, grilled fish, steamed fish, white fish fillet | protein | 🐟 | 105 | 22.83 | 0 | 0.86 | 0 | 0 | 78 | serving=150, fillet=180, piece=180, small=110, large=180 | fish | SR28 15016
raw cod | uncooked cod, raw cod fillet, raw white fish, raw fish | protein | 🐟 | 82 | 17.81 | 0 | 0.67 | 0 | 0 | 54 | serving=170, fillet=231 | fish | SR28 15015
salt cod | bacalao, dried cod, salted cod, stockfish, clipfish | protein | 🐟 | 290 | 62.82 | 0 | 2.37 | 0 | 0 | 7027 | serving=28, piece=80 | fish | SR28 15018
haddock | baked haddock, haddock fillet, cooked haddock, grilled haddock, schellfisch | protein | 🐟 | 90 | 19.99 | 0 | 0.55 | 0 | 0 | 261 | serving=150, fillet=150, piece=150 | fish | SR28 15034
raw haddock | uncooked haddock, raw haddock fillet | protein | 🐟 | 74 | 16.32 | 0 | 0.45 | 0 | 0 | 213 | serving=170, fillet=193 | fish | SR28 15033
smoked haddock | finnan haddie, arbroath smokie | protein | 🐟 | 116 | 25.23 | 0 | 0.96 | 0 | 0 | 763 | serving=120, fillet=120 | fish | SR28 15035
pollock | alaska pollock, pollack, coley, saithe, seelachs, cooked pollock, pollock fillet, alaskan pollock | protein | 🐟 | 111 | 23.48 | 0 | 1.18 | 0 | 0 | 419 | serving=120, fillet=60, piece=100 | fish | SR28 15067
raw pollock | raw alaska pollock, uncooked pollock | protein | 🐟 | 56 | 12.19 | 0 | 0.41 | 0 | 0 | 333 | serving=150, fillet=77 | fish | SR28 15066
tilapia | baked tilapia, tilapia fillet, grilled tilapia, cooked tilapia, pangasius, basa, swai, basa fillet, pangasius fillet, rohu, katla, rohu fish, catla, bhetki, pomfret, white pomfret | protein | 🐟 | 128 | 26.15 | 0 | 2.65 | 0 | 0 | 56 | serving=130, fillet=87, piece=87, large=130 | fish | SR28 15262
raw tilapia | uncooked tilapia, raw tilapia fillet, raw basa | protein | 🐟 | 96 | 20.08 | 0 | 1.7 | 0 | 0 | 52 | serving=116, fillet=116, piece=116 | fish | SR28 15261
halibut | baked halibut, halibut fillet, halibut steak, grilled halibut | protein | 🐟 | 111 | 22.54 | 0 | 1.61 | 0 | 0 | 82 | serving=159, fillet=159, piece=159 | fish | SR28 15037
raw halibut | uncooked halibut | protein | 🐟 | 91 | 18.56 | 0 | 1.33 | 0 | 0 | 68 | serving=170, fillet=204 | fish | SR28 15036
sole | flounder, plaice, lemon sole, baked flounder, sole fillet, dover sole, flatfish, scholle, dab | protein | 🐟 | 86 | 15.24 | 0 | 2.37 | 0 | 0 | 363 | serving=127, fillet=127, piece=127 | fish | SR28 15029
raw sole | raw flounder, raw plaice | protein | 🐟 | 70 | 12.41 | 0 | 1.93 | 0 | 0 | 296 | serving=163, fillet=163 | fish | SR28 15028
turbot | baked turbot, brill | protein | 🐟 | 122 | 20.58 | 0 | 3.78 | 0 | 0 | 192 | serving=150, fillet=159 | fish | SR28 15222
trout | rainbow trout, baked trout, grilled trout, trout fillet, cooked trout, forelle, sea trout, steelhead, steelhead trout, whole trout | protein | 🐟 | 168 | 23.8 | 0 | 7.38 | 0 | 0 | 61 | serving=143, fillet=71, piece=143, whole=143 | fish | SR28 15241
raw trout | raw rainbow trout, uncooked trout | protein | 🐟 | 141 | 19.94 | 0 | 6.18 | 0 | 0 | 51 | serving=159, fillet=79 | fish | SR28 15240
smoked trout | smoked trout fillet, hot smoked trout | protein | 🐟 | 140 | 23 | 0.3 | 5.2 | 0.1 | 0 | 800 | serving=63, fillet=63 | fish | label
arctic char | char fish, baked arctic char | protein | 🐟 | 190 | 26.63 | 0 | 8.47 | 0 | 0 | 67 | serving=143, fillet=143 | fish | SR28 15219
mackerel | grilled mackerel, atlantic mackerel, cooked mackerel, mackerel fillet, saba, makrele, baked mackerel, surmai, bangda, king mackerel steak, seer fish, vanjaram, hilsa, ilish | protein | 🐟 | 262 | 23.85 | 0 | 17.81 | 0 | 0 | 83 | serving=88, fillet=88, piece=88 | fish | SR28 15047
raw mackerel | uncooked mackerel, raw mackerel fillet | protein | 🐟 | 205 | 18.6 | 0 | 13.89 | 0 | 0 | 90 | serving=112, fillet=112 | fish | SR28 15046
smoked mackerel | smoked mackerel fillet, peppered mackerel, hot smoked mackerel | protein | 🐟 | 318 | 20 | 0.5 | 26.3 | 0.1 | 0 | 850 | serving=80, fillet=80 | fish | label
canned mackerel | tinned mackerel, jack mackerel, mackerel in brine, mackerel in water | protein | 🥫 | 156 | 23.19 | 0 | 6.3 | 0 | 0 | 379 | serving=85, can=110, cup=190 | fish | SR28 15048
mackerel in tomato sauce | canned mackerel in tomato sauce, makrell i tomat | protein | 🥫 | 200 | 14 | 3.5 | 14.5 | 3 | 0.5 | 400 | serving=85, can=125 | fish | label
canned sardines | sardine, sardines, sardines in oil, sardines in olive oil, tinned sardines, canned sardine, sardine in oil, ölsardinen | protein | 🥫 | 208 | 24.62 | 0 | 11.45 | 0 | 0 | 307 | serving=92, can=92, piece=12, cup=149 | fish | SR28 15088
sardines in tomato sauce | canned sardines in tomato sauce, sardine in tomato, pilchards, pilchards in tomato sauce | protein | 🥫 | 185 | 20.86 | 0.54 | 10.45 | 0.43 | 0.1 | 414 | serving=92, can=370, piece=38, cup=89 | fish | SR28 15089
fresh sardine | grilled sardine, fresh sardines, grilled sardines, raw sardine | protein | 🐟 | 185 | 24 | 0 | 9.9 | 0 | 0 | 100 | serving=120, piece=40 | fish | label
anchovy | anchovies, anchovy fillet, canned anchovy, anchovies in oil, sardellen, boquerones, anchovy fillets | protein | 🥫 | 210 | 28.89 | 0 | 9.71 | 0 | 0 | 3668 | serving=12, piece=4, fillet=4, can=45, tbsp=15 | fish | SR28 15002
raw anchovy | fresh anchovy, fresh anchovies | protein | 🐟 | 131 | 20.35 | 0 | 4.84 | 0 | 0 | 104 | serving=85, piece=12 | fish | SR28 15001
herring | baked herring, cooked herring, grilled herring, atlantic herring, bratherring | protein | 🐟 | 203 | 23.03 | 0 | 11.59 | 0 | 0 | 115 | serving=143, fillet=143, piece=143 | fish | SR28 15040
pickled herring | rollmops, matjes, soused herring, rollmop, bismarck herring, marinated herring, sill, herring in vinegar, herring in wine sauce | protein | 🐟 | 262 | 14.19 | 9.64 | 18 | 7.71 | 0 | 870 | serving=60, piece=15, fillet=80, cup=140 | fish | SR28 15041
kipper | kippers, smoked herring, kippered herring, bloater, bückling | protein | 🐟 | 217 | 24.58 | 0 | 12.37 | 0 | 0 | 918 | serving=85, fillet=40, piece=85 | fish | SR28 15042
sea bass | seabass, sea bass fillet, baked sea bass, branzino, grilled sea bass, european bass, loup de mer, lubina, barramundi | protein | 🐟 | 124 | 23.63 | 0 | 2.56 | 0 | 0 | 87 | serving=101, fillet=101, piece=101 | fish | SR28 15092
raw sea bass | uncooked sea bass, raw seabass | protein | 🐟 | 97 | 18.43 | 0 | 2 | 0 | 0 | 68 | serving=129, fillet=129 | fish | SR28 15091
sea bream | dorade, dorada, gilt head bream, orata, bream, porgy, scup | protein | 🐟 | 135 | 24.21 | 0 | 3.5 | 0 | 0 | 54 | serving=100, fillet=100, piece=100 | fish | SR28 15213
striped bass | rockfish bass | protein | 🐟 | 124 | 22.73 | 0 | 2.99 | 0 | 0 | 88 | serving=124, fillet=124 | fish | SR28 15188
bass | freshwater bass, largemouth bass | protein | 🐟 | 146 | 24.18 | 0 | 4.73 | 0 | 0 | 90 | serving=124, fillet=62 | fish | SR28 15187
snapper | red snapper, snapper fillet, grilled snapper, huachinango | protein | 🐟 | 128 | 26.3 | 0 | 1.72 | 0 | 0 | 57 | serving=170, fillet=170 | fish | SR28 15102
grouper | grouper fillet, baked grouper | protein | 🐟 | 118 | 24.84 | 0 | 1.3 | 0 | 0 | 53 | serving=150, fillet=202 | fish | SR28 15032
mahi mahi | mahi-mahi, mahi, dorado fish, dolphinfish | protein | 🐟 | 109 | 23.72 | 0 | 0.9 | 0 | 0 | 113 | serving=159, fillet=159 | fish | SR28 15194
swordfish | swordfish steak, grilled swordfish | protein | 🐟 | 172 | 23.45 | 0 | 7.93 | 0 | 0 | 97 | serving=106, piece=106, fillet=106 | fish | SR28 15111
catfish | baked catfish, catfish fillet, grilled catfish, cooked catfish, channel catfish | protein | 🐟 | 144 | 18.44 | 0 | 7.19 | 0 | 0 | 119 | serving=143, fillet=143, piece=143 | fish | SR28 15235
raw catfish | uncooked catfish | protein | 🐟 | 119 | 15.23 | 0 | 5.94 | 0 | 0 | 98 | serving=159, fillet=159 | fish | SR28 15234
rockfish | pacific rockfish, baked rockfish | protein | 🐟 | 109 | 22.23 | 0 | 1.62 | 0 | 0 | 89 | serving=149, fillet=149 | fish | SR28 15071
perch | yellow perch, cooked perch, perch fillet, egli, zander | protein | 🐟 | 117 | 24.86 | 0 | 1.18 | 0 | 0 | 79 | serving=92, fillet=46, piece=46 | fish | SR28 15061
redfish | ocean perch, rotbarsch, rosefish, ocean perch fillet | protein | 🐟 | 96 | 18.51 | 0 | 1.87 | 0 | 0 | 347 | serving=100, fillet=50 | fish | SR28 15058
walleye | pike perch, zander fillet, walleye pike, pikeperch | protein | 🐟 | 119 | 24.54 | 0 | 1.56 | 0 | 0 | 65 | serving=124, fillet=124 | fish | SR28 15204
pike | northern pike, hecht | protein | 🐟 | 113 | 24.69 | 0 | 0.88 | 0 | 0 | 49 | serving=155, fillet=155 | fish | SR28 15063
carp | baked carp, cooked carp, karpfen | protein | 🐟 | 162 | 22.86 | 0 | 7.17 | 0 | 0 | 63 | serving=170, fillet=170 | fish | SR28 15009
monkfish | monk fish, lotte fish, monkfish tail | protein | 🐟 | 97 | 18.56 | 0 | 1.95 | 0 | 0 | 23 | serving=150, fillet=150 | fish | SR28 15203
hake | whiting, merluza, hake fillet, cooked whiting, merluccio, seehecht | protein | 🐟 | 116 | 23.48 | 0 | 1.69 | 0 | 0 | 132 | serving=144, fillet=72, large=144 | fish | SR28 15133
yellowtail | hamachi, amberjack, buri, kingfish | protein | 🐟 | 187 | 29.67 | 0 | 6.72 | 0 | 0 | 50 | serving=146, fillet=146 | fish | SR28 15225
raw yellowtail | hamachi sashimi, raw hamachi, yellowtail sashimi | protein | 🐟 | 146 | 23.14 | 0 | 5.24 | 0 | 0 | 39 | serving=85, piece=15, slice=15 | fish | SR28 15135
orange roughy | roughy, deep sea perch | protein | 🐟 | 105 | 22.64 | 0 | 0.9 | 0 | 0 | 69 | serving=120, fillet=120 | fish | SR28 15232
black cod | sablefish, butterfish cod, gindara | protein | 🐟 | 250 | 17.19 | 0 | 19.62 | 0 | 0 | 72 | serving=151, fillet=151 | fish | SR28 15208
mullet | striped mullet, grey mullet, red mullet | protein | 🐟 | 150 | 24.81 | 0 | 4.86 | 0 | 0 | 71 | serving=93, fillet=93 | fish | SR28 15056
milkfish | bangus | protein | 🐟 | 190 | 26.32 | 0 | 8.63 | 0 | 0 | 92 | serving=120, piece=120 | fish | SR28 15202
smelt | rainbow smelt, whitebait, smelts | protein | 🐟 | 124 | 22.6 | 0 | 3.1 | 0 | 0 | 77 | serving=85, piece=15 | fish | SR28 15100
eel | unagi, cooked eel, grilled eel | protein | 🐟 | 236 | 23.65 | 0 | 14.95 | 0 | 0 | 65 | serving=100, fillet=159, piece=30 | fish | SR28 15026
smoked eel | räucheraal | protein | 🐟 | 328 | 18.6 | 0 | 28.2 | 0 | 0 | 700 | serving=50, piece=50 | fish | label
shark | cooked shark, dogfish, rock salmon | protein | 🦈 | 163 | 26.23 | 0 | 5.64 | 0 | 0 | 99 | serving=120, fillet=120 | fish | recipe: 125 SR28 15095; yield=100
bluefish | baked bluefish | protein | 🐟 | 159 | 25.69 | 0 | 5.44 | 0 | 0 | 77 | serving=117, fillet=117 | fish | SR28 15189
sturgeon | cooked sturgeon | protein | 🐟 | 135 | 20.7 | 0 | 5.18 | 0 | 0 | 69 | serving=120, cup=136 | fish | SR28 15105
smoked whitefish | smoked white fish | protein | 🐟 | 108 | 23.4 | 0 | 0.93 | 0 | 0 | 1019 | serving=56, cup=136 | fish | SR28 15131
caviar | black caviar, lumpfish caviar, sturgeon caviar, red caviar, salmon roe, ikura, masago, tobiko, flying fish roe, keta caviar | protein | 🐟 | 264 | 24.6 | 4 | 17.9 | 0 | 0 | 1500 | serving=16, tbsp=16, tsp=5 | fish | SR28 15012
fish roe | roe, cod roe, raw roe, herring roe | protein | 🐟 | 143 | 22.32 | 1.5 | 6.42 | 0 | 0 | 91 | serving=14, tbsp=14, tsp=5 | fish | SR28 15072
cod roe paste | kaviar spread, kalles kaviar, smoked cod roe spread | protein | 🐟 | 380 | 10 | 14 | 31.5 | 12 | 0.5 | 2000 | serving=15, tbsp=15, tsp=5 | fish | label
crab stick | surimi, imitation crab, crab sticks, kani, seafood stick, krab, kanikama, seafood sticks, surimi stick, fake crab | protein | 🦀 | 95 | 7.62 | 15 | 0.46 | 6.25 | 0.5 | 529 | serving=85, piece=17, stick=17, cup=120 | fish, shellfish, egg, wheat, gluten, soy | SR28 15138
# --- seafood ---
shrimp | prawn, prawns, shrimps, cooked shrimp, cooked prawns, boiled shrimp, grilled shrimp, steamed shrimp, king prawn, king prawns, tiger prawn, peeled shrimp, grilled prawns, garnelen, jumbo shrimp, shrimp cooked, camarones | protein | 🦐 | 119 | 22.78 | 1.52 | 1.7 | 0 | 0 | 947 | serving=85, piece=5.5, small=4, medium=5, large=5.5, jumbo=14, cup=145, skewer=40 | shellfish | SR28 15151
raw shrimp | raw prawn, raw prawns, uncooked shrimp, raw king prawns | protein | 🦐 | 71 | 13.61 | 0.91 | 1.01 | 0 | 0 | 566 | serving=113, piece=7, small=5, medium=6, large=7, jumbo=18, cup=150 | shellfish | SR28 15149
canned shrimp | tinned shrimp, tinned prawns | protein | 🥫 | 100 | 20.42 | 0 | 1.36 | 0 | 0 | 870 | serving=85, can=110, cup=128 | shellfish | SR28 15152
crab | crab meat, crabmeat, blue crab, cooked crab, lump crab, white crab meat, brown crab | protein | 🦀 | 83 | 17.88 | 0 | 0.74 | 0 | 0 | 395 | serving=85, cup=118, piece=100, can=120 | shellfish | SR28 15140
king crab | alaskan king crab, king crab leg, crab leg, crab legs | protein | 🦀 | 97 | 19.35 | 0 | 1.54 | 0 | 0 | 1072 | serving=134, leg=134, piece=134, cup=135 | shellfish | SR28 15137
snow crab | queen crab, snow crab legs, snow crab leg | protein | 🦀 | 115 | 23.72 | 0 | 1.51 | 0 | 0 | 691 | serving=85, leg=35, cluster=110 | shellfish | SR28 15227
dungeness crab | cooked dungeness crab | protein | 🦀 | 110 | 22.32 | 0.95 | 1.24 | 0 | 0 | 378 | serving=127, piece=127, cup=118 | shellfish | SR28 15226
canned crab | tinned crab, canned crab meat | protein | 🥫 | 83 | 17.88 | 0 | 0.74 | 0 | 0 | 563 | serving=85, can=120, cup=135 | shellfish | SR28 15141
lobster | boiled lobster, lobster meat, cooked lobster, lobster tail, hummer, maine lobster, steamed lobster | protein | 🦞 | 89 | 19 | 0 | 0.86 | 0 | 0 | 486 | serving=118, piece=118, tail=120, cup=145 | shellfish | SR28 15148
spiny lobster | rock lobster, langouste, cooked spiny lobster | protein | 🦞 | 143 | 26.41 | 3.12 | 1.94 | 0 | 0 | 227 | serving=163, piece=163, tail=110 | shellfish | SR28 15228
crayfish | crawfish, boiled crawfish, crawdad, crayfish tails | protein | 🦞 | 82 | 16.77 | 0 | 1.2 | 0 | 0 | 94 | serving=85, piece=5, cup=140 | shellfish | SR28 15146
mussel | mussels, cooked mussels, blue mussel, boiled mussels, miesmuscheln, mejillones, steamed mussel, mussel meat | protein | 🦪 | 172 | 23.8 | 7.39 | 4.48 | 0 | 0 | 369 | serving=85, piece=8, cup=150 | shellfish | SR28 15165
clam | clams, steamed clams, cooked clams, vongole, littleneck clams, steamers, cockles, cooked clam | protein | 🦪 | 148 | 25.55 | 5.13 | 1.95 | 0 | 0 | 1202 | serving=95, piece=9.5, cup=160 | shellfish | SR28 15159
canned clams | tinned clams, canned clam, canned cockles | protein | 🥫 | 142 | 24.25 | 5.9 | 1.59 | 0 | 0 | 112 | serving=85, cup=160, can=120 | shellfish | SR28 15160
oyster | oysters, raw oyster, fresh oyster, oysters on the half shell, raw oysters, austern, huitres | protein | 🦪 | 51 | 5.71 | 2.72 | 1.71 | 0.62 | 0 | 85 | serving=84, piece=14, small=10, medium=14, large=25, cup=248 | shellfish | SR28 15167
pacific oyster | raw pacific oyster, japanese oyster | protein | 🦪 | 81 | 9.45 | 4.95 | 2.3 | 0 | 0 | 106 | serving=100, piece=50, medium=50 | shellfish | SR28 15171
cooked oyster | steamed oysters, grilled oyster, baked oyster, boiled oyster | protein | 🦪 | 102 | 11.42 | 5.45 | 3.42 | 1.23 | 0 | 166 | serving=42, piece=7, medium=7 | shellfish | SR28 15169
fried oyster | breaded oyster, fried oysters | protein | 🦪 | 199 | 8.77 | 11.62 | 12.58 | 0.8 | 0 | 417 | serving=88, piece=15 | shellfish, wheat, gluten, egg, milk | SR28 15168
canned smoked oysters | smoked oysters, tinned oysters, canned oysters, smoked mussels | protein | 🥫 | 190 | 13 | 8 | 11.5 | 0.5 | 0 | 400 | serving=65, can=65, piece=8 | shellfish | label
scallop | scallops, sea scallop, cooked scallops, seared scallops, bay scallops, steamed scallops, jakobsmuscheln, coquilles st jacques | protein | 🦪 | 111 | 20.54 | 5.41 | 0.84 | 0 | 0 | 667 | serving=85, piece=15, large=25, small=5 | shellfish | SR28 90240
raw scallop | raw scallops, uncooked scallops | protein | 🦪 | 69 | 12.06 | 3.18 | 0.49 | 0 | 0 | 392 | serving=113, piece=20, large=30, small=6 | shellfish | SR28 15172
fried scallop | breaded scallops, fried scallops | protein | 🦪 | 216 | 18.07 | 10.13 | 10.94 | 0.8 | 0 | 464 | serving=93, piece=15.5 | shellfish, wheat, gluten, egg, milk | SR28 15173
squid | grilled squid, cooked squid, squid tubes, sepia, cuttlefish, tintenfisch, boiled squid | protein | 🦑 | 118 | 19.94 | 3.94 | 1.77 | 0 | 0 | 56 | serving=85, piece=60, ring=8, cup=140 | shellfish | recipe: 128 SR28 15175; yield=100
raw squid | uncooked squid, raw calamari, raw cuttlefish | protein | 🦑 | 92 | 15.58 | 3.08 | 1.38 | 0 | 0 | 44 | serving=113, piece=85, ring=10, cup=150 | shellfish | SR28 15175
octopus | cooked octopus, grilled octopus, pulpo, boiled octopus, tako | protein | 🐙 | 164 | 29.82 | 4.4 | 2.08 | 0 | 0 | 460 | serving=85, piece=30, cup=140 | shellfish | SR28 15230
abalone | fried abalone, awabi | protein | 🦪 | 189 | 19.63 | 11.05 | 6.78 | 0.8 | 0 | 591 | serving=85, piece=40 | shellfish, wheat, gluten | SR28 15156
conch | whelk, cooked conch, caracol | protein | 🐚 | 130 | 26.3 | 1.7 | 1.2 | 0 | 0 | 153 | serving=85, cup=127 | shellfish | SR28 15250
mixed seafood | seafood mix, seafood medley, frozen seafood mix, frutti di mare, seafood cocktail mix | protein | 🦐 | 134 | 22.17 | 4 | 2.55 | 0 | 0 | 506 | serving=100, cup=140, handful=60 | shellfish | recipe: 40 SR28 15151; 30 SR28 15165; 38 SR28 15175; yield=100
fried clams | breaded clams, clam strips, fried clam | protein | 🦪 | 202 | 14.24 | 10.33 | 11.15 | 0.8 | 0 | 364 | serving=85, piece=9 | shellfish, wheat, gluten, egg, milk | SR28 15158
# --- soy, gluten, meat substitutes, protein powders ---
tofu | firm tofu, plain tofu, bean curd, raw tofu, natural tofu, soy curd, tofu block, cooked tofu, doufu, hiyayakko, tofu hiyayakko, cold tofu | protein | 🧊 | 78 | 9.04 | 2.85 | 4.17 | 0.6 | 0.9 | 12 | serving=100, slice=60, block=350, cup=252, cube=15, piece=85 | soy | SR28 16126
calcium-set firm tofu | firm tofu with calcium sulfate, high protein tofu, super firm tofu, dense tofu | protein | 🧊 | 144 | 17.27 | 2.78 | 8.72 | 0.6 | 2.3 | 14 | serving=100, block=324, cup=252, cube=15, slice=60 | soy | SR28 16426
extra firm tofu | extra-firm tofu, pressed tofu, x-firm tofu | protein | 🧊 | 83 | 9.98 | 1.18 | 5.26 | 0.71 | 1 | 4 | serving=91, slice=60, block=455, cup=252, cube=15 | soy | SR28 16159
soft tofu | regular tofu, medium tofu, soft regular tofu | protein | 🧊 | 61 | 7.17 | 1.18 | 3.69 | 0.7 | 0.2 | 8 | serving=120, piece=120, cup=248, block=464, cube=15 | soy | SR28 16127
silken tofu | silk tofu, japanese tofu, silken soft tofu, kinugoshi | protein | 🧊 | 55 | 4.8 | 2.9 | 2.7 | 1.31 | 0.1 | 5 | serving=84, slice=84, cup=248, block=349 | soy | SR28 16161
firm silken tofu | silken firm tofu, mori-nu firm | protein | 🧊 | 62 | 6.9 | 2.4 | 2.7 | 1.27 | 0.1 | 36 | serving=84, slice=84, cup=248, block=349 | soy | SR28 16162
fried tofu | tofu puff, deep fried tofu, crispy tofu, tofu puffs, pan fried tofu, aburaage, baked tofu cubes, air fryer tofu | protein | 🧊 | 270 | 18.82 | 8.86 | 20.18 | 2.72 | 3.9 | 16 | serving=60, piece=13, cube=13, cup=110 | soy | SR28 16129
smoked tofu | räuchertofu, marinated tofu, baked tofu, seasoned tofu, tofu smoked | protein | 🧊 | 165 | 16.5 | 2 | 10 | 0.7 | 1.3 | 480 | serving=100, slice=30, block=200, cube=15 | soy, wheat, gluten | label
fermented tofu | stinky tofu, fermented bean curd, fu ru, furu | protein | 🧊 | 116 | 8.92 | 4.38 | 8 | 0.5 | 0.5 | 2873 | serving=11, block=11, piece=11 | soy | SR28 16132
tofu skin | yuba, bean curd skin, dried bean curd sheets, beancurd stick | protein | 🧊 | 440 | 48 | 18 | 21 | 4 | 3 | 12 | serving=20, sheet=10, stick=15 | soy | label
tempeh | plain tempeh, raw tempeh, tempe, soy tempeh, tempeh block | protein | 🫘 | 192 | 20.29 | 7.64 | 10.8 | 0.5 | 5.5 | 9 | serving=85, cup=166, slice=20, block=227, cube=10 | soy | SR28 16114
cooked tempeh | fried tempeh, baked tempeh, steamed tempeh, grilled tempeh | protein | 🫘 | 195 | 19.91 | 7.62 | 11.38 | 0.5 | 5.5 | 14 | serving=85, cup=166, slice=20, cube=10 | soy | SR28 16174
tempeh bacon | smoked tempeh strips, smoky tempeh | protein | 🥓 | 200 | 16 | 14 | 9 | 3 | 5 | 600 | serving=56, slice=14, strip=14 | soy, wheat, gluten | label
seitan | wheat meat, cooked seitan, wheat gluten meat, mock duck, wheat protein, gluten steak, mock meat | protein | 🌾 | 131 | 26.48 | 5.1 | 0.68 | 0.03 | 0.26 | 389 | serving=85, slice=30, cup=140, piece=85 | wheat, gluten, soy | recipe: 100 SR28 48052; 20 SR28 16123; yield=290
textured vegetable protein | tvp, textured soy protein, soy mince dry, soy chunks, dry soya mince, soya chunks, soy granules, sojagranulat, soya mince, dry tvp, meat extender | protein | 🫘 | 311 | 41.71 | 34.71 | 2.97 | 8 | 17.5 | 10 | serving=25, cup=88, tbsp=6, handful=25 | soy | SR28 16106
cooked textured vegetable protein | cooked tvp, rehydrated tvp, cooked soya mince, cooked soy chunks, cooked soy mince | protein | 🫘 | 100 | 13.45 | 11.2 | 0.96 | 2.6 | 5.65 | 3 | serving=85, cup=140 | soy | recipe: 100 SR28 16106; yield=310
soy curls | butler soy curls, soy strips | protein | 🫘 | 367 | 33 | 33 | 17 | 7 | 20 | 17 | serving=30, cup=40 | soy | label
natto | fermented soybeans, nattō | protein | 🫘 | 211 | 19.4 | 12.68 | 11 | 4.89 | 5.4 | 7 | serving=50, packet=50, cup=175 | soy | SR28 16113
meatless crumbles | vegan mince, veggie mince, vegetarian mince, plant based mince, quorn mince, meatless ground, veggie ground, vegan ground beef, vegan hack, soy crumbles | protein | 🌱 | 159 | 20.2 | 9.9 | 4.6 | 1.4 | 4.6 | 758 | serving=85, cup=82.5 | soy, wheat, gluten, egg | SR28 16565
plant based ground | impossible beef, beyond beef, beyond mince, impossible ground, plant based ground beef | protein | 🌱 | 230 | 18.5 | 6 | 14.5 | 0.5 | 2.8 | 340 | serving=113, cup=200, patty=113 | soy | label
meatless bacon | vegan bacon, vegetarian bacon, veggie bacon, facon, soy bacon | protein | 🥓 | 346 | 12.4 | 14.3 | 26.6 | 0.8 | 5.1 | 1463 | serving=16, slice=8, strip=8, piece=8 | soy, wheat, gluten, egg, milk | SR28 16542
meatless bacon bits | bacon bits, imitation bacon bits, baco bits, bacos | general | 🥓 | 476 | 32 | 28.6 | 25.9 | 0 | 10.2 | 1770 | serving=7, tbsp=7, tsp=2.3 | soy, wheat, gluten | SR28 43212
meatless deli slices | vegan ham, veggie deli slices, vegan deli slices, vegan cold cuts, vegetarian cold cuts, tofurky slices, vegan lunch meat, vegan salami, vegetarian ham | protein | 🌱 | 189 | 17.78 | 4.44 | 11.11 | 2.22 | 1.1 | 711 | serving=56, slice=14 | soy, wheat, gluten, egg | SR28 43131
meatless breakfast sausage | vegan breakfast sausage, veggie breakfast patty, vegetarian sausage patty, meatless sausage patty, veggie breakfast sausage | protein | 🌱 | 220 | 23.7 | 12.6 | 8.3 | 2.2 | 7.6 | 690 | serving=38, patty=38, piece=38, link=22 | soy, wheat, gluten, egg, milk | SR28 16538
meatless hot dog | vegetarian frankfurter, vegan frankfurter, veggie dog, meatless frankfurter, tofu dog, tofu wiener, vegan wiener | protein | 🌭 | 233 | 19.61 | 7.7 | 13.73 | 0 | 3.9 | 471 | serving=70, piece=70, link=70, small=42 | soy, wheat, gluten | SR28 43130
meatless chicken | vegan chicken pieces, meatless chicken strips, plant based chicken strips, quorn pieces, vegan chicken strips, quorn, planted chicken, vegetarian chicken | protein | 🌱 | 224 | 23.64 | 3.64 | 12.73 | 0 | 3.6 | 709 | serving=85, cup=168, piece=15, strip=20 | soy, wheat, gluten, egg | SR28 43128
vegetarian fish fillet | vegan fish, meatless fish, vegan fish fingers, vegetarian fillet, vegan fish fillet, plant based fish | protein | 🌱 | 290 | 23 | 9 | 18 | 0.8 | 6.1 | 490 | serving=85, fillet=85, piece=85 | soy, wheat, gluten, egg | SR28 43134
vegan schnitzel | vegetarian schnitzel, plant based schnitzel, veggie schnitzel, meatless schnitzel, soy schnitzel | protein | 🌱 | 215 | 14 | 18 | 9.5 | 1.5 | 4 | 520 | serving=100, piece=100 | soy, wheat, gluten, egg | label
jackfruit meat | pulled jackfruit, young jackfruit, green jackfruit, canned jackfruit in brine | protein | 🌱 | 33 | 1.3 | 5 | 0.3 | 0.5 | 3.5 | 240 | serving=100, cup=150, can=280 | - | label
soy protein isolate | pure soy protein, unflavored soy protein, soya protein isolate | protein | 🥤 | 335 | 88.32 | 0 | 3.39 | 0 | 0 | 1005 | serving=28, scoop=28, tbsp=7, cup=85 | soy | SR28 16122
whey protein isolate | isolate protein powder, iso whey, wpi, clear whey, iso 100, pure whey isolate | protein | 🥤 | 373 | 87 | 3 | 1.5 | 2 | 0 | 250 | serving=30, scoop=30, tbsp=8, cup=95 | milk, soy | label
pea protein isolate | unflavored pea protein, pure pea protein, hemp and pea protein, rice protein powder, pea protein, vegan protein | protein | 🥤 | 390 | 80 | 5 | 6.5 | 0.5 | 2.5 | 900 | serving=30, scoop=30, tbsp=8 | - | label
hemp protein powder | hemp protein, hemp powder | protein | 🥤 | 370 | 50 | 26 | 10.5 | 4 | 20 | 20 | serving=30, scoop=30, tbsp=10 | - | label
meal replacement powder | diet shake powder, slim fast powder, herbalife shake, huel powder, huel | protein | 🥤 | 385 | 30 | 42 | 12 | 9 | 12 | 600 | serving=38, scoop=38, tbsp=10 | milk, soy, gluten | label
`
