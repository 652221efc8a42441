/**
 * Fruit, vegetables, pulses, nuts, grains, oils and condiments. One food a row:
 * name | aliases | category | emoji | per 100 g: kcal | protein g | carbs g | fat g | sugar g | fibre g | sodium mg
 * | portions in grams | contains | source.
 * Figures: USDA National Nutrient Database for Standard Reference, Release 28 (`SR28` and its row), computed
 * from a recipe of such rows (`recipe:` grams of each, `yield` the cooked weight), or typical of product labels
 * (`label`). Liquids give their density in g/ml as the portion `ml`.
 */
export const plantFoods = `
# Plant foods. Figures: USDA SR28 rows, computed from recipes of SR28 ingredients, or (source "label") typical product-label values.
# fresh fruit
apple | red apple, eating apple, raw apple, apple with skin, sliced apple, apple slices | fruit | 🍎 | 52 | 0.26 | 13.81 | 0.17 | 10.39 | 2.4 | 1 | serving=182, piece=182, small=149, medium=182, large=223, slice=21, cup=125, half=91, wedge=23 | - | SR28 09003
granny smith apple | green apple, granny smith, cooking apple, sour apple | fruit | 🍏 | 58 | 0.44 | 13.61 | 0.19 | 9.59 | 2.8 | 1 | serving=182, piece=182, small=144, medium=167, large=206, slice=20, cup=109 | - | SR28 09502
gala apple | royal gala, royal gala apple, pink lady, pink lady apple, jazz apple | fruit | 🍎 | 57 | 0.25 | 13.68 | 0.12 | 10.37 | 2.3 | 1 | serving=172, piece=172, small=157, medium=172, large=200, slice=20, cup=109 | - | SR28 09503
fuji apple | honeycrisp apple, honeycrisp, braeburn, braeburn apple | fruit | 🍎 | 63 | 0.2 | 15.22 | 0.18 | 11.68 | 2.1 | 1 | serving=192, piece=192, small=158, medium=192, large=236, slice=20, cup=109 | - | SR28 09504
golden delicious apple | golden delicious, yellow apple | fruit | 🍏 | 57 | 0.28 | 13.6 | 0.15 | 10.04 | 2.4 | 2 | serving=169, piece=169, small=129, medium=169, large=215, slice=20, cup=109 | - | SR28 09501
peeled apple | apple without skin, skinless apple | fruit | 🍎 | 48 | 0.27 | 12.76 | 0.13 | 10.1 | 1.3 | 0 | serving=161, piece=161, small=132, medium=161, large=216, slice=18, cup=110 | - | SR28 09004
baked apple | cooked apple, stewed apple, apple compote unsweetened, microwaved apple | fruit | 🍎 | 56 | 0.28 | 14.41 | 0.42 | 11.61 | 2.8 | 1 | serving=161, piece=161, small=132, medium=161, large=200, cup=170 | - | SR28 09006
banana | nana, raw banana, ripe banana, sliced banana | fruit | 🍌 | 89 | 1.09 | 22.84 | 0.33 | 12.23 | 2.6 | 1 | serving=118, piece=118, small=101, medium=118, large=136, slice=6, cup=150, half=59 | - | SR28 09040
orange | navel orange, oranges, eating orange, blood orange | fruit | 🍊 | 47 | 0.94 | 11.75 | 0.12 | 9.35 | 2.4 | 0 | serving=131, piece=131, small=96, medium=131, large=184, cup=180, slice=15, wedge=18, half=65 | - | SR28 09200
tangerine | mandarin, mandarin orange, satsuma | fruit | 🍊 | 53 | 0.81 | 13.34 | 0.31 | 10.58 | 1.8 | 2 | serving=88, piece=88, small=76, medium=88, large=120, cup=195 | - | SR28 09218
clementine | cutie, halo mandarin, easy peeler | fruit | 🍊 | 47 | 0.85 | 12.02 | 0.15 | 9.18 | 1.7 | 1 | serving=74, piece=74, small=60, medium=74, large=90 | - | SR28 09433
grapefruit | pink grapefruit, red grapefruit, ruby grapefruit | fruit | 🍊 | 42 | 0.77 | 10.66 | 0.14 | 6.89 | 1.6 | 0 | serving=123, piece=246, half=123, small=200, medium=246, large=332, cup=230 | - | SR28 09112
white grapefruit | yellow grapefruit | fruit | 🍋 | 33 | 0.69 | 8.41 | 0.1 | 7.31 | 1.1 | 0 | serving=118, piece=236, half=118, cup=230 | - | SR28 09116
pomelo | pummelo, shaddock | fruit | 🍈 | 38 | 0.76 | 9.62 | 0.04 | 8.5 | 1 | 1 | serving=190, piece=609, cup=190 | - | SR28 09295
lemon | lemons, lemon wedge | fruit | 🍋 | 29 | 1.1 | 9.32 | 0.3 | 2.5 | 2.8 | 2 | serving=58, piece=58, small=45, medium=58, large=84, wedge=7, slice=7, cup=212, half=29 | - | SR28 09150
lime | limes, lime wedge | fruit | 🍋 | 30 | 0.7 | 10.54 | 0.2 | 1.69 | 2.8 | 2 | serving=67, piece=67, wedge=8, slice=8, half=33 | - | SR28 09159
kumquat | kumquats | fruit | 🍊 | 71 | 1.88 | 15.9 | 0.86 | 9.36 | 6.5 | 10 | serving=95, piece=19 | - | SR28 09149
pear | raw pear, conference pear, williams pear, sliced pear | fruit | 🍐 | 57 | 0.36 | 15.23 | 0.14 | 9.75 | 3.1 | 1 | serving=178, piece=178, small=148, medium=178, large=230, cup=140, slice=20, half=89 | - | SR28 09252
bartlett pear | bartlett | fruit | 🍐 | 63 | 0.39 | 15.01 | 0.16 | 9.69 | 3.1 | 1 | serving=177, piece=177, small=152, medium=177, large=212, cup=140 | - | SR28 09412
asian pear | nashi pear, nashi, apple pear | fruit | 🍐 | 42 | 0.5 | 10.65 | 0.23 | 7.05 | 3.6 | 0 | serving=122, piece=122, small=122, medium=150, large=275 | - | SR28 09340
peach | fresh peach, raw peach, white peach, donut peach, flat peach | fruit | 🍑 | 39 | 0.91 | 9.54 | 0.25 | 8.39 | 1.5 | 0 | serving=150, piece=150, small=130, medium=150, large=175, cup=154, slice=15, half=75 | - | SR28 09236
nectarine | nectarines | fruit | 🍑 | 44 | 1.06 | 10.55 | 0.32 | 7.89 | 1.7 | 0 | serving=142, piece=142, small=129, medium=142, large=156, cup=143 | - | SR28 09191
plum | fresh plum, red plum, damson, mirabelle | fruit | 🍑 | 46 | 0.7 | 11.42 | 0.28 | 9.92 | 1.4 | 0 | serving=132, piece=66, small=45, medium=66, large=85, cup=165 | - | SR28 09279
apricot | fresh apricot | fruit | 🍑 | 48 | 1.4 | 11.12 | 0.39 | 9.24 | 2 | 1 | serving=105, piece=35, cup=155, half=17.5 | - | SR28 09021
cherry | sweet cherry, red cherry, fresh cherries | fruit | 🍒 | 63 | 1.06 | 16.01 | 0.2 | 12.82 | 2.1 | 0 | serving=138, piece=8.2, cup=138, handful=60, bowl=180 | - | SR28 09070
cherry ripe | cherry ripe bar | snack | 🍫 | 470 | 4.5 | 55 | 25.5 | 45 | 4 | 70 | serving=44, piece=44, bar=44 | milk, soy | label
sour cherry | tart cherry, morello cherry, montmorency cherry | fruit | 🍒 | 50 | 1 | 12.18 | 0.3 | 8.49 | 1.6 | 3 | serving=103, piece=6, cup=103, handful=50 | - | SR28 09063
grape | red grape, green grape, white grape, black grape, seedless grapes | fruit | 🍇 | 69 | 0.72 | 18.1 | 0.16 | 15.48 | 0.9 | 2 | serving=126, piece=4.9, cup=151, handful=80, bowl=150, bunch=150 | - | SR28 09132
concord grape | american grape, muscadine | fruit | 🍇 | 67 | 0.63 | 17.15 | 0.35 | 16.25 | 0.9 | 2 | serving=92, piece=2.4, cup=92, handful=60 | - | SR28 09131
strawberry | fresh strawberry, straws berries, strawbs | fruit | 🍓 | 32 | 0.67 | 7.68 | 0.3 | 4.89 | 2 | 1 | serving=147, piece=12, small=7, medium=12, large=18, cup=152, handful=70, pint=357, bowl=150, punnet=227 | - | SR28 09316
blueberry | fresh blueberry, bilberry, huckleberry | fruit | 🫐 | 57 | 0.74 | 14.49 | 0.33 | 9.96 | 2.4 | 1 | serving=74, piece=1.36, cup=148, handful=40, pint=402, tbsp=9, bowl=150, punnet=150 | - | SR28 09050
raspberry | fresh raspberry, red raspberry | fruit | 🍇 | 52 | 1.2 | 11.94 | 0.65 | 4.42 | 6.5 | 1 | serving=62, piece=1.9, cup=123, handful=40, pint=312, bowl=123, punnet=150 | - | SR28 09302
blackberry | fresh blackberry, bramble berry, boysenberry | fruit | 🫐 | 43 | 1.39 | 9.61 | 0.49 | 4.88 | 5.3 | 1 | serving=72, piece=5, cup=144, handful=45, bowl=144, punnet=150 | - | SR28 09042
cranberry | fresh cranberry, raw cranberry | fruit | 🍒 | 46 | 0.46 | 11.97 | 0.13 | 4.27 | 3.6 | 2 | serving=50, piece=1, cup=100, handful=30 | - | SR28 09078
gooseberry | green gooseberry | fruit | 🍈 | 44 | 0.88 | 10.18 | 0.58 | 5.9 | 4.3 | 1 | serving=75, piece=3, cup=150, handful=50 | - | SR28 09107
physalis | cape gooseberry, groundcherry, ground cherry, golden berry | fruit | 🍅 | 53 | 1.9 | 11.2 | 0.7 | 7 | 4.5 | 1 | serving=70, piece=5, cup=140, handful=40 | - | SR28 09138
red currant | redcurrant, white currant, whitecurrant | fruit | 🍒 | 56 | 1.4 | 13.8 | 0.2 | 7.37 | 4.3 | 1 | serving=56, cup=112, handful=40 | - | SR28 09084
black currant | blackcurrant, fresh black currant, cassis berry | fruit | 🫐 | 63 | 1.4 | 15.38 | 0.41 | 7 | 4.8 | 2 | serving=56, cup=112, handful=40 | - | SR28 09083
mulberry | mulberries | fruit | 🫐 | 43 | 1.44 | 9.8 | 0.39 | 8.1 | 1.7 | 10 | serving=70, piece=1.5, cup=140, handful=40 | - | SR28 09190
elderberry | elderberries | fruit | 🫐 | 73 | 0.66 | 18.4 | 0.5 | 7 | 7 | 6 | serving=72, cup=145 | - | SR28 09088
mixed berries | berry mix, summer berries, fresh berries, berry, berries mixed | fruit | 🫐 | 46 | 0.94 | 10.96 | 0.42 | 6.32 | 3.68 | 1 | serving=75, cup=145, handful=40, bowl=145, tbsp=9 | - | recipe: 30 SR28 09316; 30 SR28 09050; 20 SR28 09302; 20 SR28 09042
mango | raw mango, sliced mango, alphonso mango, ataulfo mango | fruit | 🥭 | 60 | 0.82 | 14.98 | 0.38 | 13.66 | 1.6 | 1 | serving=165, piece=336, small=200, medium=280, large=336, cup=165, slice=25, half=168 | - | SR28 09176
pineapple | fresh pineapple, ananas, pineapple chunks | fruit | 🍍 | 50 | 0.54 | 13.12 | 0.12 | 9.85 | 1.4 | 1 | serving=165, piece=905, slice=84, ring=84, cup=165, wedge=100 | - | SR28 09266
watermelon | water melon, sliced watermelon | fruit | 🍉 | 30 | 0.61 | 7.55 | 0.15 | 6.2 | 0.4 | 1 | serving=280, cup=152, slice=286, wedge=286, ball=12, piece=286, bowl=250 | - | SR28 09326
cantaloupe | muskmelon, cantaloupe melon, rockmelon, charentais melon, melon, galia melon | fruit | 🍈 | 34 | 0.84 | 8.16 | 0.19 | 7.86 | 0.9 | 16 | serving=160, cup=160, wedge=69, slice=69, piece=69, half=276, ball=14, bowl=200 | - | SR28 09181
honeydew melon | honeydew, honey melon, piel de sapo | fruit | 🍈 | 36 | 0.54 | 9.09 | 0.14 | 8.12 | 0.8 | 18 | serving=170, cup=170, wedge=125, slice=125, piece=125, ball=14, bowl=200 | - | SR28 09184
kiwi | kiwifruit, kiwi fruit, green kiwi | fruit | 🥝 | 61 | 1.14 | 14.66 | 0.52 | 8.99 | 3 | 3 | serving=69, piece=69, small=60, medium=69, large=91, cup=180, slice=8 | - | SR28 09148
golden kiwi | gold kiwi, sungold kiwi, yellow kiwi | fruit | 🥝 | 63 | 1.02 | 15.79 | 0.28 | 12.3 | 1.4 | 3 | serving=81, piece=81, slice=9 | - | SR28 09520
papaya | pawpaw, paw paw | fruit | 🍈 | 43 | 0.47 | 10.82 | 0.26 | 7.82 | 1.7 | 8 | serving=145, piece=304, small=157, medium=304, large=781, cup=145, half=152 | - | SR28 09226
passion fruit | passionfruit, maracuja, granadilla, lilikoi | fruit | 🥭 | 97 | 2.2 | 23.38 | 0.7 | 11.2 | 10.4 | 28 | serving=36, piece=18, cup=236, tbsp=15 | - | SR28 09231
guava | guayaba | fruit | 🍈 | 68 | 2.55 | 14.32 | 0.95 | 8.92 | 5.4 | 2 | serving=110, piece=55, cup=165 | - | SR28 09139
lychee | litchi, lichee, fresh lychee | fruit | 🍒 | 66 | 0.83 | 16.53 | 0.44 | 15.23 | 1.3 | 1 | serving=96, piece=9.6, cup=190, handful=60 | - | SR28 09164
longan | longans | fruit | 🍒 | 60 | 1.31 | 15.14 | 0.1 | 14 | 1.1 | 0 | serving=64, piece=3.2, cup=160 | - | SR28 09172
rambutan | canned rambutan | fruit | 🍒 | 82 | 0.65 | 20.87 | 0.21 | 19 | 0.9 | 11 | serving=100, piece=9, cup=150 | - | SR28 09301
dragon fruit | dragonfruit, pitaya, pitahaya | fruit | 🐉 | 57 | 0.4 | 15.2 | 0.1 | 9.8 | 3.1 | 0 | serving=150, piece=300, cup=180, half=150, slice=30 | - | label
pomegranate | pomegranate seeds, pomegranate arils, granatapfel | fruit | 🍎 | 83 | 1.67 | 18.7 | 1.17 | 13.67 | 4 | 3 | serving=87, piece=282, cup=174, tbsp=11, handful=40, half=141 | - | SR28 09286
persimmon | kaki, sharon fruit, fuyu | fruit | 🍅 | 70 | 0.58 | 18.59 | 0.19 | 12.53 | 3.6 | 1 | serving=168, piece=168, slice=20 | - | SR28 09263
fig | fresh fig | fruit | 🍇 | 74 | 0.75 | 19.18 | 0.3 | 16.26 | 2.9 | 1 | serving=100, piece=50, small=40, medium=50, large=64 | - | SR28 09089
star fruit | starfruit, carambola | fruit | ⭐ | 31 | 1.04 | 6.73 | 0.33 | 3.98 | 2.8 | 2 | serving=91, piece=91, cup=108, slice=10 | - | SR28 09060
jackfruit | jack fruit, raw jackfruit, ripe jackfruit | fruit | 🍈 | 95 | 1.72 | 23.25 | 0.64 | 19.08 | 1.5 | 2 | serving=165, cup=165, piece=15 | - | SR28 09144
durian | durian fruit | fruit | 🍈 | 147 | 1.47 | 27.09 | 5.33 | 20 | 3.8 | 2 | serving=120, cup=243, piece=40 | - | SR28 09422
quince | quinces | fruit | 🍐 | 57 | 0.4 | 15.3 | 0.1 | 9 | 1.9 | 4 | serving=92, piece=92 | - | SR28 09296
rhubarb | raw rhubarb | fruit | 🌿 | 21 | 0.9 | 4.54 | 0.2 | 1.1 | 1.8 | 4 | serving=122, stalk=51, piece=51, cup=122 | - | SR28 09307
stewed rhubarb | rhubarb with sugar, rhubarb compote, cooked rhubarb | fruit | 🌿 | 116 | 0.39 | 31.2 | 0.05 | 28.7 | 2 | 1 | serving=120, cup=240, bowl=200, tbsp=15 | - | SR28 09310
cherimoya | custard apple, sugar apple, chirimoya | fruit | 🍈 | 75 | 1.57 | 17.71 | 0.68 | 12.87 | 3 | 7 | serving=160, piece=235, cup=160 | - | SR28 09062
soursop | guanabana, graviola | fruit | 🍈 | 66 | 1 | 16.84 | 0.3 | 13.54 | 3.3 | 14 | serving=112, cup=225, piece=625 | - | SR28 09315
mangosteen | canned mangosteen | fruit | 🍇 | 73 | 0.41 | 17.91 | 0.58 | 16 | 1.8 | 7 | serving=98, piece=30, cup=196 | - | SR28 09177
sapodilla | chikoo, chiku, naseberry, sapota | fruit | 🥔 | 83 | 0.44 | 19.96 | 1.1 | 14.7 | 5.3 | 12 | serving=170, piece=170, cup=241 | - | SR28 09313
mamey | mamey sapote, sapote | fruit | 🥭 | 124 | 1.45 | 32.1 | 0.46 | 20.14 | 5.4 | 7 | serving=175, cup=175 | - | SR28 09314
loquat | nispero, japanese medlar | fruit | 🍑 | 47 | 0.43 | 12.14 | 0.2 | 9 | 1.7 | 1 | serving=80, piece=16, large=20, cup=149 | - | SR28 09174
prickly pear | cactus fruit, cactus pear, tuna fruit, nopal fruit | fruit | 🌵 | 41 | 0.73 | 9.57 | 0.51 | 8 | 3.6 | 5 | serving=103, piece=103, cup=149 | - | SR28 09287
acerola | acerola cherry, barbados cherry | fruit | 🍒 | 32 | 0.4 | 7.69 | 0.3 | 5 | 1.1 | 7 | serving=98, piece=4.8, cup=98 | - | SR28 09001
feijoa | pineapple guava | fruit | 🍈 | 61 | 0.71 | 15.21 | 0.42 | 8.2 | 6.4 | 3 | serving=84, piece=42, cup=243 | - | SR28 09334
tamarind | tamarind pulp, imli | fruit | 🌰 | 239 | 2.8 | 62.5 | 0.6 | 38.8 | 5.1 | 28 | serving=30, piece=2, cup=120, tbsp=15 | - | SR28 09322
breadfruit | ulu, fruta de pan | fruit | 🍈 | 103 | 1.07 | 27.12 | 0.23 | 11 | 4.9 | 2 | serving=110, cup=220, piece=384 | - | SR28 09059
avocado | avo, hass avocado, avacado, sliced avocado, mashed avocado, smashed avocado, alligator pear | fruit | 🥑 | 160 | 2 | 8.53 | 14.66 | 0.66 | 6.7 | 7 | serving=75, piece=150, small=110, medium=150, large=201, half=75, cup=150, slice=15, tbsp=15, quarter=38 | - | SR28 09037
acai puree | acai, açaí, acai pulp, frozen acai, unsweetened acai | fruit | 🫐 | 70 | 1 | 4 | 5 | 0 | 3 | 10 | serving=100, packet=100, piece=100, cup=230 | - | label
fresh coconut | coconut meat, raw coconut, coconut flesh, coconut piece, coconut | fruit | 🥥 | 354 | 3.33 | 15.23 | 33.49 | 6.23 | 9 | 20 | serving=45, piece=45, cup=80, half=198 | tree_nut | SR28 12104
plantain | cooked plantain, boiled plantain, plantains boiled, baked plantain | fruit | 🍌 | 116 | 0.79 | 31.15 | 0.18 | 14 | 2.3 | 5 | serving=154, piece=165, cup=154, slice=8 | - | SR28 09278
raw plantain | green plantain, uncooked plantain | fruit | 🍌 | 122 | 1.3 | 31.89 | 0.37 | 15 | 2.3 | 4 | serving=148, piece=179, medium=179, cup=148 | - | SR28 09277
fruit salad | fresh fruit salad, mixed fruit, fruit cup, fruit bowl, fruit plate, mixed fresh fruit, chopped fruit, fruit platter | fruit | 🍓 | 55 | 0.69 | 14.13 | 0.2 | 10.31 | 1.87 | 4 | serving=160, cup=160, bowl=200, plate=250 | - | recipe: 25 SR28 09003; 20 SR28 09040; 20 SR28 09132; 20 SR28 09200; 15 SR28 09316; 20 SR28 09184
fruit | piece of fruit, a fruit, whole fruit, any fruit | fruit | 🍎 | 63 | 0.66 | 16.25 | 0.21 | 10.67 | 2.53 | 1 | serving=140, piece=140, cup=150, small=100, medium=140, large=180, handful=80 | - | recipe: 40 SR28 09003; 30 SR28 09040; 20 SR28 09200; 10 SR28 09252
# dried fruit
raisin | raisins, sultana, golden raisin, dried grape | fruit | 🍇 | 299 | 3.07 | 79.18 | 0.46 | 59.19 | 3.7 | 11 | serving=28, cup=145, tbsp=9, handful=30, packet=14, box=43, piece=0.5 | sulphite | SR28 09298
dried currants | zante currant, currants dried, currant | fruit | 🍇 | 283 | 4.08 | 74.08 | 0.27 | 67.28 | 6.8 | 8 | serving=28, cup=144, tbsp=9, handful=30 | - | SR28 09085
date | dried date, deglet noor, pitted date, deglet nour date | fruit | 🌴 | 282 | 2.45 | 75.03 | 0.39 | 63.35 | 8 | 2 | serving=28, piece=7.1, cup=147, handful=35, tbsp=9 | - | SR28 09087
medjool date | medjool, fresh date, large date | fruit | 🌴 | 277 | 1.81 | 74.97 | 0.15 | 66.47 | 6.7 | 1 | serving=48, piece=24 | - | SR28 09421
dried apricot | apricot dried | fruit | 🍑 | 241 | 3.39 | 62.64 | 0.51 | 53.44 | 7.3 | 10 | serving=35, piece=7, half=3.5, cup=130, handful=35 | sulphite | SR28 09032
prune | dried plum, pitted prune, prunes dried | fruit | 🍑 | 240 | 2.18 | 63.88 | 0.38 | 38.13 | 7.1 | 2 | serving=38, piece=9.5, cup=174, handful=40 | - | SR28 09291
stewed prune | stewed prunes, prunes in juice, cooked prunes | fruit | 🍑 | 107 | 0.96 | 28.08 | 0.16 | 24.98 | 3.1 | 1 | serving=124, piece=12, cup=248 | - | SR28 09292
dried fig | figs dried | fruit | 🍇 | 249 | 3.3 | 63.87 | 0.93 | 47.92 | 9.8 | 10 | serving=34, piece=8.4, cup=149 | - | SR28 09094
dried cranberry | craisin, sweetened dried cranberry, craisins | fruit | 🍒 | 308 | 0.17 | 82.8 | 1.09 | 72.56 | 5.3 | 5 | serving=30, cup=160, tbsp=10, handful=30 | - | SR28 09079
dried cherry | dried tart cherry, dried sour cherry | fruit | 🍒 | 333 | 1.25 | 80.45 | 0.73 | 67.15 | 2.5 | 13 | serving=40, cup=160, tbsp=10, handful=35 | - | SR28 09044
dried blueberry | dried blueberries sweetened | fruit | 🫐 | 317 | 2.5 | 80 | 2.5 | 67.5 | 7.5 | 3 | serving=40, cup=160, tbsp=10, handful=35 | - | SR28 09163
dried mango | mango dried, dried mango slices | fruit | 🥭 | 319 | 2.45 | 78.58 | 1.18 | 66.27 | 2.4 | 162 | serving=40, piece=15, slice=15, cup=120, handful=40 | sulphite | SR28 09178
dried apple | apple rings, dried apple ring, dried apple slices | fruit | 🍎 | 243 | 0.93 | 65.89 | 0.32 | 57.19 | 8.7 | 87 | serving=30, piece=6.4, ring=6.4, slice=6.4, cup=86, handful=25 | sulphite | SR28 09011
dried peach | peach dried | fruit | 🍑 | 239 | 3.61 | 61.33 | 0.76 | 41.74 | 8.2 | 7 | serving=40, piece=13, half=13, cup=160 | sulphite | SR28 09246
dried pear | pear dried | fruit | 🍐 | 262 | 1.87 | 69.7 | 0.63 | 62.2 | 7.5 | 6 | serving=36, piece=18, half=18, cup=180 | sulphite | SR28 09259
dried pineapple | pineapple dried, candied pineapple | fruit | 🍍 | 340 | 0.9 | 83 | 0.5 | 74 | 2.5 | 40 | serving=40, piece=10, ring=20, cup=120, handful=35 | sulphite | label
dried strawberry | freeze dried strawberries, freeze-dried strawberry, freeze dried fruit | fruit | 🍓 | 355 | 6 | 80 | 2.5 | 53 | 15 | 10 | serving=10, cup=15, handful=8, packet=34 | - | label
dried papaya | papaya dried, candied papaya | fruit | 🍈 | 335 | 0.4 | 82 | 0.3 | 73 | 3 | 60 | serving=40, piece=6, cup=140, handful=35 | sulphite | label
dried persimmon | hoshigaki, dried kaki | fruit | 🍅 | 274 | 1.38 | 73.43 | 0.59 | 58 | 14.5 | 2 | serving=34, piece=34 | - | SR28 09264
dried banana | banana dried, chewy dried banana | fruit | 🍌 | 346 | 3.89 | 88.28 | 1.81 | 47.3 | 9.9 | 3 | serving=40, piece=30, cup=100, handful=30 | - | SR28 09041
goji berry | dried goji berry, wolfberry | fruit | 🍒 | 349 | 14.26 | 77.06 | 0.39 | 45.61 | 13 | 298 | serving=28, tbsp=5.6, cup=90, handful=25 | - | SR28 09110
mixed dried fruit | dried fruit, dried fruit mix, dry fruit | fruit | 🍇 | 264 | 2.53 | 70.15 | 0.43 | 53.43 | 6.1 | 24 | serving=40, cup=150, tbsp=10, handful=35 | sulphite | recipe: 40 SR28 09298; 20 SR28 09032; 20 SR28 09291; 20 SR28 09011
candied fruit | glace fruit, candied peel, mixed peel, candied orange peel, crystallized fruit | fruit | 🍊 | 322 | 0.34 | 82.74 | 0.07 | 80.68 | 1.6 | 98 | serving=28, tbsp=14, cup=130, piece=14 | sulphite | SR28 09426
maraschino cherry | cocktail cherry, glace cherry | fruit | 🍒 | 165 | 0.22 | 41.97 | 0.21 | 38.77 | 3.2 | 4 | serving=10, piece=5 | sulphite | SR28 09328
crystallized ginger | candied ginger, stem ginger | snack | 🫚 | 330 | 0.3 | 82 | 0.2 | 76 | 2 | 30 | serving=28, piece=6, tbsp=14 | - | label
# canned and frozen fruit
applesauce | unsweetened applesauce, apple sauce, apple puree, unsweetened apple sauce | fruit | 🍎 | 42 | 0.17 | 11.27 | 0.1 | 9.39 | 1.1 | 2 | serving=122, cup=244, tbsp=15, pouch=90, pot=113, tub=113 | - | SR28 09019
sweetened applesauce | applesauce with sugar, sweet applesauce | fruit | 🍎 | 68 | 0.16 | 17.49 | 0.17 | 14.67 | 1.2 | 2 | serving=123, cup=246, tbsp=15, tub=113 | - | SR28 09020
canned peaches | tinned peaches, peach in juice, peaches canned in juice, peach slices | fruit | 🍑 | 44 | 0.63 | 11.57 | 0.03 | 10.27 | 1.3 | 4 | serving=125, cup=250, half=98, piece=98, slice=20, can=411, pot=113 | - | SR28 09238
canned peaches in syrup | peaches in syrup, peach in heavy syrup, tinned peaches in syrup | fruit | 🍑 | 74 | 0.45 | 19.94 | 0.1 | 18.64 | 1.3 | 6 | serving=131, cup=262, half=98, piece=98, slice=20, can=411 | - | SR28 09241
canned pears | tinned pears, pears canned in juice, pear halves | fruit | 🍐 | 50 | 0.34 | 12.94 | 0.07 | 9.7 | 1.6 | 4 | serving=124, cup=248, half=76, piece=76, can=411 | - | SR28 09254
canned pears in syrup | pears in syrup, pears in heavy syrup | fruit | 🍐 | 74 | 0.2 | 19.17 | 0.13 | 15.2 | 1.6 | 5 | serving=133, cup=266, half=76, piece=76, can=411 | - | SR28 09257
canned pineapple | tinned pineapple, pineapple in juice, pineapple canned in juice, pineapple rings, pineapple tidbits, crushed pineapple | fruit | 🍍 | 60 | 0.42 | 15.7 | 0.08 | 14.45 | 0.8 | 1 | serving=125, cup=249, slice=47, ring=47, piece=47, can=432 | - | SR28 09268
canned pineapple in syrup | pineapple in syrup, tinned pineapple in syrup | fruit | 🍍 | 78 | 0.35 | 20.2 | 0.11 | 16.9 | 0.8 | 1 | serving=127, cup=254, slice=49, ring=49, piece=49, can=432 | - | SR28 09270
canned mandarins | mandarin oranges canned, tinned mandarins, mandarin segments, mandarin orange cup | fruit | 🍊 | 37 | 0.62 | 9.57 | 0.03 | 8.87 | 0.7 | 5 | serving=125, cup=249, can=312, piece=8, pot=113 | - | SR28 09219
canned apricots | tinned apricots, apricots in juice | fruit | 🍑 | 48 | 0.63 | 12.34 | 0.04 | 10.74 | 1.6 | 4 | serving=122, cup=244, half=36, piece=36, can=411 | - | SR28 09024
canned cherries | tinned cherries, cherries in syrup | fruit | 🍒 | 83 | 0.6 | 21.27 | 0.15 | 16.18 | 1.4 | 3 | serving=126, cup=253, piece=8, can=425 | - | SR28 09074
fruit cocktail | canned fruit cocktail, tinned fruit cocktail, canned fruit salad, canned fruit, fruit cocktail in juice, tinned fruit | fruit | 🍒 | 46 | 0.46 | 11.86 | 0.01 | 10.86 | 1 | 4 | serving=119, cup=237, can=411, pot=113 | - | SR28 09097
fruit cocktail in syrup | fruit cocktail heavy syrup, tinned fruit in syrup | fruit | 🍒 | 73 | 0.39 | 18.91 | 0.07 | 17.91 | 1 | 6 | serving=124, cup=248, can=411 | - | SR28 09100
canned lychees | lychees in syrup, tinned lychee | fruit | 🍒 | 80 | 0.4 | 20 | 0.1 | 19 | 0.7 | 5 | serving=100, cup=200, piece=12, can=560 | - | label
canned plums | plums in juice, tinned plums | fruit | 🍑 | 58 | 0.51 | 15.15 | 0.02 | 14.22 | 0.9 | 1 | serving=126, cup=252, piece=46 | - | SR28 09282
frozen strawberries | frozen strawberry, unsweetened frozen strawberries | fruit | 🍓 | 35 | 0.43 | 9.13 | 0.11 | 4.56 | 2.1 | 2 | serving=149, cup=149, handful=60, piece=12 | - | SR28 09318
frozen blueberries | frozen blueberry, unsweetened frozen blueberries | fruit | 🫐 | 51 | 0.42 | 12.17 | 0.64 | 8.45 | 2.7 | 1 | serving=78, cup=155, handful=45, tbsp=10 | - | SR28 09054
frozen raspberries | frozen raspberry, unsweetened frozen raspberries | fruit | 🍇 | 52 | 1.2 | 11.94 | 0.65 | 4.42 | 6.5 | 1 | serving=70, cup=140, handful=40 | - | SR28 09518
frozen blackberries | frozen blackberry | fruit | 🫐 | 64 | 1.18 | 15.67 | 0.43 | 10.67 | 5 | 1 | serving=75, cup=151, handful=45 | - | SR28 09048
frozen mixed berries | frozen berries, frozen berry mix, frozen fruit | fruit | 🫐 | 47 | 0.69 | 11.43 | 0.4 | 6.42 | 3.57 | 1 | serving=75, cup=150, handful=45 | - | recipe: 40 SR28 09318; 25 SR28 09054; 20 SR28 09518; 15 SR28 09048
frozen mango | frozen mango chunks | fruit | 🥭 | 60 | 0.82 | 14.98 | 0.38 | 13.66 | 1.6 | 1 | serving=140, cup=140, piece=15, handful=60 | - | SR28 09176
frozen cherries | frozen cherry, frozen sour cherries | fruit | 🍒 | 46 | 0.92 | 11.02 | 0.44 | 9.02 | 1.6 | 1 | serving=78, cup=155, handful=45 | - | SR28 09068
frozen strawberries in sugar | sweetened frozen strawberries | fruit | 🍓 | 96 | 0.53 | 25.92 | 0.13 | 24.01 | 1.9 | 3 | serving=128, cup=255 | - | SR28 09320
cranberry sauce | cranberry jelly, jellied cranberry sauce, canned cranberry sauce | general | 🍒 | 159 | 0.9 | 40.4 | 0.15 | 31.75 | 1.1 | 5 | serving=57, slice=57, cup=277, tbsp=17 | - | SR28 09081
lemon juice | fresh lemon juice, squeeze of lemon, lemon squeeze, juice of a lemon, bottled lemon juice | general | 🍋 | 22 | 0.35 | 6.9 | 0.24 | 2.52 | 0.3 | 1 | serving=15, ml=1.03, squeeze=5, piece=48 | - | SR28 09152
lime juice | fresh lime juice, squeeze of lime, juice of a lime | general | 🍋 | 25 | 0.42 | 8.42 | 0.07 | 1.69 | 0.4 | 2 | serving=15, ml=1.02, squeeze=5, piece=44 | - | SR28 09160
lemon zest | lemon peel, grated lemon zest, orange zest, orange peel | general | 🍋 | 47 | 1.5 | 16 | 0.3 | 4.17 | 10.6 | 6 | serving=2, tsp=2, tbsp=6 | - | SR28 09156
olive | black olive, ripe olive, kalamata olive, sliced olives | vegetable | 🫒 | 115 | 0.84 | 6.26 | 10.68 | 0 | 3.2 | 735 | serving=30, piece=4.4, small=3.2, large=4.4, cup=135, tbsp=8.4, handful=30, can=170 | - | SR28 09193
green olive | pickled green olive, manzanilla olive, stuffed olive, pimento stuffed olive, castelvetrano olive, mixed olives | vegetable | 🫒 | 145 | 1.03 | 3.84 | 15.32 | 0.54 | 3.3 | 1556 | serving=27, piece=2.7, large=4, cup=135, tbsp=10, handful=30 | - | SR28 09195
# vegetables: salad leaves and raw vegetables
lettuce | iceberg lettuce, iceberg, lettuce leaf, shredded lettuce | vegetable | 🥬 | 14 | 0.9 | 2.97 | 0.14 | 1.97 | 1.2 | 10 | serving=72, cup=72, leaf=8, head=539, handful=30, piece=8, wedge=90, bowl=100 | - | SR28 11252
romaine lettuce | romaine, cos lettuce, cos, little gem lettuce, little gem | vegetable | 🥬 | 17 | 1.23 | 3.29 | 0.3 | 1.19 | 2.1 | 8 | serving=85, cup=47, leaf=10, head=626, handful=25, piece=10, bowl=90 | - | SR28 11251
butterhead lettuce | butter lettuce, boston lettuce, bibb lettuce, round lettuce | vegetable | 🥬 | 13 | 1.35 | 2.23 | 0.22 | 0.94 | 1.1 | 5 | serving=55, cup=55, leaf=7.5, head=163, handful=25 | - | SR28 11250
green leaf lettuce | leaf lettuce, red leaf lettuce, lollo rosso, oak leaf lettuce | vegetable | 🥬 | 15 | 1.36 | 2.87 | 0.15 | 0.78 | 1.3 | 28 | serving=50, cup=36, leaf=10, head=360, handful=20 | - | SR28 11253
mixed salad leaves | salad leaves, spring mix, mesclun, mixed greens, salad greens, mixed leaves, spring greens mix, baby greens, bagged salad, field greens, leafy greens | vegetable | 🥗 | 19 | 1.95 | 3.3 | 0.34 | 1.03 | 1.75 | 37 | serving=60, cup=30, handful=20, bowl=80, packet=140, plate=80 | - | recipe: 35 SR28 11253; 25 SR28 11457; 20 SR28 11959; 20 SR28 11251
arugula | rocket, rucola, roquette, rocket leaves | vegetable | 🥬 | 25 | 2.58 | 3.65 | 0.66 | 2.05 | 1.6 | 27 | serving=20, cup=20, leaf=2, handful=10, packet=140 | - | SR28 11959
spinach | raw spinach, baby spinach, spinach leaf, fresh spinach | vegetable | 🥬 | 23 | 2.86 | 3.63 | 0.39 | 0.42 | 2.2 | 79 | serving=60, cup=30, leaf=5, handful=25, packet=200, bunch=340 | - | SR28 11457
cooked spinach | boiled spinach, steamed spinach, wilted spinach, spinach boiled | vegetable | 🥬 | 23 | 2.97 | 3.75 | 0.26 | 0.43 | 2.4 | 70 | serving=90, cup=180, handful=60, tbsp=11 | - | SR28 11458
sauteed spinach | spinach with garlic, garlic spinach, fried spinach, stir fried spinach | vegetable | 🥬 | 106 | 5.2 | 7.18 | 7.76 | 0.76 | 3.93 | 368 | serving=100, cup=180 | - | recipe: 300 SR28 11457; 12 SR28 04053; 4 SR28 11215; 1 SR28 02047; yield=170
frozen spinach | chopped spinach, cooked frozen spinach | vegetable | 🥬 | 34 | 4.01 | 4.8 | 0.87 | 0.51 | 3.7 | 97 | serving=95, cup=190, cube=30 | - | SR28 11464
canned spinach | tinned spinach | vegetable | 🥬 | 23 | 2.81 | 3.4 | 0.5 | 0.4 | 2.4 | 322 | serving=107, cup=214 | - | SR28 11461
kale | raw kale, curly kale, cavolo nero, lacinato kale, baby kale | vegetable | 🥬 | 49 | 4.28 | 8.75 | 0.93 | 2.26 | 3.6 | 38 | serving=67, cup=16, leaf=15, handful=20 | - | SR28 11233
cooked kale | boiled kale, steamed kale, sauteed kale, braised kale | vegetable | 🥬 | 28 | 1.9 | 5.63 | 0.4 | 1.25 | 2 | 23 | serving=65, cup=130 | - | SR28 11234
swiss chard | chard, cooked chard, silverbeet, boiled chard, mangold | vegetable | 🥬 | 20 | 1.88 | 4.13 | 0.08 | 1.1 | 2.1 | 179 | serving=88, cup=175, leaf=40 | - | SR28 11148
raw swiss chard | raw chard | vegetable | 🥬 | 19 | 1.8 | 3.74 | 0.2 | 1.1 | 1.6 | 213 | serving=36, cup=36, leaf=48 | - | SR28 11147
collard greens | cooked collard greens, collards, spring greens, couve, greens, sukuma wiki, sukuma | vegetable | 🥬 | 33 | 2.71 | 5.65 | 0.72 | 0.4 | 4 | 15 | serving=95, cup=190 | - | SR28 11162
mustard greens | cooked mustard greens, gai choy | vegetable | 🥬 | 26 | 2.56 | 4.51 | 0.47 | 1.41 | 2 | 9 | serving=70, cup=140 | mustard | SR28 11271
turnip greens | cooked turnip greens | vegetable | 🥬 | 20 | 1.14 | 4.36 | 0.23 | 0.53 | 3.5 | 29 | serving=72, cup=144 | - | SR28 11569
beet greens | beetroot leaves, cooked beet greens | vegetable | 🥬 | 27 | 2.57 | 5.46 | 0.2 | 0.6 | 2.9 | 241 | serving=72, cup=144 | - | SR28 11087
dandelion greens | dandelion leaves | vegetable | 🌿 | 45 | 2.7 | 9.2 | 0.7 | 0.71 | 3.5 | 76 | serving=55, cup=55 | - | SR28 11207
watercress | water cress | vegetable | 🌿 | 11 | 2.3 | 1.29 | 0.1 | 0.2 | 0.5 | 41 | serving=34, cup=34, sprig=2.5, handful=15 | - | SR28 11591
garden cress | cress, mustard cress | vegetable | 🌱 | 32 | 2.6 | 5.5 | 0.7 | 4.4 | 1.1 | 14 | serving=10, cup=50, handful=10 | - | SR28 11203
lamb's lettuce | corn salad, mache, cornsalad, lambs lettuce, feldsalat, nusslisalat | vegetable | 🥬 | 21 | 2 | 3.6 | 0.4 | 0.7 | 1.6 | 4 | serving=56, cup=56, handful=20 | - | SR28 11190
radicchio | red chicory, treviso | vegetable | 🥬 | 23 | 1.43 | 4.48 | 0.25 | 0.6 | 0.9 | 22 | serving=40, cup=40, leaf=8 | - | SR28 11952
endive | escarole, curly endive, frisee, frisée | vegetable | 🥬 | 17 | 1.25 | 3.35 | 0.2 | 0.25 | 3.1 | 22 | serving=50, cup=50, head=513 | - | SR28 11213
belgian endive | witloof, chicory, chicoree, white chicory | vegetable | 🥬 | 17 | 0.9 | 4 | 0.1 | 0.7 | 3.1 | 2 | serving=53, head=53, piece=53, cup=90, leaf=7 | - | SR28 11151
tomato | raw tomato, fresh tomato, sliced tomato, beef tomato, vine tomato, beefsteak tomato | vegetable | 🍅 | 18 | 0.88 | 3.89 | 0.2 | 2.63 | 1.2 | 5 | serving=123, piece=123, small=91, medium=123, large=182, slice=20, wedge=31, cup=180 | - | SR28 11529
cherry tomato | cherry tomatoes, grape tomato, baby plum tomato, cocktail tomato | vegetable | 🍅 | 18 | 0.88 | 3.89 | 0.2 | 2.63 | 1.2 | 5 | serving=85, piece=17, cup=149, handful=70, punnet=250 | - | SR28 11529
plum tomato | roma tomato, roma, italian tomato | vegetable | 🍅 | 18 | 0.88 | 3.89 | 0.2 | 2.63 | 1.2 | 5 | serving=62, piece=62, slice=10, cup=180 | - | SR28 11529
green tomato | unripe tomato | vegetable | 🍏 | 23 | 1.2 | 5.1 | 0.2 | 4 | 1.1 | 13 | serving=123, piece=123, large=182, cup=180 | - | SR28 11527
cooked tomato | boiled tomato, stewed fresh tomato, grilled tomato, baked tomato, roast tomato, roasted tomato, fried tomato | vegetable | 🍅 | 18 | 0.95 | 4.01 | 0.11 | 2.49 | 0.7 | 11 | serving=120, piece=100, half=50, cup=240 | - | SR28 11530
tomatillo | tomate verde | vegetable | 🍅 | 32 | 0.96 | 5.84 | 1.02 | 3.93 | 1.9 | 1 | serving=68, piece=34, cup=132 | - | SR28 11954
sun-dried tomato | sun dried tomato, sundried tomato, dried tomato | vegetable | 🍅 | 258 | 14.11 | 55.76 | 2.97 | 37.59 | 12.3 | 107 | serving=14, piece=2, cup=54, tbsp=3.5 | sulphite | SR28 11955
sun-dried tomato in oil | sun dried tomatoes in oil, sundried tomato in oil | vegetable | 🍅 | 213 | 5.06 | 23.33 | 14.08 | 9 | 5.8 | 266 | serving=15, piece=3, cup=110, tbsp=7 | sulphite | SR28 11956
canned tomatoes | tinned tomatoes, chopped tomatoes, canned diced tomatoes, diced tomatoes, canned tomato, canned plum tomatoes, whole peeled tomatoes | vegetable | 🥫 | 16 | 0.79 | 3.47 | 0.25 | 2.55 | 1.9 | 115 | serving=120, cup=240, can=400, tbsp=15 | - | SR28 11531
stewed tomatoes | canned stewed tomatoes | vegetable | 🥫 | 26 | 0.91 | 6.19 | 0.19 | 3.52 | 1 | 221 | serving=128, cup=255 | - | SR28 11533
crushed tomatoes | canned crushed tomatoes, tomato polpa | vegetable | 🥫 | 32 | 1.64 | 7.29 | 0.28 | 4.4 | 1.9 | 186 | serving=121, cup=242, can=400 | - | SR28 11693
tomato puree | passata, tomato passata, sieved tomatoes | vegetable | 🥫 | 38 | 1.65 | 8.98 | 0.21 | 4.83 | 1.9 | 202 | serving=125, cup=250, tbsp=16, jar=700 | - | SR28 11888
tomato paste | tomato concentrate, double concentrate tomato puree, tomato puree concentrate | vegetable | 🥫 | 82 | 4.32 | 18.91 | 0.47 | 12.18 | 4.1 | 59 | serving=16, tbsp=16, tsp=5.5, cup=262, can=170, tube=130 | - | SR28 11546
cucumber | raw cucumber, cucumber with peel, english cucumber, sliced cucumber, cuke | vegetable | 🥒 | 15 | 0.65 | 3.63 | 0.11 | 1.67 | 0.5 | 2 | serving=100, piece=301, small=158, medium=201, large=301, slice=7, cup=104, half=150, stick=10 | - | SR28 11205
peeled cucumber | cucumber without skin, cucumber peeled | vegetable | 🥒 | 12 | 0.59 | 2.16 | 0.16 | 1.38 | 0.7 | 2 | serving=119, piece=280, small=158, medium=201, large=280, slice=7, cup=119 | - | SR28 11206
mini cucumber | persian cucumber, snack cucumber, baby cucumber | vegetable | 🥒 | 15 | 0.65 | 3.63 | 0.11 | 1.67 | 0.5 | 2 | serving=80, piece=80 | - | SR28 11205
carrot | raw carrot, carrot stick, carrot sticks, grated carrot, carrots raw | vegetable | 🥕 | 41 | 0.93 | 9.58 | 0.24 | 4.74 | 2.8 | 69 | serving=61, piece=61, small=50, medium=61, large=72, cup=128, stick=7, slice=3, handful=60, bag=300 | - | SR28 11124
baby carrot | baby carrots, mini carrot | vegetable | 🥕 | 35 | 0.64 | 8.24 | 0.13 | 4.76 | 2.9 | 78 | serving=80, piece=10, medium=10, large=15, cup=130, handful=60 | - | SR28 11960
cooked carrot | boiled carrot, steamed carrot, carrots boiled, carrots cooked, carrots steamed | vegetable | 🥕 | 35 | 0.76 | 8.22 | 0.18 | 3.45 | 3 | 58 | serving=78, piece=46, cup=156, tbsp=9.7, slice=3 | - | SR28 11125
roasted carrot | roast carrot, carrots roasted, honey glazed carrots, glazed carrots | vegetable | 🥕 | 102 | 1.24 | 12.77 | 5.65 | 6.32 | 3.73 | 299 | serving=85, piece=45, cup=140 | - | recipe: 100 SR28 11124; 4 SR28 04053; 0.4 SR28 02047; yield=75
canned carrots | tinned carrots | vegetable | 🥕 | 25 | 0.64 | 5.54 | 0.19 | 2.48 | 1.5 | 242 | serving=73, cup=146 | - | SR28 11128
celery | raw celery, celery stick, celery sticks, celery stalk | vegetable | 🥬 | 16 | 0.69 | 2.97 | 0.17 | 1.34 | 1.6 | 80 | serving=80, stalk=40, stick=15, piece=40, small=17, medium=40, large=64, cup=101 | celery | SR28 11143
cooked celery | braised celery, boiled celery | vegetable | 🥬 | 18 | 0.83 | 4 | 0.16 | 2.37 | 1.6 | 91 | serving=75, stalk=38, cup=150 | celery | SR28 11144
celeriac | celery root, knob celery, cooked celeriac | vegetable | 🥔 | 27 | 0.96 | 5.9 | 0.19 | 1.6 | 1.2 | 61 | serving=155, cup=155 | celery | SR28 11142
radish | red radish, raw radish | vegetable | 🔴 | 16 | 0.68 | 3.4 | 0.1 | 1.86 | 1.6 | 39 | serving=45, piece=4.5, small=2, medium=4.5, large=9, cup=116 | - | SR28 11429
daikon | daikon radish, mooli, white radish, oriental radish | vegetable | 🥕 | 18 | 0.6 | 4.1 | 0.1 | 2.5 | 1.6 | 21 | serving=88, cup=116, piece=338, slice=10 | - | SR28 11430
onion | raw onion, yellow onion, white onion, brown onion, chopped onion, sliced onion | vegetable | 🧅 | 40 | 1.1 | 9.34 | 0.1 | 4.24 | 1.7 | 4 | serving=55, piece=110, small=70, medium=110, large=150, slice=14, ring=6, cup=160, tbsp=10, half=55 | - | SR28 11282
red onion | spanish onion, sweet onion, vidalia onion, purple onion | vegetable | 🧅 | 32 | 0.8 | 7.55 | 0.08 | 5.02 | 0.9 | 8 | serving=55, piece=110, small=70, medium=110, large=331, slice=14, ring=6, cup=148, tbsp=10 | - | SR28 11294
cooked onion | boiled onion, roasted onion, grilled onion, baked onion | vegetable | 🧅 | 44 | 1.36 | 10.15 | 0.19 | 4.73 | 1.4 | 3 | serving=94, piece=94, medium=94, cup=210, tbsp=15 | - | SR28 11283
fried onion | sauteed onion, caramelized onion, caramelised onions, sautéed onions, fried onions | vegetable | 🧅 | 132 | 0.95 | 7.86 | 10.8 | 4.5 | 1.7 | 12 | serving=44, cup=87, tbsp=6, piece=85 | - | SR28 11286
crispy fried onions | french fried onions, crispy onions, fried shallots | general | 🧅 | 590 | 6 | 40 | 45 | 9 | 5 | 500 | serving=7, tbsp=4, cup=55 | wheat, gluten | label
green onion | scallion, spring onion, salad onion, chopped scallion | vegetable | 🧅 | 32 | 1.83 | 7.34 | 0.19 | 2.33 | 2.6 | 16 | serving=15, piece=15, small=5, medium=15, large=25, stalk=15, cup=100, tbsp=6 | - | SR28 11291
shallot | raw shallot, echalion | vegetable | 🧅 | 72 | 2.5 | 16.8 | 0.1 | 7.87 | 3.2 | 12 | serving=25, piece=25, tbsp=10, cup=160 | - | SR28 11677
leek | cooked leek, boiled leek, steamed leek, braised leek | vegetable | 🥬 | 31 | 0.81 | 7.62 | 0.2 | 2.11 | 1 | 10 | serving=104, piece=124, cup=104 | - | SR28 11247
raw leek | leek raw | vegetable | 🥬 | 61 | 1.5 | 14.15 | 0.3 | 3.9 | 1.8 | 20 | serving=89, piece=89, cup=89 | - | SR28 11246
garlic | garlic clove, clove of garlic, raw garlic, minced garlic, crushed garlic | vegetable | 🧄 | 149 | 6.36 | 33.06 | 0.5 | 1 | 2.1 | 17 | serving=3, clove=3, piece=3, tsp=2.8, tbsp=8.5, cup=136, head=40 | - | SR28 11215
ginger | fresh ginger, ginger root, raw ginger, grated ginger | general | 🫚 | 80 | 1.82 | 17.77 | 0.75 | 1.7 | 2 | 13 | serving=5, tsp=2, tbsp=6, slice=2.2, piece=11, knob=11, cup=96 | - | SR28 11216
bell pepper | red bell pepper, red pepper, sweet pepper, capsicum, red capsicum, paprika pepper, raw bell pepper, orange bell pepper, orange pepper, pepper vegetable, mixed peppers | vegetable | 🫑 | 31 | 0.99 | 6.03 | 0.3 | 4.2 | 2.1 | 4 | serving=119, piece=119, small=74, medium=119, large=164, cup=149, slice=9, ring=10, half=60, stick=5 | - | SR28 11821
green bell pepper | green pepper, green capsicum, raw green pepper | vegetable | 🫑 | 20 | 0.86 | 4.64 | 0.17 | 2.4 | 1.7 | 3 | serving=119, piece=119, small=74, medium=119, large=164, cup=149, slice=9, ring=10, half=60 | - | SR28 11333
yellow bell pepper | yellow pepper, yellow capsicum | vegetable | 🫑 | 27 | 1 | 6.32 | 0.21 | 4.2 | 0.9 | 2 | serving=119, piece=119, medium=119, large=186, cup=149, slice=5, half=60 | - | SR28 11951
cooked bell pepper | grilled pepper, boiled pepper, cooked pepper, stewed peppers | vegetable | 🫑 | 28 | 0.92 | 6.7 | 0.2 | 4.39 | 1.2 | 2 | serving=73, piece=73, cup=135, tbsp=11.6 | - | SR28 11823
roasted red pepper | roasted bell pepper, roasted pepper, jarred roasted peppers, roast peppers | vegetable | 🫑 | 35 | 1 | 7 | 0.4 | 4.5 | 1.8 | 250 | serving=60, piece=75, cup=140, tbsp=12 | - | label
sauteed bell pepper | fried peppers, sauteed peppers, stir fried peppers | vegetable | 🫑 | 133 | 1.04 | 6.57 | 12.75 | 4.28 | 1.8 | 21 | serving=53, cup=106 | - | SR28 11921
pimento | pimiento, canned pimento | vegetable | 🫑 | 23 | 1.1 | 5.1 | 0.3 | 2.71 | 1.9 | 14 | serving=12, tbsp=12, cup=192 | - | SR28 11943
padron pepper | pimientos de padron, shishito pepper, shishito | vegetable | 🫑 | 81 | 0.96 | 5.16 | 6.86 | 2.67 | 1.89 | 348 | serving=80, piece=9, plate=120 | - | recipe: 100 SR28 11333; 6 SR28 04053; 0.8 SR28 02047; yield=90
jalapeno | jalapeno pepper, jalapeño, raw jalapeno, fresh jalapeno | vegetable | 🌶️ | 29 | 0.91 | 6.5 | 0.37 | 4.12 | 2.8 | 3 | serving=14, piece=14, slice=2, cup=90, tbsp=6 | - | SR28 11979
pickled jalapeno | canned jalapeno, jalapeno slices, nacho jalapenos, sliced jalapenos | vegetable | 🌶️ | 27 | 0.92 | 4.74 | 0.94 | 2.14 | 2.6 | 1671 | serving=22, piece=22, slice=2.5, cup=104, tbsp=7 | - | SR28 11632
chili pepper | red chili, fresh chili, hot pepper, green chili, red chilli, fresh chilli, bird's eye chili, thai chili, chili raw, hot chili pepper, habanero | vegetable | 🌶️ | 40 | 1.87 | 8.81 | 0.44 | 5.3 | 1.5 | 9 | serving=15, piece=45, small=5, cup=150, tbsp=9, slice=1 | - | SR28 11819
serrano pepper | serrano, serrano chili | vegetable | 🌶️ | 32 | 1.74 | 6.7 | 0.44 | 3.83 | 3.7 | 10 | serving=6, piece=6.1, cup=105 | - | SR28 11977
banana pepper | pepperoncini, pepperoncino, hungarian pepper, peperoni pickled | vegetable | 🌶️ | 27 | 1.66 | 5.35 | 0.45 | 1.95 | 3.4 | 13 | serving=33, piece=33, small=33, medium=46, ring=3, cup=124 | - | SR28 11976
canned green chilies | diced green chiles, green chiles | vegetable | 🌶️ | 21 | 0.72 | 4.6 | 0.27 | 2.5 | 1.7 | 397 | serving=30, tbsp=15, cup=139, can=113 | - | SR28 11980
mushroom | raw mushroom, white mushroom, button mushroom, champignon, mushrooms sliced | vegetable | 🍄 | 22 | 3.09 | 3.26 | 0.34 | 1.98 | 1 | 5 | serving=70, piece=18, small=10, medium=18, large=23, slice=6, cup=70, handful=50, punnet=250 | - | SR28 11260
cooked mushroom | boiled mushroom, steamed mushroom, grilled mushroom | vegetable | 🍄 | 28 | 2.17 | 5.29 | 0.47 | 2.34 | 2.2 | 2 | serving=78, piece=12, cup=156, tbsp=9.8 | - | SR28 11261
fried mushroom | sauteed mushroom, mushrooms fried, sautéed mushrooms, mushrooms in butter, pan fried mushrooms | vegetable | 🍄 | 96 | 4.65 | 4.83 | 7.71 | 2.94 | 1.48 | 294 | serving=80, cup=120, piece=12 | milk | recipe: 200 SR28 11260; 12 SR28 01001; 0.8 SR28 02047; yield=135
stir-fried mushroom | stir fried mushrooms | vegetable | 🍄 | 26 | 3.58 | 4.04 | 0.33 | 0 | 1.8 | 12 | serving=80, cup=108, piece=12 | - | SR28 11263
cremini mushroom | brown mushroom, chestnut mushroom, baby bella, crimini mushroom | vegetable | 🍄 | 22 | 2.5 | 4.3 | 0.1 | 1.72 | 0.6 | 6 | serving=87, piece=20, cup=72 | - | SR28 11266
portobello mushroom | portobello, grilled portobello, portabella mushroom, grilled portobello mushroom | vegetable | 🍄 | 29 | 3.28 | 4.44 | 0.58 | 2.26 | 2.2 | 11 | serving=84, piece=84, cup=121 | - | SR28 11243
shiitake mushroom | shiitake, cooked shiitake | vegetable | 🍄 | 56 | 1.56 | 14.39 | 0.22 | 3.84 | 2.1 | 4 | serving=72, piece=18, cup=145 | - | SR28 11269
dried shiitake | dried mushrooms, dried shiitake mushroom, dried porcini, porcini dried | vegetable | 🍄 | 296 | 9.58 | 75.37 | 0.99 | 2.21 | 11.5 | 13 | serving=7, piece=3.6, cup=20 | - | SR28 11268
oyster mushroom | oyster mushrooms, king oyster mushroom | vegetable | 🍄 | 33 | 3.31 | 6.09 | 0.41 | 1.11 | 2.3 | 18 | serving=75, piece=15, large=148, cup=86 | - | SR28 11987
chanterelle | chanterelle mushroom, girolle, pfifferlinge, morel, porcini, porcini mushroom, wild mushrooms | vegetable | 🍄 | 38 | 1.49 | 6.86 | 0.53 | 1.16 | 3.8 | 9 | serving=54, piece=5.4, cup=54 | - | SR28 11239
enoki mushroom | enoki, enokitake, shimeji | vegetable | 🍄 | 37 | 2.66 | 7.81 | 0.29 | 0.22 | 2.7 | 3 | serving=65, piece=3, cup=65 | - | SR28 11950
canned mushrooms | tinned mushrooms, jarred mushrooms | vegetable | 🍄 | 25 | 1.87 | 5.09 | 0.29 | 2.34 | 2.4 | 425 | serving=66, cup=156, can=132 | - | SR28 11264
# vegetables: cooked
broccoli | cooked broccoli, boiled broccoli, steamed broccoli, broccoli florets, brocolli, brocoli, tenderstem broccoli, broccolini, tenderstem | vegetable | 🥦 | 35 | 2.38 | 7.18 | 0.41 | 1.39 | 3.3 | 41 | serving=100, cup=156, piece=20, floret=11, stalk=180, small=140, medium=180, large=280, head=500, handful=70 | - | SR28 11091
raw broccoli | broccoli raw, broccoli florets raw | vegetable | 🥦 | 34 | 2.82 | 6.64 | 0.37 | 1.7 | 2.6 | 33 | serving=91, cup=91, piece=11, floret=11, stalk=151, bunch=608, head=350, handful=60 | - | SR28 11090
roasted broccoli | roast broccoli, broccoli roasted, garlic broccoli, sauteed broccoli, stir fried broccoli | vegetable | 🥦 | 118 | 3.68 | 9.13 | 8.6 | 2.15 | 3.3 | 284 | serving=100, cup=110, piece=15 | - | recipe: 200 SR28 11090; 13 SR28 04053; 4 SR28 11215; 1 SR28 02047; yield=160
frozen broccoli | broccoli frozen, cooked frozen broccoli | vegetable | 🥦 | 28 | 3.1 | 5.35 | 0.12 | 1.47 | 3 | 11 | serving=92, cup=184, handful=70 | - | SR28 11093
broccoli rabe | rapini, broccoli raab, cime di rapa | vegetable | 🥦 | 33 | 3.83 | 3.12 | 0.52 | 0.62 | 2.8 | 56 | serving=85, cup=170 | - | SR28 11097
chinese broccoli | gai lan, kai lan | vegetable | 🥬 | 22 | 1.14 | 3.81 | 0.72 | 0.84 | 2.5 | 7 | serving=88, cup=88 | - | SR28 11969
cauliflower | cooked cauliflower, boiled cauliflower, steamed cauliflower, cauli, cauliflower florets | vegetable | 🥦 | 23 | 1.84 | 4.11 | 0.45 | 2.08 | 2.3 | 15 | serving=100, cup=124, piece=18, floret=18, head=575, handful=60 | - | SR28 11136
raw cauliflower | cauliflower raw | vegetable | 🥦 | 25 | 1.92 | 4.97 | 0.28 | 1.91 | 2 | 30 | serving=107, cup=107, piece=13, floret=13, head=575 | - | SR28 11135
roasted cauliflower | roast cauliflower, cauliflower roasted, cauliflower steak | vegetable | 🥦 | 112 | 2.48 | 6.41 | 9.39 | 2.46 | 2.58 | 289 | serving=110, cup=115, piece=15 | - | recipe: 200 SR28 11135; 14 SR28 04053; 1 SR28 02047; yield=155
cauliflower rice | riced cauliflower | vegetable | 🥦 | 43 | 2.13 | 5.52 | 1.98 | 2.12 | 2.22 | 33 | serving=120, cup=120, packet=340 | - | recipe: 100 SR28 11135; 1.5 SR28 04053; yield=90
romanesco | romanesco broccoli, green cauliflower | vegetable | 🥦 | 32 | 3.04 | 6.28 | 0.31 | 3.12 | 3.3 | 23 | serving=90, cup=124 | - | SR28 11967
brussels sprouts | brussel sprouts, brussels sprout, sprout, cooked brussels sprouts, boiled brussels sprouts, steamed brussels sprouts, brussel sprout | vegetable | 🥬 | 36 | 2.55 | 7.1 | 0.5 | 1.74 | 2.6 | 21 | serving=84, piece=21, cup=156, handful=80 | - | SR28 11099
raw brussels sprouts | brussels sprouts raw, shaved brussels sprouts | vegetable | 🥬 | 43 | 3.38 | 8.95 | 0.3 | 2.2 | 3.8 | 25 | serving=88, piece=19, cup=88 | - | SR28 11098
roasted brussels sprouts | roast brussels sprouts, roasted sprouts, brussels sprouts roasted | vegetable | 🥬 | 135 | 4.36 | 11.55 | 9.42 | 2.84 | 4.9 | 282 | serving=100, piece=16, cup=130 | - | recipe: 200 SR28 11098; 14 SR28 04053; 1 SR28 02047; yield=155
cabbage | raw cabbage, white cabbage, green cabbage, shredded cabbage | vegetable | 🥬 | 25 | 1.28 | 5.8 | 0.1 | 3.2 | 2.5 | 18 | serving=89, cup=89, leaf=23, head=908, wedge=100, handful=40 | - | SR28 11109
cooked cabbage | boiled cabbage, steamed cabbage, braised cabbage, sauteed cabbage | vegetable | 🥬 | 23 | 1.27 | 5.51 | 0.06 | 2.79 | 1.9 | 8 | serving=100, cup=150, wedge=150, leaf=22 | - | SR28 11110
red cabbage | raw red cabbage, purple cabbage | vegetable | 🥬 | 31 | 1.43 | 7.37 | 0.16 | 3.83 | 2.1 | 27 | serving=89, cup=89, leaf=23, handful=40 | - | SR28 11112
cooked red cabbage | braised red cabbage, boiled red cabbage, rotkohl, blaukraut | vegetable | 🥬 | 88 | 1.5 | 14.45 | 3.43 | 10.38 | 2.46 | 286 | serving=120, cup=150 | - | recipe: 200 SR28 11112; 30 SR28 09003; 10 SR28 19335; 8 SR28 01001; 8 SR28 02068; 1.2 SR28 02047; yield=200
savoy cabbage | cooked savoy cabbage, wirsing | vegetable | 🥬 | 24 | 1.8 | 5.41 | 0.09 | 1.7 | 2.8 | 24 | serving=100, cup=145 | - | SR28 11115
napa cabbage | chinese cabbage, chinese leaf, wombok, pe-tsai, napa | vegetable | 🥬 | 16 | 1.2 | 3.23 | 0.2 | 1.41 | 1.2 | 9 | serving=76, cup=76, leaf=20 | - | SR28 11119
bok choy | pak choi, pak choy, cooked bok choy, baby bok choy, steamed bok choy | vegetable | 🥬 | 12 | 1.56 | 1.78 | 0.16 | 0.83 | 1 | 34 | serving=85, cup=170, piece=100, head=400, leaf=14 | - | SR28 11117
raw bok choy | raw pak choi | vegetable | 🥬 | 13 | 1.5 | 2.18 | 0.2 | 1.18 | 1 | 65 | serving=70, cup=70, head=840, leaf=14 | - | SR28 11116
water spinach | choy sum, yu choy, kangkong, morning glory greens | vegetable | 🥬 | 20 | 2.08 | 3.7 | 0.24 | 1 | 1.9 | 122 | serving=98, cup=98 | - | SR28 11504
sauerkraut | fermented cabbage, kraut | vegetable | 🥬 | 19 | 0.91 | 4.28 | 0.14 | 1.78 | 2.9 | 661 | serving=71, cup=142, tbsp=9 | - | SR28 11439
kimchi | kimchee, fermented chinese cabbage | vegetable | 🥬 | 15 | 1.1 | 2.4 | 0.5 | 1.06 | 1.6 | 498 | serving=75, cup=150, tbsp=10 | fish, shellfish | SR28 11118
green beans | green bean, string bean, french bean, haricot vert, runner bean, cooked green beans, boiled green beans, steamed green beans, snap bean, fine beans | vegetable | 🫛 | 35 | 1.89 | 7.88 | 0.28 | 3.63 | 3.2 | 1 | serving=100, cup=125, piece=5, handful=60 | - | SR28 11053
raw green beans | green beans raw | vegetable | 🫛 | 31 | 1.83 | 6.97 | 0.22 | 3.26 | 2.7 | 6 | serving=100, cup=100, piece=5.5 | - | SR28 11052
canned green beans | tinned green beans | vegetable | 🥫 | 21 | 1.05 | 4.19 | 0.41 | 1.44 | 1.9 | 268 | serving=68, cup=135, can=240 | - | SR28 11056
frozen green beans | cooked frozen green beans | vegetable | 🫛 | 28 | 1.49 | 6.45 | 0.17 | 1.88 | 3 | 1 | serving=100, cup=135 | - | SR28 11061
sauteed green beans | garlic green beans, roasted green beans, green beans with garlic, green beans with butter, stir fried green beans | vegetable | 🫛 | 80 | 1.97 | 8.33 | 5.16 | 3.56 | 3.16 | 190 | serving=110, cup=130 | - | recipe: 200 SR28 11053; 10 SR28 04053; 4 SR28 11215; 1 SR28 02047; yield=205
wax beans | yellow beans, yellow wax bean, yellow green beans | vegetable | 🫛 | 35 | 1.89 | 7.88 | 0.28 | 3.63 | 3.3 | 3 | serving=100, cup=125 | - | SR28 11724
green peas | pea, peas, garden pea, frozen peas, cooked peas, boiled peas, petit pois, sweet peas, cooked frozen peas | vegetable | 🫛 | 78 | 5.15 | 14.26 | 0.27 | 4.4 | 4.5 | 72 | serving=80, cup=160, tbsp=10, handful=60, can=253 | - | SR28 11313
fresh peas | raw peas, shelled peas, raw green peas, fresh green peas | vegetable | 🫛 | 81 | 5.42 | 14.45 | 0.4 | 5.67 | 5.7 | 5 | serving=72, cup=145, handful=50 | - | SR28 11304
canned peas | tinned peas, marrowfat peas, processed peas | vegetable | 🥫 | 68 | 4.47 | 11.36 | 0.8 | 2.99 | 4.9 | 273 | serving=88, cup=175, can=313, tbsp=11 | - | SR28 11308
peas and carrots | carrots and peas, frozen peas and carrots | vegetable | 🥕 | 48 | 3.09 | 10.12 | 0.42 | 4.36 | 3.1 | 68 | serving=80, cup=160 | - | SR28 11323
sugar snap peas | snow peas, mangetout, snap pea, snow pea, sugar snaps, mange tout, pea pod | vegetable | 🫛 | 42 | 2.8 | 7.55 | 0.2 | 4 | 2.6 | 4 | serving=63, cup=98, piece=3.4, handful=50 | - | SR28 11300
cooked snow peas | cooked sugar snap peas, steamed snow peas, steamed sugar snaps | vegetable | 🫛 | 42 | 3.27 | 7.05 | 0.23 | 3.99 | 2.8 | 4 | serving=80, cup=160 | - | SR28 11301
corn | sweetcorn, sweet corn, cooked corn, corn kernels, boiled corn, frozen corn, yellow corn, maize, cooked frozen corn | vegetable | 🌽 | 81 | 2.55 | 19.3 | 0.67 | 3.07 | 2.4 | 1 | serving=83, cup=165, tbsp=10, handful=60 | - | SR28 11179
corn on the cob | corn cob, ear of corn, corncob, cob of corn, grilled corn, corn on cob, boiled corn on the cob, sweetcorn cob, corn ear, sweet corn cob, sweetcorn on the cob | vegetable | 🌽 | 96 | 3.41 | 20.98 | 1.5 | 4.54 | 2.4 | 1 | serving=103, piece=103, ear=103, small=89, medium=103, large=118, half=52 | - | SR28 11168
buttered corn on the cob | corn on the cob with butter, corn with butter | vegetable | 🌽 | 136 | 3.25 | 19.65 | 6.57 | 4.25 | 2.25 | 42 | serving=110, piece=110, ear=110 | milk | recipe: 103 SR28 11168; 7 SR28 01001
raw corn | raw sweetcorn, fresh corn raw, corn raw | vegetable | 🌽 | 86 | 3.27 | 18.7 | 1.35 | 6.26 | 2 | 15 | serving=102, piece=102, ear=102, large=143, cup=145 | - | SR28 11167
canned corn | tinned sweetcorn, canned sweetcorn, tinned corn, canned sweet corn | vegetable | 🥫 | 67 | 2.29 | 14.34 | 1.22 | 4.44 | 2 | 205 | serving=82, cup=164, can=285, tbsp=10 | - | SR28 11172
baby corn | baby sweetcorn, canned baby corn | vegetable | 🌽 | 27 | 2.2 | 4.5 | 0.4 | 1.8 | 2.3 | 200 | serving=80, piece=10, cup=140 | - | label
asparagus | cooked asparagus, boiled asparagus, steamed asparagus, grilled asparagus, asparagus spear, green asparagus, white asparagus | vegetable | 🥬 | 22 | 2.4 | 4.11 | 0.22 | 1.3 | 2 | 14 | serving=90, piece=15, spear=15, cup=180, handful=75 | - | SR28 11012
raw asparagus | asparagus raw | vegetable | 🥬 | 20 | 2.2 | 3.88 | 0.12 | 1.88 | 2.1 | 2 | serving=67, piece=16, spear=16, small=12, medium=16, large=20, cup=134 | - | SR28 11011
roasted asparagus | roast asparagus, asparagus with butter, asparagus in olive oil, sauteed asparagus | vegetable | 🥬 | 86 | 2.59 | 4.56 | 7.2 | 2.21 | 2.47 | 230 | serving=95, piece=14, spear=14 | - | recipe: 200 SR28 11011; 12 SR28 04053; 1 SR28 02047; yield=170
canned asparagus | tinned asparagus | vegetable | 🥫 | 19 | 2.14 | 2.46 | 0.65 | 1.06 | 1.6 | 287 | serving=90, piece=18, spear=18, cup=242 | - | SR28 11015
zucchini | courgette, cooked zucchini, boiled zucchini, steamed zucchini, zuchini, grilled zucchini, marrow, courgetti, courgette noodles | vegetable | 🥒 | 15 | 1.14 | 2.69 | 0.36 | 1.71 | 1 | 3 | serving=90, cup=180, piece=170, slice=8, small=110, medium=170, large=290 | - | SR28 11478
raw zucchini | raw courgette, zucchini raw, spiralized zucchini | vegetable | 🥒 | 17 | 1.21 | 3.11 | 0.32 | 2.5 | 1 | 8 | serving=124, cup=124, piece=196, small=118, medium=196, large=323, slice=9.9 | - | SR28 11477
fried zucchini | sauteed zucchini, roasted zucchini, fried courgette, roasted courgette, sauteed courgette, roast zucchini | vegetable | 🥒 | 88 | 1.51 | 3.89 | 7.9 | 3.13 | 1.25 | 252 | serving=120, cup=160, piece=150, slice=7 | - | recipe: 200 SR28 11477; 12 SR28 04053; 1 SR28 02047; yield=160
yellow squash | summer squash, crookneck squash, patty pan squash, cooked yellow squash | vegetable | 🥒 | 20 | 0.91 | 4.31 | 0.31 | 2.59 | 1.4 | 1 | serving=90, cup=180, piece=170 | - | SR28 11642
butternut squash | baked butternut squash, roasted butternut squash, butternut, cooked butternut squash, roast butternut squash | vegetable | 🎃 | 40 | 0.9 | 10.49 | 0.09 | 1.97 | 3.2 | 4 | serving=205, cup=205, piece=205 | - | SR28 11486
acorn squash | baked acorn squash | vegetable | 🎃 | 56 | 1.12 | 14.58 | 0.14 | 4 | 4.4 | 4 | serving=205, cup=205, half=200 | - | SR28 11483
spaghetti squash | cooked spaghetti squash | vegetable | 🎃 | 27 | 0.66 | 6.46 | 0.26 | 2.53 | 1.4 | 18 | serving=155, cup=155 | - | SR28 11493
winter squash | squash cooked, kabocha, kabocha squash, hokkaido pumpkin, red kuri squash, delicata squash, hubbard squash, baked squash | vegetable | 🎃 | 37 | 0.89 | 8.85 | 0.35 | 3.3 | 2.8 | 1 | serving=205, cup=205 | - | SR28 11644
pumpkin | cooked pumpkin, boiled pumpkin, mashed pumpkin, roasted pumpkin | vegetable | 🎃 | 20 | 0.72 | 4.9 | 0.07 | 2.08 | 1.1 | 1 | serving=123, cup=245 | - | SR28 11423
canned pumpkin | pumpkin puree, tinned pumpkin | vegetable | 🎃 | 34 | 1.1 | 8.09 | 0.28 | 3.3 | 2.9 | 5 | serving=123, cup=245, can=425, tbsp=15 | - | SR28 11424
raw pumpkin | pumpkin raw | vegetable | 🎃 | 26 | 1 | 6.5 | 0.1 | 2.76 | 0.5 | 1 | serving=116, cup=116 | - | SR28 11422
eggplant | aubergine, cooked eggplant, boiled eggplant, baked eggplant, cooked aubergine, brinjal, melanzana | vegetable | 🍆 | 35 | 0.83 | 8.73 | 0.23 | 3.2 | 2.5 | 1 | serving=99, cup=99, piece=400, slice=40 | - | SR28 11210
fried eggplant | grilled eggplant, fried aubergine, roasted eggplant, roasted aubergine, grilled aubergine | vegetable | 🍆 | 156 | 1.35 | 8.11 | 14.04 | 4.87 | 4.14 | 270 | serving=120, cup=110, slice=35 | - | recipe: 200 SR28 11209; 20 SR28 04053; 1 SR28 02047; yield=145
raw eggplant | raw aubergine | vegetable | 🍆 | 25 | 0.98 | 5.88 | 0.18 | 3.53 | 3 | 2 | serving=82, cup=82, piece=458 | - | SR28 11209
artichoke | globe artichoke, boiled artichoke, cooked artichoke, steamed artichoke | vegetable | 🌿 | 53 | 2.89 | 11.95 | 0.34 | 0.99 | 5.7 | 60 | serving=120, piece=120, medium=120, large=162 | - | SR28 11008
artichoke heart | canned artichoke hearts, jarred artichoke hearts, frozen artichoke hearts | vegetable | 🌿 | 45 | 3.11 | 9.18 | 0.5 | 0.84 | 4.6 | 53 | serving=84, piece=17, cup=168, can=240 | - | SR28 11010
marinated artichoke hearts | artichokes in oil, artichoke antipasto | vegetable | 🌿 | 95 | 1.8 | 7 | 7.5 | 1 | 3.5 | 420 | serving=30, piece=15, cup=150 | - | label
beet | beetroot, cooked beet, boiled beet, cooked beetroot, boiled beetroot, vacuum packed beetroot, steamed beet | vegetable | 🟣 | 44 | 1.68 | 9.96 | 0.18 | 7.96 | 2 | 77 | serving=85, piece=50, cup=170, slice=8 | - | SR28 11081
raw beet | raw beetroot, grated beetroot | vegetable | 🟣 | 43 | 1.61 | 9.56 | 0.17 | 6.76 | 2.8 | 78 | serving=82, piece=82, cup=136 | - | SR28 11080
roasted beet | roasted beetroot, roast beetroot, roast beets | vegetable | 🟣 | 98 | 2.01 | 11.95 | 5.21 | 8.45 | 3.5 | 291 | serving=100, piece=65, cup=140 | - | recipe: 100 SR28 11080; 4 SR28 04053; 0.4 SR28 02047; yield=80
canned beets | tinned beetroot, canned beetroot, sliced beets | vegetable | 🥫 | 31 | 0.91 | 7.21 | 0.14 | 5.51 | 1.8 | 194 | serving=79, cup=157, slice=8 | - | SR28 11084
pickled beet | pickled beetroot, pickled beets, beetroot in vinegar | vegetable | 🟣 | 65 | 0.8 | 16.28 | 0.08 | 11.05 | 0.8 | 149 | serving=57, cup=227, slice=9, piece=12 | - | SR28 11609
turnip | cooked turnip, boiled turnip, mashed turnip | vegetable | 🥔 | 22 | 0.71 | 5.06 | 0.08 | 2.99 | 2 | 16 | serving=78, cup=156, piece=110 | - | SR28 11565
raw turnip | turnip raw | vegetable | 🥔 | 28 | 0.9 | 6.43 | 0.1 | 3.8 | 1.8 | 67 | serving=130, cup=130, piece=122, small=61, medium=122, large=183 | - | SR28 11564
rutabaga | swede, cooked swede, mashed swede, neeps, boiled rutabaga, swede mash, swede and carrot mash, mashed rutabaga | vegetable | 🥔 | 30 | 0.93 | 6.84 | 0.18 | 3.95 | 1.8 | 5 | serving=120, cup=170 | - | SR28 11436
parsnip | cooked parsnip, boiled parsnip | vegetable | 🥕 | 71 | 1.32 | 17.01 | 0.3 | 4.8 | 3.6 | 10 | serving=78, piece=160, cup=156 | - | SR28 11299
roasted parsnip | roast parsnip, parsnips roasted | vegetable | 🥕 | 164 | 1.54 | 23.06 | 8.08 | 6.15 | 6.28 | 212 | serving=90, piece=45, cup=140 | - | recipe: 100 SR28 11298; 6 SR28 04060; 0.4 SR28 02047; yield=78
kohlrabi | raw kohlrabi, kohl rabi | vegetable | 🥬 | 27 | 1.7 | 6.2 | 0.1 | 2.6 | 3.6 | 20 | serving=135, cup=135, piece=200, slice=16 | - | SR28 11241
cooked kohlrabi | boiled kohlrabi | vegetable | 🥬 | 29 | 1.8 | 6.69 | 0.11 | 2.8 | 1.1 | 21 | serving=165, cup=165 | - | SR28 11242
jerusalem artichoke | sunchoke, topinambur, topinambour | vegetable | 🥔 | 73 | 2 | 17.44 | 0.01 | 9.6 | 1.6 | 4 | serving=75, cup=150, piece=50 | - | SR28 11226
salsify | black salsify, schwarzwurzel, cooked salsify | vegetable | 🥕 | 68 | 2.73 | 15.36 | 0.17 | 2.9 | 3.1 | 16 | serving=135, cup=135 | - | SR28 11438
fennel | fennel bulb, raw fennel, finocchio | vegetable | 🌿 | 31 | 1.24 | 7.3 | 0.2 | 3.93 | 3.1 | 52 | serving=87, piece=234, cup=87, slice=10 | - | SR28 11957
okra | cooked okra, boiled okra, lady finger okra, ladies fingers | vegetable | 🫛 | 22 | 1.87 | 4.51 | 0.21 | 2.4 | 2.5 | 6 | serving=80, piece=10.6, cup=160 | - | SR28 11279
raw okra | okra raw | vegetable | 🫛 | 33 | 1.93 | 7.45 | 0.19 | 1.48 | 3.2 | 7 | serving=100, piece=12, cup=100 | - | SR28 11278
bean sprouts | mung bean sprouts, beansprout, bean sprout, soy sprouts, raw bean sprouts, moong sprouts, mung sprouts, sprouted moong, moong bean sprouts | vegetable | 🌱 | 30 | 3.04 | 5.94 | 0.18 | 4.13 | 1.8 | 6 | serving=52, cup=104, handful=40 | - | SR28 11043
cooked bean sprouts | stir fried bean sprouts | vegetable | 🌱 | 21 | 2.03 | 4.19 | 0.09 | 2.84 | 0.8 | 10 | serving=62, cup=124 | - | SR28 11044
alfalfa sprouts | alfalfa, sprouts raw, radish sprouts, broccoli sprouts, microgreens, cress sprouts | vegetable | 🌱 | 23 | 3.99 | 2.1 | 0.69 | 0.2 | 1.9 | 6 | serving=16, cup=33, tbsp=3, handful=15 | - | SR28 11001
bamboo shoots | canned bamboo shoots, bamboo shoot | vegetable | 🎍 | 19 | 1.72 | 3.22 | 0.4 | 1.89 | 1.4 | 7 | serving=66, cup=131, can=262 | - | SR28 11028
water chestnuts | canned water chestnuts, water chestnut | vegetable | 🌰 | 50 | 0.88 | 12.3 | 0.06 | 2.46 | 2.5 | 8 | serving=70, piece=7, cup=140 | - | SR28 11590
hearts of palm | heart of palm, palm hearts, palmito, canned hearts of palm | vegetable | 🌴 | 28 | 2.52 | 4.62 | 0.62 | 0 | 2.4 | 426 | serving=73, piece=33, cup=146 | - | SR28 11961
jicama | yam bean, raw jicama | vegetable | 🥔 | 38 | 0.72 | 8.82 | 0.09 | 1.8 | 4.9 | 4 | serving=60, cup=120, slice=6, stick=6 | - | SR28 11603
lotus root | cooked lotus root, renkon | vegetable | 🪷 | 66 | 1.58 | 16.02 | 0.07 | 0.5 | 3.1 | 45 | serving=60, slice=8.9, cup=120 | - | SR28 11255
chayote | christophene, choko, cooked chayote | vegetable | 🥒 | 24 | 0.62 | 5.09 | 0.48 | 1.89 | 2.8 | 1 | serving=80, cup=160, piece=200 | - | SR28 11150
bitter melon | bitter gourd, karela, cooked bitter melon | vegetable | 🥒 | 19 | 0.84 | 4.32 | 0.18 | 1.95 | 2 | 6 | serving=62, cup=124 | - | SR28 11025
bottle gourd | lauki, dudhi, calabash, luffa, winter melon, opo squash, ash gourd | vegetable | 🥒 | 15 | 0.6 | 3.69 | 0.02 | 1.4 | 1.2 | 2 | serving=146, cup=146 | - | SR28 11219
moringa leaves | drumstick leaves, malunggay, cooked moringa | vegetable | 🌿 | 60 | 5.27 | 11.15 | 0.93 | 1 | 2 | 9 | serving=42, cup=42 | - | SR28 11223
nopal | nopales, cactus paddle, cooked nopales | vegetable | 🌵 | 15 | 1.35 | 3.28 | 0.05 | 1.12 | 2 | 20 | serving=75, cup=149, piece=29 | - | SR28 11964
grape leaf | vine leaf, canned grape leaves, vine leaves | vegetable | 🍃 | 69 | 4.27 | 11.71 | 1.97 | 0 | 9.9 | 2853 | serving=20, leaf=4, piece=4 | - | SR28 11975
cassava | yuca, yucca, manioc, cooked cassava, boiled yuca, boiled cassava, tapioca root | vegetable | 🥔 | 160 | 1.36 | 38.06 | 0.28 | 1.7 | 1.8 | 14 | serving=130, cup=206, piece=130 | - | SR28 11134
yuca fries | fried yuca, cassava fries, fried cassava | vegetable | 🍟 | 288 | 1.54 | 43.02 | 12.49 | 1.92 | 2.03 | 353 | serving=120, cup=120, piece=20 | - | recipe: 130 SR28 11134; 14 SR28 04060; 1 SR28 02047; yield=115
taro | taro root, cooked taro, boiled taro, eddo, dasheen, malanga | vegetable | 🥔 | 142 | 0.52 | 34.6 | 0.11 | 0.49 | 5.1 | 15 | serving=132, cup=132 | - | SR28 11519
yam | cooked yam, boiled yam, white yam, name root | vegetable | 🍠 | 116 | 1.49 | 27.48 | 0.14 | 0.49 | 3.9 | 8 | serving=136, cup=136, slice=100 | - | SR28 11602
mixed vegetables | frozen mixed vegetables, mixed veg, veg mix, cooked vegetables, steamed vegetables, boiled vegetables, veggies, vegetables, steamed veggies, mixed veggies, vegetable mix, vegetable, veg | vegetable | 🥦 | 65 | 2.86 | 13.09 | 0.15 | 3.12 | 4.4 | 35 | serving=91, cup=182, handful=60, bowl=180, plate=180, tbsp=12 | - | SR28 11584
canned mixed vegetables | tinned mixed vegetables | vegetable | 🥫 | 49 | 2.59 | 9.26 | 0.25 | 2.41 | 3 | 214 | serving=82, cup=163, can=240 | - | SR28 11581
stir fry vegetable mix | frozen stir fry vegetables, asian vegetable mix, california blend vegetables, broccoli cauliflower and carrots | vegetable | 🥦 | 32 | 1.82 | 6.69 | 0.32 | 2.65 | 2.68 | 30 | serving=100, cup=130, packet=300 | - | recipe: 35 SR28 11091; 20 SR28 11125; 20 SR28 11136; 15 SR28 11823; 10 SR28 11301
raw vegetable sticks | crudites, crudités, veggie sticks, vegetable sticks, raw vegetables, raw veggies, veggie platter | vegetable | 🥕 | 29 | 0.84 | 6.39 | 0.21 | 3.35 | 1.91 | 41 | serving=100, cup=110, handful=60, plate=200, stick=8 | celery | recipe: 40 SR28 11124; 25 SR28 11205; 20 SR28 11821; 15 SR28 11143
# sea vegetables
nori | nori sheet, seaweed, laver, sushi seaweed, seaweed sheet | vegetable | 🌿 | 280 | 40 | 41 | 3.5 | 0.5 | 33 | 550 | serving=2.5, piece=2.5, sheet=2.5, cup=10 | - | label
wakame | wakame seaweed, seaweed wakame, soaked wakame | vegetable | 🌿 | 45 | 3.03 | 9.14 | 0.64 | 0.65 | 0.5 | 872 | serving=20, tbsp=5, cup=80 | - | SR28 11669
kelp | kombu, kombu seaweed, konbu | vegetable | 🌿 | 43 | 1.68 | 9.57 | 0.56 | 0.6 | 1.3 | 233 | serving=20, tbsp=5, cup=80 | - | SR28 11445
spirulina | spirulina powder, chlorella, dried spirulina | general | 🌿 | 290 | 57.47 | 23.9 | 7.72 | 3.1 | 3.6 | 1048 | serving=7, tbsp=7, tsp=2.3, cup=112 | - | SR28 11667
agar | agar agar, agar powder, dried agar | general | 🌿 | 306 | 6.21 | 80.88 | 0.3 | 2.97 | 7.7 | 102 | serving=3, tsp=2, tbsp=6 | - | SR28 11663
# pickles
pickle | dill pickle, pickled cucumber, gherkin, cornichon, kosher dill, pickle spear, dill pickle spear, sour pickle, dill pickles, cucumber pickle, pickled gherkin | vegetable | 🥒 | 12 | 0.5 | 2.41 | 0.3 | 1.07 | 1 | 809 | serving=35, piece=65, small=37, medium=65, large=135, spear=35, slice=7, cup=155 | - | SR28 11937
sweet pickle | bread and butter pickle, sweet gherkin, bread and butter pickles, sweet pickled gherkin | vegetable | 🥒 | 91 | 0.58 | 21.15 | 0.41 | 18.27 | 1 | 457 | serving=35, piece=35, small=15, medium=25, large=35, slice=6, cup=153 | - | SR28 11940
pickle relish | relish, sweet relish, sweet pickle relish, hot dog relish | general | 🥒 | 130 | 0.37 | 35.06 | 0.47 | 29.13 | 1.1 | 811 | serving=15, tbsp=15, tsp=5, cup=245, packet=10 | mustard | SR28 11945
pickled onion | silverskin onion, cocktail onion, pickled red onion | vegetable | 🧅 | 36 | 0.8 | 7.5 | 0.1 | 5.5 | 1.4 | 450 | serving=30, piece=10, tbsp=12, cup=150 | sulphite | label
pickled ginger | gari, sushi ginger | general | 🫚 | 20 | 0.33 | 4.83 | 0.1 | 0 | 2.6 | 906 | serving=15, tbsp=12, piece=3 | sulphite | SR28 31033
pickled vegetables | giardiniera, mixed pickles, pickled radish, tsukemono, torshi | vegetable | 🥒 | 30 | 1.6 | 5.67 | 0.1 | 1.3 | 3.1 | 277 | serving=40, tbsp=12, cup=150 | sulphite | SR28 43143
caper | capers, caperberry | general | 🫛 | 23 | 2.36 | 4.89 | 0.86 | 0.41 | 3.2 | 2348 | serving=9, tbsp=8.6, tsp=2.9, cup=138 | - | SR28 02054
# fresh herbs
fresh basil | basil, basil leaf | general | 🌿 | 23 | 3.15 | 2.65 | 0.64 | 0.3 | 1.6 | 4 | serving=3, leaf=0.5, tbsp=2.6, cup=24, sprig=2.5, handful=10 | - | SR28 02044
fresh parsley | parsley, flat leaf parsley, chopped parsley | general | 🌿 | 36 | 2.97 | 6.33 | 0.79 | 0.85 | 3.3 | 56 | serving=4, tbsp=3.8, cup=60, sprig=1, handful=10 | - | SR28 11297
cilantro | coriander leaves, fresh coriander, fresh cilantro, coriander herb, chopped coriander | general | 🌿 | 23 | 2.13 | 3.67 | 0.52 | 0.87 | 2.8 | 46 | serving=4, tbsp=1, cup=16, sprig=2.2, handful=8 | - | SR28 11165
fresh dill | dill, dill weed | general | 🌿 | 43 | 3.46 | 7.02 | 1.12 | 0 | 2.1 | 61 | serving=2, tbsp=1, cup=8.9, sprig=0.2, handful=6 | - | SR28 02045
fresh mint | mint, mint leaf, spearmint, peppermint leaves | general | 🌿 | 44 | 3.29 | 8.41 | 0.73 | 0 | 6.8 | 30 | serving=3, leaf=0.15, tbsp=5.7, sprig=2, cup=45, handful=8 | - | SR28 02065
chives | chive, fresh chives, chopped chives | general | 🌿 | 30 | 3.27 | 4.35 | 0.73 | 1.85 | 2.5 | 3 | serving=3, tbsp=3, tsp=1, cup=48 | - | SR28 11156
fresh rosemary | rosemary, rosemary sprig | general | 🌿 | 131 | 3.31 | 20.7 | 5.86 | 0 | 14.1 | 26 | serving=1, tbsp=1.7, tsp=0.7, sprig=1.5 | - | SR28 02063
fresh thyme | thyme, thyme sprig | general | 🌿 | 101 | 5.56 | 24.45 | 1.68 | 0 | 14 | 9 | serving=1, tbsp=2.4, tsp=0.8, sprig=0.5 | - | SR28 02049
lemongrass | lemon grass | general | 🌿 | 99 | 1.82 | 25.31 | 0.49 | 0 | 0 | 6 | serving=5, tbsp=4.8, cup=67, stalk=12, piece=12 | - | SR28 11972
# potatoes
potato | boiled potato, cooked potato, steamed potato, boiled peeled potato, salt potatoes, white potato, boiled potatoes | vegetable | 🥔 | 86 | 1.71 | 20.01 | 0.1 | 0.89 | 1.8 | 5 | serving=167, piece=136, small=125, medium=167, large=300, cup=156, slice=20 | - | SR28 11367
potato boiled in skin | potatoes boiled in skin, jersey royal, jersey royals, new potato, baby potato, new potatoes, fingerling potato, boiled new potatoes, pellkartoffel | vegetable | 🥔 | 87 | 1.87 | 20.13 | 0.1 | 0.91 | 1.8 | 4 | serving=136, piece=45, small=30, medium=45, large=70, cup=156 | - | SR28 11365
baked potato | jacket potato, baked potato with skin, oven baked potato, baked russet potato, potato baked, plain baked potato, baked russet, russet potato baked, baked russet potato | vegetable | 🥔 | 93 | 2.5 | 21.15 | 0.13 | 1.18 | 2.2 | 10 | serving=173, piece=173, small=138, medium=173, large=299, half=87, cup=122 | - | SR28 11674
baked potato without skin | potato flesh, baked potato flesh, baked potato no skin | vegetable | 🥔 | 93 | 1.96 | 21.55 | 0.1 | 1.7 | 1.5 | 5 | serving=156, piece=156, cup=122 | - | SR28 11363
microwaved potato | microwave potato, microwaved jacket potato | vegetable | 🥔 | 105 | 2.44 | 24.24 | 0.1 | 1.5 | 2.3 | 8 | serving=202, piece=202, small=150, medium=202 | - | SR28 11675
potato skin | baked potato skin, plain potato skin | vegetable | 🥔 | 198 | 4.29 | 46.06 | 0.1 | 1.4 | 7.9 | 21 | serving=58, piece=58 | - | SR28 11364
mashed potato | mashed potatoes, mash, potato mash, creamed potato, potato puree, mashed potatoes with butter and milk, creamy mash, homemade mashed potatoes | vegetable | 🥔 | 113 | 1.86 | 16.81 | 4.22 | 1.43 | 1.5 | 317 | serving=210, cup=210, tbsp=15, scoop=80 | milk | SR28 11934
mashed potato with milk | mashed potatoes without butter, plain mashed potatoes, mashed potatoes with milk | vegetable | 🥔 | 83 | 1.91 | 17.57 | 0.57 | 1.48 | 1.5 | 302 | serving=210, cup=210, tbsp=15, scoop=80 | milk | SR28 11657
instant mashed potato | instant mash, mashed potatoes from flakes, smash instant potato, packet mash | vegetable | 🥔 | 97 | 1.77 | 10.87 | 5.13 | 1.61 | 0.8 | 164 | serving=210, cup=210, scoop=80 | milk | SR28 11379
potato flakes | instant potato flakes, dry instant mashed potatoes | vegetable | 🥔 | 354 | 8.34 | 81.17 | 0.41 | 3.36 | 6.6 | 77 | serving=30, cup=60, tbsp=4 | sulphite | SR28 11378
raw potato | uncooked potato, potato raw, raw russet potato, russet potato raw | vegetable | 🥔 | 77 | 2.05 | 17.49 | 0.09 | 0.82 | 2.1 | 6 | serving=213, piece=213, small=170, medium=213, large=369, cup=150 | - | SR28 11352
canned potatoes | tinned potatoes, canned new potatoes | vegetable | 🥫 | 60 | 1.41 | 13.61 | 0.21 | 0.6 | 2.3 | 219 | serving=180, piece=35, cup=180 | - | SR28 11376
potato croquette | croquette potato, duchess potatoes, potato croquettes | vegetable | 🥔 | 209 | 3.5 | 21.1 | 12.29 | 1.82 | 1.69 | 344 | serving=100, piece=25 | milk, egg, wheat, gluten | recipe: 130 SR28 11934; 15 SR28 18079; 8 SR28 01123; 12 SR28 04060; yield=155
sweet potato | baked sweet potato, cooked sweet potato, sweet potato baked, roasted sweet potato, roast sweet potato, kumara, jacket sweet potato, microwaved sweet potato | vegetable | 🍠 | 90 | 2.01 | 20.71 | 0.15 | 6.48 | 3.3 | 36 | serving=114, piece=114, small=60, medium=114, large=180, cup=200, half=57, slice=15 | - | SR28 11508
boiled sweet potato | steamed sweet potato, sweet potato boiled | vegetable | 🍠 | 76 | 1.37 | 17.72 | 0.14 | 5.74 | 2.5 | 27 | serving=151, piece=151, medium=151, cup=250 | - | SR28 11510
mashed sweet potato | sweet potato mash, sweet potato puree | vegetable | 🍠 | 98 | 1.47 | 16.17 | 3.25 | 5.48 | 2.24 | 154 | serving=200, cup=255, tbsp=16 | milk | recipe: 200 SR28 11510; 8 SR28 01001; 15 SR28 01077; 0.6 SR28 02047
raw sweet potato | uncooked sweet potato, sweet potato raw | vegetable | 🍠 | 86 | 1.57 | 20.12 | 0.05 | 4.18 | 3 | 55 | serving=130, piece=130, cup=133 | - | SR28 11507
sweet potato in oil | roasted sweet potato in oil, sweet potato cubes, roasted sweet potato cubes, sweet potato roasted in oil | vegetable | 🍠 | 174 | 1.96 | 25.15 | 7.56 | 5.23 | 3.75 | 263 | serving=120, cup=140 | - | recipe: 200 SR28 11507; 12 SR28 04053; 0.8 SR28 02047; yield=160
canned sweet potato | canned yams, tinned sweet potato, yams in syrup | vegetable | 🥫 | 108 | 1.28 | 25.36 | 0.32 | 5.74 | 3 | 39 | serving=98, cup=196 | - | SR28 11647
# pulses
lentils | cooked lentils, boiled lentils, green lentils, brown lentils, puy lentils, canned lentils, black lentils, lentil, beluga lentils | protein | 🫘 | 116 | 9.02 | 20.13 | 0.38 | 1.8 | 7.9 | 2 | serving=198, cup=198, tbsp=12.3, can=235, bowl=250 | - | SR28 16070
red lentils | cooked red lentils, boiled red lentils, masoor dal plain, split red lentils | protein | 🫘 | 123 | 8.24 | 21.76 | 0.75 | 0.7 | 3.72 | 2 | serving=198, cup=198, tbsp=12.3, bowl=250 | - | recipe: 100 SR28 16144; yield=290
dry lentils | raw lentils, uncooked lentils, dried lentils, dry dal, dry lentil dal, dry mixed dal, dry green lentils, dry brown lentils, dry puy lentils | protein | 🫘 | 352 | 24.63 | 63.35 | 1.06 | 2.03 | 10.7 | 6 | serving=60, cup=192, tbsp=12 | - | SR28 16069
dry red lentils | raw red lentils, dried red lentils, uncooked red lentils, dry masoor dal, dry red dal, dry red split lentils | protein | 🫘 | 358 | 23.91 | 63.1 | 2.17 | 2 | 10.8 | 7 | serving=60, cup=192, tbsp=12 | - | SR28 16144
chickpeas | chickpea, garbanzo bean, garbanzo, cooked chickpeas, boiled chickpeas, garbanzos, ceci beans, chana plain | protein | 🫘 | 164 | 8.86 | 27.42 | 2.59 | 4.8 | 7.6 | 7 | serving=164, cup=164, tbsp=10, handful=50, piece=0.7 | - | SR28 16057
canned chickpeas | tinned chickpeas, canned garbanzo beans, chickpeas drained, chickpeas from a can, drained chickpeas | protein | 🥫 | 139 | 7.05 | 22.53 | 2.77 | 4.01 | 6.4 | 246 | serving=120, cup=152, can=253, tbsp=10 | - | SR28 16358
dry chickpeas | raw chickpeas, dried chickpeas, uncooked chickpeas, dry chana dal, dry chana, dry chole, dry kabuli chana | protein | 🫘 | 378 | 20.47 | 62.95 | 6.04 | 10.7 | 12.2 | 24 | serving=50, cup=200, tbsp=12.5 | - | SR28 16056
black beans | black bean, cooked black beans, boiled black beans, frijoles negros, turtle beans | protein | 🫘 | 132 | 8.86 | 23.71 | 0.54 | 0.32 | 8.7 | 1 | serving=172, cup=172, tbsp=11 | - | SR28 16015
canned black beans | tinned black beans, black beans from a can | protein | 🥫 | 91 | 6.03 | 16.55 | 0.29 | 0.23 | 6.9 | 384 | serving=120, cup=240, can=425, tbsp=15 | - | SR28 16018
dry black beans | raw black beans, dried black beans | protein | 🫘 | 341 | 21.6 | 62.36 | 1.42 | 2.12 | 15.5 | 5 | serving=50, cup=194, tbsp=12.1 | - | SR28 16014
kidney beans | kidney bean, red kidney bean, red beans, cooked kidney beans, boiled kidney beans, rajma plain | protein | 🫘 | 127 | 8.67 | 22.8 | 0.5 | 0.32 | 7.4 | 2 | serving=177, cup=177, tbsp=11 | - | SR28 16033
canned kidney beans | tinned kidney beans, drained kidney beans, canned red beans | protein | 🥫 | 124 | 7.98 | 21.49 | 1.05 | 3.8 | 5.5 | 231 | serving=120, cup=177, can=266, tbsp=11 | - | SR28 16145
dry kidney beans | raw kidney beans, dried kidney beans, dry rajma, dry red kidney beans | protein | 🫘 | 337 | 22.53 | 61.29 | 1.06 | 2.1 | 15.2 | 12 | serving=50, cup=184, tbsp=12.2 | - | SR28 16032
pinto beans | pinto bean, cooked pinto beans, boiled pinto beans, frijoles, boiled beans, frijoles de la olla, beans, borlotti beans, borlotti | protein | 🫘 | 143 | 9.01 | 26.22 | 0.65 | 0.34 | 9 | 1 | serving=171, cup=171, tbsp=10.6, bowl=250 | - | SR28 16043
canned pinto beans | tinned pinto beans, drained pinto beans | protein | 🥫 | 114 | 6.99 | 20.22 | 0.9 | 0.54 | 5.5 | 239 | serving=120, cup=170, can=277, tbsp=11 | - | SR28 16146
dry pinto beans | raw pinto beans, dried pinto beans, dry beans, dry mixed beans, dry borlotti beans | protein | 🫘 | 347 | 21.42 | 62.55 | 1.23 | 2.11 | 15.5 | 12 | serving=50, cup=193, tbsp=12 | - | SR28 16042
white beans | white bean, cannellini bean, cannellini, cooked white beans, great northern beans, boiled white beans | protein | 🫘 | 139 | 9.73 | 25.09 | 0.35 | 0.34 | 6.3 | 6 | serving=179, cup=179, tbsp=11.2 | - | SR28 16050
canned white beans | tinned white beans, canned cannellini beans, canned great northern beans, tinned cannellini beans | protein | 🥫 | 114 | 7.26 | 21.2 | 0.29 | 0.29 | 4.8 | 340 | serving=130, cup=262, can=400, tbsp=16 | - | SR28 16051
dry white beans | raw white beans, dried white beans, dry cannellini beans, dry haricot beans, dry navy beans, dry butter beans, dry lima beans | protein | 🫘 | 333 | 23.36 | 60.27 | 0.85 | 2.11 | 15.2 | 16 | serving=50, cup=202, tbsp=12.6 | - | SR28 16049
navy beans | navy bean, haricot bean, cooked navy beans, haricot beans | protein | 🫘 | 140 | 8.23 | 26.05 | 0.62 | 0.37 | 10.5 | 0 | serving=182, cup=182 | - | SR28 16038
cranberry beans | roman beans, cooked borlotti beans, cranberry bean | protein | 🫘 | 136 | 9.34 | 24.46 | 0.46 | 0.4 | 8.6 | 1 | serving=177, cup=177 | - | SR28 16020
lima beans | butter bean, lima bean, butter beans, cooked lima beans, gigantes beans | protein | 🫘 | 115 | 7.8 | 20.88 | 0.38 | 2.9 | 7 | 2 | serving=188, cup=188, tbsp=11.7 | - | SR28 16072
green lima beans | baby lima beans, frozen lima beans, fresh lima beans | vegetable | 🫛 | 123 | 6.81 | 23.64 | 0.32 | 1.63 | 5.4 | 17 | serving=85, cup=170 | - | SR28 11032
broad beans | fava bean, broad bean, fava beans, cooked fava beans, habas | protein | 🫘 | 110 | 7.6 | 19.65 | 0.4 | 1.82 | 5.4 | 5 | serving=170, cup=170 | - | SR28 16053
fresh broad beans | fresh fava beans, green broad beans, frozen broad beans | vegetable | 🫛 | 88 | 7.92 | 17.63 | 0.73 | 9.21 | 7.5 | 25 | serving=80, cup=126 | - | SR28 11973
black-eyed peas | black eyed peas, black-eyed beans, black eyed beans, cowpeas, cooked black-eyed peas | protein | 🫘 | 116 | 7.73 | 20.76 | 0.53 | 3.3 | 6.5 | 4 | serving=171, cup=171 | - | SR28 16063
adzuki beans | azuki bean, aduki bean, cooked adzuki beans | protein | 🫘 | 128 | 7.52 | 24.77 | 0.1 | 0.5 | 7.3 | 8 | serving=115, cup=230 | - | SR28 16002
sweet red bean paste | anko, red bean paste, sweetened adzuki beans | snack | 🫘 | 237 | 3.8 | 55.01 | 0.03 | 48 | 4.4 | 218 | serving=40, tbsp=20, cup=296 | - | SR28 16003
mung beans | mung bean, cooked mung beans, moong, green gram, moong beans | protein | 🫘 | 105 | 7.02 | 19.15 | 0.38 | 2 | 7.6 | 2 | serving=202, cup=202 | - | SR28 16081
dry mung beans | raw mung beans, dried mung beans, moong dal dry, dry moong dal, dry mung dal, dry moong, dry yellow moong dal | protein | 🫘 | 347 | 23.86 | 62.62 | 1.15 | 6.6 | 16.3 | 15 | serving=50, cup=207, tbsp=13 | - | SR28 16080
urad beans | black gram, urad dal plain, mungo beans | protein | 🫘 | 105 | 7.54 | 18.34 | 0.55 | 2.01 | 6.4 | 7 | serving=180, cup=180 | - | SR28 16084
split peas | yellow split peas, green split peas, cooked split peas, split peas cooked, split peas boiled, split pea, boiled split peas, chana dal plain | protein | 🫘 | 118 | 8.34 | 21.1 | 0.39 | 2.9 | 8.3 | 2 | serving=196, cup=196, tbsp=12.2 | - | SR28 16086
dry split peas | raw split peas, dried split peas | protein | 🫘 | 352 | 23.82 | 63.74 | 1.16 | 8 | 25.5 | 15 | serving=50, cup=197, tbsp=12.3 | - | SR28 16085
dry pigeon peas | dry toor dal, dry tur dal, dry arhar dal, dry tuvar dal, dry yellow dal, dry gungo peas, raw pigeon peas | protein | 🫘 | 343 | 21.7 | 62.78 | 1.49 | 3 | 15 | 17 | serving=50, cup=205, tbsp=12.8 | - | SR28 16101
dry urad dal | dry black gram, dry urad, dry mungo beans, raw urad dal | protein | 🫘 | 341 | 25.21 | 58.99 | 1.64 | 2 | 18.3 | 38 | serving=50, cup=207, tbsp=13 | - | SR28 16083
pigeon peas | gandules, toor dal plain, arhar, cooked pigeon peas, gungo peas | protein | 🫘 | 121 | 6.76 | 23.25 | 0.38 | 0.5 | 6.7 | 5 | serving=168, cup=168 | - | SR28 16102
lupini beans | lupin beans, lupini, lupin, tremocos, lupini bean | protein | 🫘 | 119 | 15.57 | 9.88 | 2.92 | 0.5 | 2.8 | 4 | serving=60, cup=166, handful=50 | lupin | SR28 16077
edamame | edamame beans, shelled edamame, soybean green, cooked edamame, mukimame, steamed edamame | protein | 🫛 | 121 | 11.91 | 8.91 | 5.2 | 2.18 | 5.2 | 6 | serving=78, cup=155, handful=50, bowl=155 | soy | SR28 11212
edamame in pods | edamame pods, edamame with shell, salted edamame | protein | 🫛 | 121 | 11.91 | 8.91 | 5.2 | 2.18 | 5.2 | 6 | serving=78, cup=78, bowl=100 | soy | SR28 11212
soybeans | soya beans, cooked soybeans, boiled soybeans, soy bean | protein | 🫘 | 172 | 18.21 | 8.36 | 8.97 | 3 | 6 | 1 | serving=172, cup=172, tbsp=10.7 | soy | SR28 16109
roasted soybeans | soy nuts, soya nuts, roasted soya beans, roasted edamame | snack | 🫘 | 469 | 38.55 | 30.22 | 25.4 | 4.2 | 17.7 | 163 | serving=28, cup=172, handful=30 | soy | SR28 16110
mixed beans | canned mixed beans, bean mix, three bean mix, mixed bean | protein | 🫘 | 140 | 9.02 | 24.71 | 0.99 | 1.45 | 7.44 | 4 | serving=130, cup=175, can=265 | - | recipe: 30 SR28 16033; 25 SR28 16057; 25 SR28 16050; 20 SR28 16015
baked beans | heinz beans, baked beans in tomato sauce, beans in tomato sauce, canned baked beans, vegetarian baked beans, tinned baked beans, heinz baked beans, baked bean | protein | 🥫 | 94 | 4.75 | 21.14 | 0.37 | 7.96 | 4.1 | 343 | serving=127, cup=254, can=415, tbsp=16 | - | SR28 16006
fat-free refried beans | fat free refried beans, vegetarian refried beans | protein | 🥫 | 79 | 5.34 | 13.5 | 0.45 | 0.61 | 4.7 | 438 | serving=120, cup=231, can=445, tbsp=15 | - | SR28 16172
chili beans | ranch style beans, beans in chili sauce | protein | 🥫 | 97 | 5 | 16.9 | 1 | 5.25 | 4.2 | 725 | serving=127, cup=253, can=425 | - | SR28 43112
hummus | houmous, humus, hommus, hummous, chickpea dip | protein | 🧆 | 166 | 7.9 | 14.29 | 9.6 | 0.6 | 6 | 379 | serving=30, tbsp=15, tsp=5, cup=246, tub=200, dollop=30 | sesame | SR28 16158
homemade hummus | hummus homemade, home made hummus | protein | 🧆 | 177 | 4.86 | 20.12 | 8.59 | 0.27 | 4 | 242 | serving=30, tbsp=15, cup=246 | sesame | SR28 16137
bean dip | black bean dip, refried bean dip | general | 🫘 | 119 | 5.44 | 15.89 | 3.7 | 0.99 | 4.9 | 443 | serving=36, tbsp=18, cup=260 | - | SR28 27065
miso paste | miso, white miso paste, red miso | general | 🥣 | 198 | 12.79 | 25.37 | 6.01 | 6.2 | 5.4 | 3728 | serving=17, tbsp=17, tsp=5.7, cup=275 | soy, gluten | SR28 16112
chickpea pasta | lentil pasta, red lentil pasta, banza, pulse pasta, cooked chickpea pasta, black bean pasta | grain | 🍝 | 165 | 9.53 | 24.6 | 2.85 | 4.62 | 4.6 | 27 | serving=140, cup=140, plate=220 | - | recipe: 100 SR28 16157; yield=235
dry chickpea pasta | dry lentil pasta, uncooked lentil pasta | grain | 🍝 | 340 | 21 | 57 | 5 | 4 | 9 | 40 | serving=57, cup=95 | - | label
vital wheat gluten | gluten flour, wheat gluten | general | 🌾 | 370 | 75.16 | 13.79 | 1.85 | 0 | 0.6 | 29 | serving=30, cup=120, tbsp=8 | wheat, gluten | SR28 48052
# nuts and seeds
almond | almonds, raw almond, natural almond, almond nut, badam | snack | 🌰 | 579 | 21.15 | 21.55 | 49.93 | 4.35 | 12.5 | 1 | serving=28, piece=1.2, cup=143, handful=28, tbsp=9 | tree_nut | SR28 12061
roasted almond | roasted almonds, dry roasted almonds, unsalted roasted almonds | snack | 🌰 | 598 | 20.96 | 21.01 | 52.54 | 4.86 | 10.9 | 3 | serving=28, piece=1.3, cup=138, handful=28 | tree_nut | SR28 12063
salted almond | salted almonds, roasted salted almonds, smoked almonds, smokehouse almonds | snack | 🌰 | 598 | 20.96 | 21.01 | 52.54 | 4.86 | 10.9 | 498 | serving=28, piece=1.3, cup=138, handful=28 | tree_nut | SR28 12563
blanched almond | sliced almonds, flaked almonds, slivered almonds, almond flakes | snack | 🌰 | 590 | 21.4 | 18.67 | 52.52 | 4.63 | 9.9 | 19 | serving=14, piece=1.2, cup=92, tbsp=6, handful=20 | tree_nut | SR28 12062
honey roasted almonds | honey almonds | snack | 🌰 | 594 | 18.17 | 27.9 | 49.9 | 14 | 13.7 | 130 | serving=28, piece=1.3, cup=144, handful=28 | tree_nut, honey | SR28 12206
cashew | raw cashew, cashew nut, cashews | snack | 🥜 | 553 | 18.22 | 30.19 | 43.85 | 5.91 | 3.3 | 12 | serving=28, piece=1.6, cup=137, handful=28, tbsp=8.6 | tree_nut | SR28 12087
roasted cashew | dry roasted cashews, unsalted roasted cashew | snack | 🥜 | 574 | 15.31 | 32.69 | 46.35 | 5.01 | 3 | 16 | serving=28, piece=1.6, cup=137, handful=28, tbsp=8.6 | tree_nut | SR28 12085
salted cashew | roasted salted cashews, salted cashews, cashews salted | snack | 🥜 | 581 | 16.84 | 30.16 | 47.77 | 5.01 | 3.3 | 308 | serving=28, piece=1.6, cup=129, handful=28 | tree_nut | SR28 12586
walnut | walnuts, walnut half, english walnut, walnut halves, chopped walnuts | snack | 🌰 | 654 | 15.23 | 13.71 | 65.21 | 2.61 | 6.7 | 2 | serving=28, piece=4, half=2, cup=117, handful=28, tbsp=7.3 | tree_nut | SR28 12155
black walnut | black walnuts | snack | 🌰 | 619 | 24.06 | 9.58 | 59.33 | 1.1 | 6.8 | 2 | serving=28, cup=125, handful=28, tbsp=7.8 | tree_nut | SR28 12154
pecan | pecans, pecan nut, pecan half, pecan halves | snack | 🌰 | 691 | 9.17 | 13.86 | 71.97 | 3.97 | 9.6 | 0 | serving=28, piece=1.5, half=1.5, cup=99, handful=28, tbsp=6.8 | tree_nut | SR28 12142
roasted pecan | salted pecans, toasted pecans, roasted salted pecans | snack | 🌰 | 710 | 9.5 | 13.55 | 74.27 | 4.06 | 9.4 | 383 | serving=28, piece=1.5, cup=110, handful=28 | tree_nut | SR28 12643
pistachio | pistachios, pistachio nut, raw pistachio, unsalted pistachios | snack | 🥜 | 560 | 20.16 | 27.17 | 45.32 | 7.66 | 10.6 | 1 | serving=28, piece=0.58, cup=123, handful=28 | tree_nut | SR28 12151
roasted salted pistachio | salted pistachio, roasted pistachio, salted pistachios, pistachios in shell | snack | 🥜 | 569 | 21.05 | 27.55 | 45.82 | 7.74 | 10.3 | 428 | serving=28, piece=0.58, cup=123, handful=28 | tree_nut | SR28 12652
hazelnut | hazelnuts, filbert, cobnut, hazel nut, raw hazelnut | snack | 🌰 | 628 | 14.95 | 16.7 | 60.75 | 4.34 | 9.7 | 0 | serving=28, piece=1.4, cup=135, handful=28, tbsp=7 | tree_nut | SR28 12120
roasted hazelnut | roasted hazelnuts, toasted hazelnuts | snack | 🌰 | 646 | 15.03 | 17.6 | 62.4 | 4.89 | 9.4 | 0 | serving=28, piece=1.4, cup=135, handful=28 | tree_nut | SR28 12122
macadamia | macadamia nut, macadamias, raw macadamia | snack | 🌰 | 718 | 7.91 | 13.82 | 75.77 | 4.57 | 8.6 | 5 | serving=28, piece=2.6, cup=134, handful=28 | tree_nut | SR28 12131
salted macadamia | roasted macadamia, salted macadamia nuts, roasted salted macadamia | snack | 🌰 | 716 | 7.79 | 12.83 | 76.08 | 4.14 | 8 | 353 | serving=28, piece=2.6, cup=132, handful=28 | tree_nut | SR28 12632
brazil nut | brazil nuts, brazilnut, brazils | snack | 🌰 | 659 | 14.32 | 11.74 | 67.1 | 2.33 | 7.5 | 3 | serving=28, piece=5, cup=133, handful=28 | tree_nut | SR28 12078
pine nut | pine nuts, pinenut, pignoli, pine kernels, pinon | snack | 🌰 | 673 | 13.69 | 13.08 | 68.37 | 3.59 | 3.7 | 2 | serving=9, cup=135, tbsp=8.6, handful=28, piece=0.17 | tree_nut | SR28 12147
chestnut | roasted chestnut, roast chestnuts, marron, chestnuts roasted | snack | 🌰 | 245 | 3.17 | 52.96 | 2.2 | 10.6 | 5.1 | 2 | serving=84, piece=8.4, cup=143, handful=50 | tree_nut | SR28 12167
boiled chestnut | cooked chestnuts, vacuum packed chestnuts, steamed chestnuts | snack | 🌰 | 131 | 2 | 27.76 | 1.38 | 8 | 5 | 27 | serving=70, piece=8.4, cup=143 | tree_nut | SR28 12101
peanut | raw peanut, groundnut, peanuts raw, monkey nut | snack | 🥜 | 567 | 25.8 | 16.13 | 49.24 | 4.72 | 8.5 | 18 | serving=28, piece=1, cup=146, handful=28 | peanut | SR28 16087
salted peanut | salted peanuts, roasted peanuts, roasted salted peanuts, peanuts, peanuts roasted, cocktail peanuts, planters peanuts | snack | 🥜 | 599 | 28.03 | 15.26 | 52.5 | 4.18 | 9.4 | 320 | serving=28, piece=1, cup=144, handful=28, packet=50 | peanut | SR28 16089
dry roasted peanut | dry roasted peanuts, dry-roasted peanuts salted | snack | 🥜 | 587 | 24.35 | 21.26 | 49.66 | 4.9 | 8.4 | 410 | serving=28, piece=1, cup=146, handful=28 | peanut | SR28 16090
unsalted roasted peanut | unsalted peanuts, roasted unsalted peanuts | snack | 🥜 | 587 | 24.35 | 21.26 | 49.66 | 4.9 | 8.4 | 6 | serving=28, piece=1, cup=146, handful=28 | peanut | SR28 16390
boiled peanut | boiled peanuts | snack | 🥜 | 318 | 13.5 | 21.26 | 22.01 | 2.47 | 8.8 | 751 | serving=63, cup=180, handful=40 | peanut | SR28 16088
honey roasted peanuts | honey roast peanuts, honey peanuts | snack | 🥜 | 571 | 23 | 25 | 44 | 15 | 7 | 310 | serving=28, cup=146, handful=28 | peanut, honey | label
coated peanuts | japanese peanuts, nutnut, cracker nuts, chili coated peanuts, cacahuates japoneses | snack | 🥜 | 515 | 15 | 46 | 30 | 9 | 4.5 | 650 | serving=30, handful=30, cup=130 | peanut, wheat, gluten, soy | label
nuts | nut, handful of nuts, raw mixed nuts, unsalted mixed nuts, mixed nuts unsalted, unsalted nuts | snack | 🥜 | 607 | 19.5 | 22.42 | 53.5 | 5 | 6.4 | 4 | serving=28, cup=137, handful=28 | tree_nut, peanut | SR28 12135
ground almonds | almond flour, almond meal | general | 🌰 | 590 | 21.4 | 18.67 | 52.52 | 4.63 | 9.9 | 19 | serving=28, cup=96, tbsp=6 | tree_nut | SR28 12062
desiccated coconut | dried coconut, unsweetened shredded coconut, coconut flakes, unsweetened coconut, shredded coconut, grated coconut | snack | 🥥 | 660 | 6.88 | 23.65 | 64.53 | 7.35 | 16.3 | 37 | serving=15, cup=80, tbsp=5, handful=15 | tree_nut, sulphite | SR28 12108
sweetened coconut flakes | sweetened shredded coconut, sweet coconut flakes | snack | 🥥 | 456 | 3.13 | 51.85 | 27.99 | 36.75 | 9.9 | 285 | serving=15, cup=85, tbsp=5 | tree_nut, sulphite | SR28 12109
coconut milk | canned coconut milk, full fat coconut milk, tinned coconut milk, thick coconut milk | general | 🥥 | 197 | 2.02 | 2.81 | 21.33 | 2 | 0 | 13 | serving=60, ml=0.97, can=400 | tree_nut | SR28 12118
light coconut milk | reduced fat coconut milk, lite coconut milk | general | 🥥 | 68 | 0.6 | 1.6 | 6.6 | 0.9 | 0 | 25 | serving=80, ml=0.98, can=400 | tree_nut | label
coconut cream | canned coconut cream, creamed coconut | general | 🥥 | 330 | 3.63 | 6.65 | 34.68 | 3 | 2.2 | 4 | serving=45, tbsp=15, cup=240, can=400 | tree_nut | SR28 12115
sunflower seed | sunflower seeds, sunflower kernels, hulled sunflower seeds, raw sunflower seeds | snack | 🌻 | 584 | 20.78 | 20 | 51.46 | 2.62 | 8.6 | 9 | serving=28, tbsp=8.8, tsp=2.9, cup=140, handful=28 | - | SR28 12036
roasted sunflower seed | salted sunflower seeds, roasted sunflower seeds, roasted salted sunflower seeds | snack | 🌻 | 582 | 19.33 | 24.07 | 49.8 | 2.73 | 9 | 655 | serving=28, tbsp=8, cup=128, handful=28 | - | SR28 12537
pumpkin seed | pumpkin seeds, pepita, raw pumpkin seeds, pepitas | snack | 🎃 | 559 | 30.23 | 10.71 | 49.05 | 1.4 | 6 | 7 | serving=28, tbsp=8, tsp=2.7, cup=129, handful=28 | - | SR28 12014
roasted pumpkin seed | salted pumpkin seeds, roasted pumpkin seeds, roasted pepitas | snack | 🎃 | 574 | 29.84 | 14.71 | 49.05 | 1.29 | 6.5 | 256 | serving=28, tbsp=7.4, cup=118, handful=28 | - | SR28 12516
chia seed | chia seeds, chia | snack | 🌱 | 486 | 16.54 | 42.12 | 30.74 | 0 | 34.4 | 16 | serving=12, tbsp=12, tsp=4, cup=170 | - | SR28 12006
flaxseed | flax seed, linseed, flax seeds, whole flaxseed | snack | 🌱 | 534 | 18.29 | 28.88 | 42.16 | 1.55 | 27.3 | 30 | serving=10, tbsp=10.3, tsp=3.4, cup=168 | - | SR28 12220
ground flaxseed | milled flaxseed, flax meal, ground flax, flaxseed meal | snack | 🌱 | 534 | 18.29 | 28.88 | 42.16 | 1.55 | 27.3 | 30 | serving=7, tbsp=7, tsp=2.5, cup=112 | - | SR28 12220
hemp seed | hemp seeds, hemp hearts, hulled hemp seeds | snack | 🌱 | 553 | 31.56 | 8.67 | 48.75 | 1.5 | 4 | 5 | serving=30, tbsp=10, tsp=3.3, cup=160 | - | SR28 12012
sesame seed | sesame seeds, white sesame, black sesame seeds | snack | 🌱 | 573 | 17.73 | 23.45 | 49.67 | 0.3 | 11.8 | 11 | serving=9, tbsp=9, tsp=3, cup=144 | sesame | SR28 12023
toasted sesame seed | roasted sesame seeds, toasted sesame seeds, gomasio | snack | 🌱 | 567 | 16.96 | 26.04 | 48 | 0.48 | 16.9 | 39 | serving=8, tbsp=8, tsp=2.7, cup=128 | sesame | SR28 12029
poppy seed | poppy seeds | general | 🌱 | 525 | 17.99 | 28.13 | 41.56 | 2.99 | 19.5 | 26 | serving=8.8, tbsp=8.8, tsp=2.8, cup=140 | - | SR28 02033
watermelon seeds | roasted watermelon seeds, melon seeds, egusi seeds | snack | 🍉 | 557 | 28.33 | 15.31 | 47.37 | 0 | 4 | 99 | serving=28, cup=108, handful=28 | - | SR28 12174
mixed seeds | seed mix, salad seeds, seeds, omega seed mix | snack | 🌱 | 566 | 23.26 | 18.6 | 48.95 | 1.68 | 10.97 | 12 | serving=15, tbsp=9, tsp=3, cup=140, handful=28 | sesame | recipe: 35 SR28 12036; 35 SR28 12014; 15 SR28 12220; 15 SR28 12023
# nut butters
peanut butter | pb, smooth peanut butter, creamy peanut butter, jif, skippy, peanutbutter | protein | 🥜 | 598 | 22.21 | 22.31 | 51.36 | 10.49 | 5 | 426 | serving=32, tbsp=16, tsp=5.3, cup=258, knife=15 | peanut | SR28 16098
crunchy peanut butter | chunky peanut butter, crunchy pb | protein | 🥜 | 589 | 24.06 | 21.57 | 49.94 | 8.41 | 8 | 486 | serving=32, tbsp=16, tsp=5.3, cup=258 | peanut | SR28 16097
natural peanut butter | unsalted peanut butter, 100% peanut butter, peanut butter no added sugar | protein | 🥜 | 587 | 24.35 | 21.26 | 49.66 | 4.9 | 8.4 | 6 | serving=32, tbsp=16, tsp=5.3, cup=258 | peanut | SR28 16390
reduced fat peanut butter | light peanut butter, low fat peanut butter | protein | 🥜 | 520 | 25.9 | 35.65 | 34 | 9.28 | 5.2 | 540 | serving=36, tbsp=18, tsp=6 | peanut | SR28 16150
powdered peanut butter | pb2, peanut butter powder, peanut powder, peanut flour | protein | 🥜 | 405 | 45 | 38 | 12 | 15 | 15 | 700 | serving=13, tbsp=6.5, tsp=2.2, cup=96 | peanut | label
almond butter | almond nut butter, almond spread | protein | 🌰 | 614 | 20.96 | 18.82 | 55.5 | 4.43 | 10.3 | 7 | serving=32, tbsp=16, tsp=5.3, cup=250 | tree_nut | SR28 12195
cashew butter | cashew nut butter | protein | 🥜 | 609 | 12.12 | 30.3 | 53.03 | 9.09 | 3 | 295 | serving=32, tbsp=16, tsp=5.3, cup=256 | tree_nut | SR28 12588
hazelnut butter | pure hazelnut butter, mixed nut butter, nut butter | protein | 🌰 | 646 | 15.03 | 17.6 | 62.4 | 4.89 | 9.4 | 0 | serving=32, tbsp=16, tsp=5.3 | tree_nut, peanut | SR28 12122
sunflower seed butter | sunbutter, sunflower butter, seed butter | protein | 🌻 | 617 | 17.28 | 23.32 | 55.2 | 10.54 | 5.7 | 331 | serving=32, tbsp=16, tsp=5.3, cup=256 | - | SR28 12540
tahini | sesame paste, tahina, sesame butter, tahin | general | 🥣 | 595 | 17 | 21.19 | 53.76 | 0.49 | 9.3 | 115 | serving=15, tbsp=15, tsp=5, cup=240 | sesame | SR28 12166
tahini sauce | tahini dressing, lemon tahini sauce | general | 🥣 | 247 | 7.03 | 10.57 | 21.68 | 0.72 | 3.84 | 360 | serving=30, tbsp=15, tsp=5, cup=240 | sesame | recipe: 60 SR28 12166; 30 SR28 09152; 55 SR28 14411; 3 SR28 11215; 1.2 SR28 02047
hazelnut cocoa spread | nutella, chocolate hazelnut spread, chocolate spread, hazelnut spread, nocciolata | snack | 🍫 | 541 | 5.41 | 62.16 | 29.73 | 54.05 | 5.4 | 41 | serving=37, tbsp=18.5, tsp=6.2, cup=300 | tree_nut, milk, soy | SR28 19125
# rice and other grains, cooked and dry
white rice | rice, cooked rice, boiled rice, steamed rice, cooked white rice, boiled white rice, long grain rice, plain rice, rice cooked, jasmine rice, plain white rice, chawal, steam rice, sona masoori, sona masoori rice, ponni rice, idiyappam, steamed white rice, kolam rice, boiled rice plain | grain | 🍚 | 130 | 2.69 | 28.17 | 0.28 | 0.05 | 0.4 | 1 | serving=158, cup=158, bowl=200, plate=250, tbsp=10, handful=60, scoop=80 | - | SR28 20045
jeera rice | cumin rice, zeera rice, jira rice, lemon rice, tamarind rice, puliyogare, peas pulao, matar pulao, veg pulao, ghee rice, tawa pulao | grain | 🍚 | 154 | 2.71 | 27.41 | 3.44 | 0.06 | 0.45 | 2 | serving=180, cup=158, plate=250, bowl=237, katori=100 | milk | recipe: 158 SR28 20045; 5 SR28 01003; 1 SR28 02014
basmati rice | cooked basmati rice, boiled basmati, basmati | grain | 🍚 | 130 | 2.69 | 28.17 | 0.28 | 0.05 | 0.4 | 1 | serving=158, cup=158, bowl=200, plate=250, tbsp=10 | - | SR28 20045
brown rice | cooked brown rice, boiled brown rice, whole grain rice, wholegrain rice, wholemeal rice, brown basmati rice, brown basmati | grain | 🍚 | 123 | 2.74 | 25.58 | 0.97 | 0.24 | 1.6 | 4 | serving=195, cup=202, bowl=220, plate=250, tbsp=12 | - | SR28 20037
short grain rice | sushi rice plain, japanese rice, gohan, medium grain rice, calrose rice, cooked sushi rice, arborio rice cooked, bowl of rice | grain | 🍚 | 130 | 2.38 | 28.59 | 0.21 | 0 | 0.3 | 0 | serving=186, cup=186, bowl=186, tbsp=12 | - | SR28 20051
sushi rice | seasoned sushi rice, vinegared rice | grain | 🍣 | 135 | 2.2 | 30.08 | 0.19 | 3.69 | 0.28 | 239 | serving=150, cup=186 | - | recipe: 300 SR28 20051; 20 SR28 02053; 12 SR28 19335; 2 SR28 02047; yield=325
sticky rice | glutinous rice, sweet rice cooked, thai sticky rice | grain | 🍚 | 97 | 2.02 | 21.09 | 0.19 | 0.05 | 1 | 5 | serving=174, cup=174, bowl=200 | - | SR28 20055
parboiled rice | converted rice, uncle bens rice, cooked parboiled rice, bens original rice | grain | 🍚 | 123 | 2.91 | 26.05 | 0.37 | 0.11 | 0.9 | 2 | serving=158, cup=158, bowl=200, plate=250 | - | SR28 20047
instant rice | minute rice, precooked rice, boil in bag rice, quick rice | grain | 🍚 | 124 | 2.18 | 26.76 | 0.5 | 0 | 0.6 | 4 | serving=165, cup=165 | - | SR28 20049
microwave rice | rice pouch, ready rice, microwave rice pouch, ready to heat rice | grain | 🍚 | 158 | 3.3 | 31.5 | 1.9 | 0.2 | 0.8 | 10 | serving=125, pouch=250, packet=250, cup=150 | - | label
chinese restaurant rice | takeout rice, takeaway steamed rice, restaurant steamed rice, restaurant white rice | grain | 🍚 | 151 | 3.2 | 33.88 | 0.27 | 0.1 | 0.9 | 5 | serving=200, cup=132, carton=400, bowl=200 | - | SR28 20058
wild rice | cooked wild rice | grain | 🍚 | 101 | 3.99 | 21.34 | 0.34 | 0.73 | 1.8 | 3 | serving=164, cup=164 | - | SR28 20089
red rice grain | black rice, forbidden rice, cooked black rice, cooked red rice, purple rice | grain | 🍚 | 127 | 2.6 | 26.29 | 1.1 | 0.23 | 1.24 | 2 | serving=180, cup=190 | - | recipe: 100 SR28 20036; yield=290
dry white rice | raw rice, uncooked rice, dry rice, raw white rice, uncooked white rice, rice dry, dry basmati rice, uncooked jasmine rice, dry jasmine rice | grain | 🍚 | 365 | 7.13 | 79.95 | 0.66 | 0.12 | 1.3 | 5 | serving=60, cup=185, tbsp=12 | - | SR28 20044
dry brown rice | raw brown rice, uncooked brown rice | grain | 🍚 | 367 | 7.54 | 76.25 | 3.2 | 0.66 | 3.6 | 5 | serving=60, cup=185, tbsp=12 | - | SR28 20036
dry risotto rice | arborio rice, arborio, raw arborio, raw arborio rice, carnaroli, risotto rice, dry sushi rice, uncooked short grain rice | grain | 🍚 | 358 | 6.5 | 79.15 | 0.52 | 0.1 | 2.8 | 1 | serving=75, cup=200, tbsp=13 | - | SR28 20052
dry wild rice | raw wild rice | grain | 🍚 | 357 | 14.73 | 74.9 | 1.08 | 2.5 | 6.2 | 7 | serving=45, cup=160 | - | SR28 20088
quinoa | cooked quinoa, boiled quinoa, white quinoa, red quinoa, tricolor quinoa | grain | 🌾 | 120 | 4.4 | 21.3 | 1.92 | 0.87 | 2.8 | 7 | serving=185, cup=185, bowl=200, tbsp=11.6 | - | SR28 20137
dry quinoa | raw quinoa, uncooked quinoa | grain | 🌾 | 368 | 14.12 | 64.16 | 6.07 | 2.7 | 7 | 5 | serving=45, cup=170, tbsp=10.6 | - | SR28 20035
couscous | cooked couscous, plain couscous, cous cous | grain | 🌾 | 112 | 3.79 | 23.22 | 0.16 | 0.1 | 1.4 | 5 | serving=157, cup=157, bowl=200, tbsp=10 | wheat, gluten | SR28 20029
whole wheat couscous | wholewheat couscous, wholemeal couscous, cooked whole wheat couscous | grain | 🌾 | 125 | 4.6 | 25 | 0.6 | 0.6 | 2.6 | 5 | serving=157, cup=157 | wheat, gluten | label
israeli couscous | pearl couscous, giant couscous, ptitim, fregola | grain | 🌾 | 151 | 5.32 | 30.48 | 0.62 | 1.09 | 1.31 | 2 | serving=160, cup=165 | wheat, gluten | recipe: 100 SR28 20120; yield=245
dry couscous | raw couscous, uncooked couscous | grain | 🌾 | 376 | 12.76 | 77.43 | 0.64 | 1 | 5 | 10 | serving=60, cup=173, tbsp=11 | wheat, gluten | SR28 20028
bulgur | bulgur wheat, bulghur, cooked bulgur, bulgar wheat, burghul | grain | 🌾 | 83 | 3.08 | 18.58 | 0.24 | 0.1 | 4.5 | 5 | serving=182, cup=182, tbsp=8.4 | wheat, gluten | SR28 20013
dry bulgur | raw bulgur, uncooked bulgur | grain | 🌾 | 342 | 12.29 | 75.87 | 1.33 | 0.41 | 12.5 | 17 | serving=50, cup=140, tbsp=9 | wheat, gluten | SR28 20012
barley | pearl barley, cooked barley, cooked pearl barley, pearled barley | grain | 🌾 | 123 | 2.26 | 28.22 | 0.44 | 0.28 | 3.8 | 3 | serving=157, cup=157, tbsp=10 | gluten | SR28 20006
dry pearl barley | dry barley, raw barley, uncooked barley | grain | 🌾 | 352 | 9.91 | 77.72 | 1.16 | 0.8 | 15.6 | 9 | serving=50, cup=200, tbsp=12.5 | gluten | SR28 20005
millet | cooked millet, hirse, boiled millet | grain | 🌾 | 119 | 3.51 | 23.67 | 1 | 0.13 | 1.3 | 2 | serving=174, cup=174 | - | SR28 20032
dry millet | raw millet, uncooked millet | grain | 🌾 | 378 | 11.02 | 72.85 | 4.22 | 1 | 8.5 | 5 | serving=50, cup=200 | - | SR28 20031
buckwheat | cooked buckwheat, buckwheat groats, boiled buckwheat, grechka, roasted buckwheat | grain | 🌾 | 92 | 3.38 | 19.94 | 0.62 | 0.9 | 2.7 | 4 | serving=168, cup=168, bowl=200 | - | SR28 20010
dry buckwheat | raw buckwheat, uncooked buckwheat, dry kasha | grain | 🌾 | 346 | 11.73 | 74.95 | 2.71 | 2.6 | 10.3 | 11 | serving=50, cup=164 | - | SR28 20009
farro | spelt, cooked farro, cooked spelt, emmer, freekeh, einkorn, wheat berries, cooked wheat berries, ebly | grain | 🌾 | 127 | 5.5 | 26.44 | 0.85 | 4 | 3.9 | 5 | serving=194, cup=194 | wheat, gluten | SR28 20141
dry farro | dry spelt, raw spelt, uncooked farro | grain | 🌾 | 338 | 14.57 | 70.19 | 2.43 | 6.82 | 10.7 | 8 | serving=50, cup=174 | wheat, gluten | SR28 20140
amaranth | cooked amaranth | grain | 🌾 | 102 | 3.8 | 18.69 | 1.58 | 0.8 | 2.1 | 6 | serving=246, cup=246 | - | SR28 20002
dry amaranth | raw amaranth, amaranth grain | grain | 🌾 | 371 | 13.56 | 65.25 | 7.02 | 1.69 | 6.7 | 4 | serving=45, cup=193 | - | SR28 20001
teff | cooked teff | grain | 🌾 | 101 | 3.87 | 19.86 | 0.65 | 0.8 | 2.8 | 8 | serving=252, cup=252 | - | SR28 20143
dry teff | raw teff, teff grain | grain | 🌾 | 367 | 13.3 | 73.13 | 2.38 | 1.84 | 8 | 12 | serving=45, cup=193 | - | SR28 20142
kamut | khorasan wheat, cooked kamut | grain | 🌾 | 132 | 5.71 | 27.6 | 0.83 | 3.07 | 4.3 | 8 | serving=172, cup=172 | wheat, gluten | SR28 20139
sorghum | sorghum grain, jowar grain, dry sorghum | grain | 🌾 | 329 | 10.62 | 72.09 | 3.46 | 2.53 | 6.7 | 2 | serving=50, cup=192 | - | SR28 20067
plain polenta | boiled polenta, polenta cooked in water, cooked polenta, corn porridge, cooked cornmeal, mamaliga | grain | 🌽 | 70 | 1.35 | 15.13 | 0.33 | 0.31 | 0.74 | 112 | serving=200, cup=240, slice=80, bowl=250 | - | recipe: 200 SR28 20022; 3 SR28 02047; yield=1050
fried polenta | grilled polenta, polenta fries, polenta tube, ready made polenta | grain | 🌽 | 113 | 1.67 | 18.69 | 3.35 | 0.38 | 0.92 | 138 | serving=120, slice=60, piece=60 | - | recipe: 200 SR28 20022; 3 SR28 02047; 25 SR28 04053; yield=850
grits | cooked grits, corn grits, hominy grits, plain grits, boiled grits | grain | 🌽 | 71 | 1.71 | 14.76 | 0.46 | 0.12 | 0.8 | 223 | serving=257, cup=257, bowl=257, tbsp=16 | - | SR28 08161
instant grits | quaker instant grits, grits packet dry | grain | 🌽 | 343 | 7.31 | 78.42 | 2.14 | 1.51 | 4.2 | 1121 | serving=29, packet=29, tbsp=7 | - | SR28 08092
dry grits | raw grits, uncooked grits | grain | 🌽 | 370 | 7.65 | 79.09 | 1.75 | 0.57 | 4.6 | 1 | serving=40, cup=156, tbsp=9.7 | - | SR28 08090
hominy | canned hominy, mote, white hominy | grain | 🌽 | 72 | 1.48 | 14.26 | 0.88 | 1.82 | 2.5 | 345 | serving=165, cup=165 | - | SR28 20030
oatmeal | porridge, oatmeal made with water, cooked steel cut oats, cooked rolled oats, cooked oatmeal, porridge made with water, cooked oats, porridge oats cooked, oat porridge, boiled oats, bowl of oatmeal, plain oatmeal | grain | 🥣 | 71 | 2.54 | 12 | 1.52 | 0.27 | 1.7 | 4 | serving=234, cup=234, bowl=234, tbsp=14.6 | gluten | SR28 08121
ready brek cooked | ready brek with milk | main_dish | 🥣 | 100 | 4 | 13 | 3.4 | 4.5 | 1.3 | 45 | serving=230, bowl=230 | gluten, milk | label
oats | rolled oats, dry oats, raw oats, porridge oats, quick oats, old fashioned oats, oat flakes, instant oats, jumbo oats, uncooked oats, oatmeal dry, dry oatmeal, haferflocken | grain | 🌾 | 379 | 13.15 | 67.7 | 6.52 | 0.99 | 10.1 | 6 | serving=40, cup=81, tbsp=5, handful=30, scoop=40, bowl=40 | gluten | SR28 08120
ready brek | instant oats fine, smooth oats | grain | 🥣 | 373 | 11.8 | 58 | 8.7 | 1 | 8 | 20 | serving=30, cup=80, tbsp=7 | gluten | label
steel cut oats | steel-cut oats, pinhead oats, dry steel cut oats, oat groats, irish oats | grain | 🌾 | 389 | 16.89 | 66.27 | 6.9 | 1 | 10.6 | 2 | serving=40, cup=160, tbsp=10 | gluten | SR28 20038
instant oatmeal | instant oatmeal cooked, instant porridge, plain instant oatmeal, quick porridge | grain | 🥣 | 68 | 2.37 | 11.67 | 1.36 | 0.46 | 1.7 | 49 | serving=234, cup=234, bowl=234, packet=177 | gluten | SR28 08123
instant oatmeal packet | plain instant oatmeal packet, dry instant oatmeal, oatso simple, porridge sachet, oatmeal packet | grain | 🥣 | 362 | 11.92 | 69.52 | 6.9 | 1.5 | 10 | 220 | serving=28, packet=28, piece=28 | gluten | SR28 08122
flavored instant oatmeal packet | maple brown sugar instant oatmeal, maple and brown sugar oatmeal packet, quaker instant oatmeal, flavoured porridge sachet, golden syrup porridge | grain | 🥣 | 368 | 9.2 | 76.91 | 4.63 | 30.02 | 7.2 | 506 | serving=43, packet=43, piece=43 | gluten | SR28 08130
apple cinnamon instant oatmeal packet | apple cinnamon oatmeal, apples and cinnamon oatmeal | grain | 🥣 | 366 | 8.62 | 76.74 | 4.61 | 28.87 | 8.3 | 454 | serving=43, packet=43, piece=43 | gluten | SR28 08124
oat bran | raw oat bran, dry oat bran | grain | 🌾 | 364 | 17.03 | 62.94 | 7.97 | 1.43 | 14.3 | 5 | serving=40, cup=80, tbsp=6 | gluten | SR28 08231
wheat bran | bran, raw wheat bran | grain | 🌾 | 216 | 15.55 | 64.51 | 4.25 | 0.41 | 42.8 | 2 | serving=7, cup=58, tbsp=3.6 | wheat, gluten | SR28 20077
wheat germ | wheatgerm, toasted wheat germ | grain | 🌾 | 382 | 29.1 | 49.6 | 10.7 | 7.8 | 15.1 | 4 | serving=14, cup=113, tbsp=7 | wheat, gluten | SR28 08084
cream of wheat | farina, cooked cream of wheat, cooked farina, semolina porridge, wheat porridge, malt-o-meal | grain | 🥣 | 50 | 1.44 | 10.52 | 0.21 | 0.03 | 0.5 | 6 | serving=240, cup=251, bowl=251 | wheat, gluten | SR28 08103
dry cream of wheat | dry farina, cream of wheat dry | grain | 🌾 | 370 | 10.5 | 76.5 | 1.5 | 0.2 | 3.8 | 7 | serving=33, cup=170, tbsp=10.6 | wheat, gluten | SR28 08102
cream of rice | cooked cream of rice | grain | 🥣 | 52 | 0.9 | 11.4 | 0.1 | 0.04 | 0.1 | 1 | serving=244, cup=244, bowl=244 | - | SR28 08101
tapioca pearls | dry tapioca, tapioca pearl, sago, boba pearls dry | grain | ⚪ | 358 | 0.19 | 88.69 | 0.02 | 3.35 | 0.9 | 1 | serving=30, cup=152, tbsp=10 | - | SR28 20068
# pasta and noodles
pasta | cooked pasta, spaghetti, boiled pasta, cooked spaghetti, plain pasta, plain spaghetti, penne, macaroni, fusilli, rigatoni, linguine, farfalle, noodles italian, tagliatelle, fettuccine, cooked macaroni, pasta shells, cooked penne, orzo, bow tie pasta, elbow macaroni, rotini, white pasta, angel hair pasta | grain | 🍝 | 158 | 5.8 | 30.86 | 0.93 | 0.56 | 1.8 | 1 | serving=140, cup=124, plate=250, bowl=220, handful=60 | wheat, gluten | SR28 20121
whole wheat pasta | wholewheat pasta, whole wheat spaghetti, wholemeal pasta, whole grain pasta, cooked whole wheat pasta, wholewheat penne, whole wheat penne, wholewheat fusilli, wholegrain pasta, brown pasta, wholewheat spaghetti | grain | 🍝 | 149 | 5.99 | 30.07 | 1.71 | 0.75 | 3.9 | 4 | serving=140, cup=117, plate=250, bowl=220 | wheat, gluten | SR28 20125
gluten-free pasta | gluten free pasta, corn pasta, cooked gluten free pasta, rice pasta | grain | 🍝 | 179 | 3.2 | 38.05 | 1 | 0 | 1.4 | 4 | serving=140, cup=141, plate=250, bowl=220 | - | SR28 20657
fresh pasta | cooked fresh pasta, fresh tagliatelle, fresh egg pasta, homemade pasta, egg pasta | grain | 🍝 | 131 | 5.15 | 24.93 | 1.05 | 0.5 | 1.5 | 6 | serving=180, cup=140, plate=250 | wheat, gluten, egg | SR28 20094
spinach pasta | green pasta, vegetable pasta plain, tricolor pasta, cooked spinach spaghetti | grain | 🍝 | 128 | 4.53 | 26.61 | 0.11 | 1.15 | 4.3 | 6 | serving=140, cup=134, plate=250 | wheat, gluten | SR28 20106
dry pasta | raw pasta, uncooked pasta, dry spaghetti, uncooked spaghetti, pasta dry, spaghetti dry, dried pasta, dry penne, dry macaroni, raw spaghetti, dry orzo | grain | 🍝 | 371 | 13.04 | 74.67 | 1.51 | 2.67 | 3.2 | 6 | serving=57, cup=91, packet=500, handful=50 | wheat, gluten | SR28 20120
dry whole wheat pasta | dry wholewheat pasta, uncooked whole wheat pasta, dry wholewheat penne, dry whole wheat penne, dry whole wheat spaghetti | grain | 🍝 | 352 | 13.87 | 73.37 | 2.93 | 2.74 | 9.2 | 6 | serving=57, cup=91 | wheat, gluten | SR28 20124
dry gluten-free pasta | dry gluten free pasta, dry corn pasta | grain | 🍝 | 357 | 7.46 | 79.26 | 2.08 | 0.5 | 11 | 3 | serving=57, cup=105 | - | SR28 20091
lasagna sheet | lasagne sheet, dry lasagna noodle, lasagna noodle | grain | 🍝 | 371 | 13.04 | 74.67 | 1.51 | 2.67 | 3.2 | 6 | serving=57, piece=19, sheet=19 | wheat, gluten | SR28 20120
egg noodles | egg noodle, cooked egg noodles, chinese egg noodles, noodles, noodle, cooked noodles, lo mein noodles plain, chow mein noodles boiled, wheat noodles | grain | 🍜 | 138 | 4.54 | 25.16 | 2.07 | 0.4 | 1.2 | 5 | serving=160, cup=160, bowl=220, packet=150 | wheat, gluten, egg | SR28 20110
hakka noodles | veg hakka noodles, chilli garlic noodles, veg noodles, indo chinese noodles | main_dish | 🍜 | 165 | 4 | 25 | 5.5 | 2 | 1.6 | 450 | serving=250, cup=160, plate=300, bowl=280 | wheat, gluten, soy | label
dry egg noodles | raw egg noodles, uncooked egg noodles, dry noodles | grain | 🍜 | 384 | 14.16 | 71.27 | 4.44 | 1.88 | 3.3 | 21 | serving=57, cup=38, nest=50 | wheat, gluten, egg | SR28 20109
rice noodles | rice noodle, cooked rice noodles, rice vermicelli, pho noodles, vermicelli noodles, rice sticks, bun noodles, rice vermicelli cooked | grain | 🍜 | 108 | 1.79 | 24.01 | 0.2 | 0.03 | 1 | 19 | serving=176, cup=176, bowl=220 | - | SR28 20134
dry rice noodles | raw rice noodles, uncooked rice noodles, dry rice vermicelli | grain | 🍜 | 364 | 5.95 | 80.18 | 0.56 | 0.12 | 1.6 | 182 | serving=57, nest=50 | - | SR28 20133
soba noodles | soba, cooked soba, buckwheat noodles, soba noodle | grain | 🍜 | 99 | 5.06 | 21.44 | 0.1 | 0.5 | 1.5 | 60 | serving=170, cup=114, bowl=200 | wheat, gluten | SR28 20115
dry soba noodles | raw soba, dry soba | grain | 🍜 | 336 | 14.38 | 74.62 | 0.71 | 1 | 3.5 | 792 | serving=57, bundle=90 | wheat, gluten | SR28 20114
udon noodles | udon noodle, cooked udon, plain udon, udon | grain | 🍜 | 127 | 3.2 | 27 | 0.3 | 0.4 | 1 | 180 | serving=200, cup=160, packet=200, bowl=220 | wheat, gluten | label
somen noodles | somen, cooked somen | grain | 🍜 | 131 | 4 | 27.54 | 0.18 | 0.5 | 1.5 | 161 | serving=176, cup=176 | wheat, gluten | SR28 20117
dry somen noodles | dry somen, dry udon, dry udon noodles, dry wheat noodles, uncooked udon noodles | grain | 🍜 | 356 | 11.35 | 74.1 | 0.81 | 1.5 | 4.3 | 1840 | serving=57, bundle=100 | wheat, gluten | SR28 20116
ramen noodles plain | fresh ramen noodles, cooked ramen noodles, plain ramen noodles | grain | 🍜 | 150 | 5 | 30 | 0.9 | 0.5 | 1.3 | 200 | serving=180, cup=160 | wheat, gluten, egg | label
dry instant noodles | dry ramen, dry ramen noodles, dry chicken ramen noodles, dry chicken ramen, dry pot noodle, instant noodle block dry, dry ramen block, uncooked ramen noodles, instant ramen dry, instant noodles dry, dry instant ramen noodles, raw instant noodles, dry super noodles | grain | 🍜 | 440 | 10.17 | 60.26 | 17.59 | 1.98 | 2.9 | 1855 | serving=81, packet=81, piece=81 | wheat, gluten, soy | SR28 06583
glass noodles | cellophane noodles, bean thread noodles, mung bean noodles, cooked glass noodles, sweet potato noodles, dangmyeon | grain | 🍜 | 86 | 0.04 | 21 | 0.01 | 0 | 0.12 | 2 | serving=140, cup=140 | - | recipe: 100 SR28 16082; yield=410
dry glass noodles | dry cellophane noodles, raw glass noodles | grain | 🍜 | 351 | 0.16 | 86.09 | 0.06 | 0 | 0.5 | 10 | serving=50, cup=140 | - | SR28 16082
crispy chow mein noodles | crispy noodles, crunchy noodles, fried chow mein noodles, chow mein noodle dry | grain | 🍜 | 475 | 8.11 | 72.8 | 15.43 | 5.71 | 3.7 | 1174 | serving=28, cup=56, handful=20 | wheat, gluten | SR28 20113
shirataki noodles | konjac noodles, konjac rice, miracle noodles, shirataki, slim noodles | grain | 🍜 | 9 | 0.1 | 4 | 0 | 0 | 3.5 | 10 | serving=125, cup=125, packet=200 | - | label
# flours and starches
flour | white flour, all-purpose flour, all purpose flour, plain flour, wheat flour | grain | 🌾 | 364 | 10.33 | 76.31 | 0.98 | 0.27 | 2.7 | 2 | serving=31, cup=125, tbsp=8, tsp=2.6 | wheat, gluten | SR28 20081
self-rising flour | self raising flour, self rising flour, self-raising flour | grain | 🌾 | 354 | 9.89 | 74.22 | 0.97 | 0.22 | 2.7 | 1193 | serving=31, cup=125, tbsp=8 | wheat, gluten | SR28 20082
bread flour | strong flour, strong white flour, 00 flour, pizza flour | grain | 🌾 | 361 | 11.98 | 72.53 | 1.66 | 0.31 | 2.4 | 2 | serving=34, cup=137, tbsp=8.5 | wheat, gluten | SR28 20083
cake flour | pastry flour | grain | 🌾 | 362 | 8.2 | 78.03 | 0.86 | 0.31 | 1.7 | 2 | serving=34, cup=137, tbsp=8.5 | wheat, gluten | SR28 20084
whole wheat flour | wholemeal flour, wholewheat flour, atta, whole grain flour | grain | 🌾 | 340 | 13.21 | 71.97 | 2.5 | 0.41 | 10.7 | 2 | serving=30, cup=120, tbsp=7.5 | wheat, gluten | SR28 20080
rye flour | dark rye flour | grain | 🌾 | 325 | 15.91 | 68.63 | 2.22 | 2.31 | 23.8 | 2 | serving=32, cup=128, tbsp=8 | gluten | SR28 20063
spelt flour | wholegrain spelt flour, dinkelmehl | grain | 🌾 | 338 | 14.57 | 70.19 | 2.43 | 6.82 | 10.7 | 8 | serving=30, cup=174, tbsp=7.5 | wheat, gluten | SR28 20140
oat flour | ground oats | grain | 🌾 | 404 | 14.66 | 65.7 | 9.12 | 0.8 | 6.5 | 19 | serving=30, cup=104, tbsp=6.5 | gluten | SR28 20132
rice flour | white rice flour, glutinous rice flour | grain | 🌾 | 366 | 5.95 | 80.13 | 1.42 | 0.12 | 2.4 | 0 | serving=30, cup=158, tbsp=10 | - | SR28 20061
brown rice flour | brown rice flour gluten free | grain | 🌾 | 363 | 7.23 | 76.48 | 2.78 | 0.66 | 4.6 | 8 | serving=30, cup=158, tbsp=10 | - | SR28 20090
buckwheat flour | buckwheat flour whole | grain | 🌾 | 335 | 12.62 | 70.59 | 3.1 | 2.6 | 10 | 11 | serving=30, cup=120, tbsp=7.5 | - | SR28 20011
chickpea flour | gram flour, besan, garbanzo flour | grain | 🌾 | 387 | 22.39 | 57.82 | 6.69 | 10.85 | 10.8 | 64 | serving=30, cup=92, tbsp=6 | - | SR28 16157
sattu | roasted gram flour, chana sattu, sattu powder | grain | 🌾 | 400 | 21.5 | 62 | 6 | 4 | 14 | 20 | serving=30, tbsp=8, cup=100, scoop=30 | - | label
coconut flour | coconut flour gluten free | grain | 🥥 | 400 | 18 | 60 | 14 | 9 | 38 | 40 | serving=15, cup=112, tbsp=7 | tree_nut | label
soy flour | soya flour, soy flour full fat | grain | 🌾 | 434 | 37.81 | 31.92 | 20.65 | 7.5 | 9.6 | 13 | serving=20, cup=84, tbsp=5.2 | soy | SR28 16115
cornmeal | corn meal, polenta dry, dry polenta, maize meal, yellow cornmeal, uncooked polenta | grain | 🌽 | 370 | 7.11 | 79.45 | 1.75 | 1.61 | 3.9 | 7 | serving=40, cup=157, tbsp=10 | - | SR28 20022
masa harina | corn flour masa, maseca, masa, corn tortilla flour | grain | 🌽 | 363 | 8.46 | 76.59 | 3.69 | 1.6 | 6.4 | 5 | serving=30, cup=114, tbsp=7 | - | SR28 20317
cornstarch | corn starch, cornflour, maizena, corn flour starch | grain | 🌽 | 381 | 0.26 | 91.27 | 0.05 | 0 | 0.9 | 9 | serving=8, cup=128, tbsp=8, tsp=2.7 | - | SR28 20027
arrowroot powder | arrowroot, potato starch, potato flour, tapioca starch, tapioca flour | grain | 🥔 | 357 | 0.3 | 88.15 | 0.1 | 0 | 3.4 | 2 | serving=8, cup=128, tbsp=8, tsp=2.7 | - | SR28 20003
semolina | dry semolina, semolina flour, suji, sooji, rava, durum semolina, rawa | grain | 🌾 | 360 | 12.68 | 72.83 | 1.05 | 0.6 | 3.9 | 1 | serving=40, cup=167, tbsp=10.4 | wheat, gluten | SR28 20066
gluten-free flour | gluten free flour, gf flour blend | grain | 🌾 | 355 | 5 | 80 | 1.2 | 0.8 | 2.5 | 10 | serving=31, cup=130, tbsp=8 | - | label
psyllium husk | psyllium, metamucil, ispaghula, psyllium powder | general | 🌾 | 195 | 2 | 88 | 0.6 | 0 | 80 | 70 | serving=5, tbsp=5, tsp=1.7 | - | label
pancake mix | dry pancake mix, bisquick, baking mix, waffle mix | grain | 🥞 | 368 | 9.77 | 73.65 | 3.1 | 16.03 | 2.9 | 1082 | serving=40, cup=156, tbsp=10 | wheat, gluten, milk, egg | SR28 18289
# breads
white bread | bread, sliced white bread, slice of bread, bread slice, white sliced bread, sandwich bread, loaf bread, toast bread, wonder bread, plain bread, bloomer, tiger bread, batch loaf, farmhouse loaf, bloomer bread, fairy bread plain, killer bread | grain | 🍞 | 266 | 8.85 | 49.42 | 3.33 | 5.67 | 2.7 | 490 | serving=58, slice=29, piece=29, small=25, medium=29, large=38, loaf=450 | wheat, gluten, soy, milk | SR28 18069
toast | white toast, toasted white bread, slice of toast, plain toast, toasted bread, dry toast | grain | 🍞 | 290 | 9 | 54.5 | 4 | 6.2 | 2.9 | 537 | serving=52, slice=26, piece=26 | wheat, gluten, soy, milk | SR28 18070
whole wheat bread | wholemeal bread, wholewheat bread, whole grain bread, wholegrain bread, brown bread, wholemeal, whole-wheat bread, slice of whole wheat bread, 100% whole wheat bread, graham bread, granary bread, wheat | grain | 🍞 | 252 | 12.45 | 42.71 | 3.5 | 4.34 | 6 | 455 | serving=64, slice=32, piece=32, loaf=500 | wheat, gluten, soy | SR28 18075
whole wheat toast | wholemeal toast, whole grain toast, wholegrain toast, brown toast, wholewheat toast, toasted whole wheat bread | grain | 🍞 | 306 | 16.27 | 51.16 | 4.07 | 5.77 | 7.5 | 565 | serving=50, slice=25, piece=25 | wheat, gluten, soy | SR28 18076
wheat bread | light brown bread, honey wheat bread, 50/50 bread, half and half bread | grain | 🍞 | 274 | 10.67 | 47.54 | 4.53 | 5.73 | 4 | 473 | serving=58, slice=29, piece=29 | wheat, gluten, soy | SR28 18064
wheat toast | toasted wheat bread | grain | 🍞 | 313 | 12.96 | 55.77 | 4.27 | 6.42 | 4.7 | 601 | serving=48, slice=24, piece=24 | wheat, gluten, soy | SR28 18065
multigrain bread | seeded bread, multi grain bread, seven grain bread, mixed grain bread, 12 grain bread, ezekiel bread, seeded loaf, malted bread, multiseed bread, 7 grain bread, seven grain bread, 9 grain bread | grain | 🍞 | 265 | 13.36 | 43.34 | 4.23 | 6.39 | 7.4 | 381 | serving=52, slice=26, piece=26, large=40 | wheat, gluten, soy, sesame | SR28 28397
multigrain toast | seeded toast, toasted multigrain bread | grain | 🍞 | 288 | 14.52 | 47.11 | 4.6 | 6.94 | 8.1 | 414 | serving=48, slice=24, piece=24 | wheat, gluten, soy, sesame | SR28 18036
sourdough bread | sourdough, sour dough, slice of sourdough, sourdough slice, san francisco sourdough, country bread | grain | 🍞 | 272 | 10.75 | 51.88 | 2.42 | 4.62 | 2.2 | 602 | serving=64, slice=64, piece=64, small=32, medium=64, large=96, loaf=700 | wheat, gluten | SR28 18029
sourdough toast | toasted sourdough, toasted french bread | grain | 🍞 | 319 | 13 | 61.93 | 2.14 | 3.59 | 3.1 | 720 | serving=55, slice=55, piece=55, small=29 | wheat, gluten | SR28 18030
french bread | vienna bread, white french bread, french stick slice, pain de campagne, farmhouse bread, crusty bread, crusty white bread | grain | 🥖 | 272 | 10.75 | 51.88 | 2.42 | 4.62 | 2.2 | 602 | serving=64, slice=64, piece=64, small=32, medium=64, large=96 | wheat, gluten | SR28 18029
baguette | french baguette, french stick, baguette bread, demi baguette | grain | 🥖 | 272 | 10.75 | 51.88 | 2.42 | 4.62 | 2.2 | 602 | serving=60, piece=250, half=125, slice=15, small=125 | wheat, gluten | SR28 18029
ciabatta | ciabatta roll, ciabatta bread, panini bread | grain | 🥖 | 266 | 9 | 50 | 3 | 2 | 2.5 | 500 | serving=80, piece=80, roll=80, slice=45 | wheat, gluten | label
focaccia | italian flatbread, focaccia bread, rosemary focaccia | grain | 🫓 | 249 | 8.77 | 35.82 | 7.89 | 1.75 | 1.8 | 561 | serving=57, piece=57, slice=57 | wheat, gluten | SR28 18973
italian bread | pugliese, pane, italian white bread | grain | 🍞 | 271 | 8.8 | 50.1 | 3.5 | 3.17 | 3.2 | 550 | serving=60, slice=30, piece=30 | wheat, gluten | SR28 18033
rye bread | light rye bread, caraway rye bread, jewish rye, grey bread, mischbrot, rye-wheat bread, roggenmischbrot, rye | grain | 🍞 | 259 | 8.5 | 48.3 | 3.3 | 3.85 | 5.8 | 603 | serving=64, slice=32, piece=32 | wheat, gluten | SR28 18060
rye toast | toasted rye bread | grain | 🍞 | 284 | 9.4 | 53.1 | 3.6 | 4.23 | 6.4 | 664 | serving=58, slice=29, piece=29 | wheat, gluten | SR28 18061
pumpernickel | pumpernickel bread, dark rye bread, german rye bread, schwarzbrot, vollkornbrot, dark rye, rugbrod, rugbrød, black bread | grain | 🍞 | 250 | 8.7 | 47.5 | 3.1 | 0.53 | 6.5 | 596 | serving=52, slice=26, piece=26, large=40 | wheat, gluten | SR28 18044
oat bread | oatmeal bread, oat loaf | grain | 🍞 | 269 | 8.4 | 48.5 | 4.4 | 8.14 | 4 | 447 | serving=54, slice=27, piece=27 | wheat, gluten | SR28 18039
oat bran bread | oatbran bread | grain | 🍞 | 236 | 10.4 | 39.8 | 4.4 | 7.7 | 4.5 | 353 | serving=60, slice=30, piece=30 | wheat, gluten | SR28 18037
spelt bread | dinkelbrot, wholegrain spelt bread | grain | 🍞 | 245 | 9.5 | 44 | 2.6 | 2 | 5.5 | 440 | serving=80, slice=40, piece=40 | wheat, gluten | label
protein bread | high protein bread, low carb bread, keto bread, gluten bread | grain | 🍞 | 255 | 22 | 18 | 11 | 1.5 | 11 | 450 | serving=80, slice=40, piece=40 | wheat, gluten, soy | label
light bread | reduced calorie bread, diet bread, low calorie bread, nimble bread, 45 calorie bread, light white bread | grain | 🍞 | 207 | 8.7 | 44.3 | 2.5 | 4.76 | 9.7 | 479 | serving=46, slice=23, piece=23 | wheat, gluten, soy | SR28 18057
light wheat bread | reduced calorie wheat bread, light whole wheat bread | grain | 🍞 | 217 | 13.32 | 42.47 | 2.92 | 3.71 | 11.1 | 332 | serving=42, slice=21, piece=21 | wheat, gluten, soy | SR28 18055
potato bread | potato roll bread, martins potato bread | grain | 🍞 | 266 | 12.5 | 47.07 | 3.13 | 9.38 | 6.3 | 375 | serving=64, slice=32, piece=32 | wheat, gluten, milk | SR28 18971
gluten-free bread | gluten free bread, gf bread, schar bread | grain | 🍞 | 250 | 4 | 45 | 6 | 4 | 5 | 450 | serving=60, slice=30, piece=30 | egg | label
raisin bread | cinnamon raisin bread, raisin toast, fruit bread, fruit loaf, cinnamon bread, raisin loaf, cinnamon raisin toast | grain | 🍞 | 274 | 7.9 | 52.3 | 4.4 | 5.68 | 4.3 | 347 | serving=64, slice=32, piece=32 | wheat, gluten, milk | SR28 18047
brioche | brioche slice, brioche loaf | grain | 🍞 | 365 | 8.5 | 51 | 14 | 13 | 2 | 400 | serving=40, slice=40, piece=40 | wheat, gluten, milk, egg | label
brioche bun | brioche roll, brioche burger bun | grain | 🍔 | 330 | 9 | 50 | 10.5 | 10 | 2.2 | 430 | serving=50, piece=50, roll=50 | wheat, gluten, milk, egg | label
challah | egg bread, challa, hefezopf, zopf, braided egg bread, milk bread, shokupan, japanese milk bread | grain | 🍞 | 287 | 9.5 | 47.8 | 6 | 1.78 | 2.3 | 380 | serving=40, slice=40, piece=40 | wheat, gluten, egg, milk | SR28 18027
soda bread | irish soda bread, irish brown bread, wheaten bread | grain | 🍞 | 290 | 6.6 | 56 | 5 | 8 | 2.6 | 398 | serving=60, slice=60, piece=60 | wheat, gluten, milk | SR28 18032
cornbread | corn bread, homemade cornbread, johnny cake | grain | 🌽 | 330 | 6.59 | 54.46 | 9.58 | 16.05 | 2.3 | 599 | serving=60, piece=60, slice=60, square=60 | wheat, gluten, milk, egg | SR28 18023
banana bread | banana loaf, banana cake, slice of banana bread | snack | 🍌 | 326 | 4.3 | 54.6 | 10.5 | 29 | 1.1 | 302 | serving=60, slice=60, piece=60, loaf=700 | wheat, gluten, egg, milk | SR28 18019
zucchini bread | courgette cake, pumpkin bread, pumpkin loaf | snack | 🍞 | 345 | 4.6 | 48 | 15.5 | 28 | 1.5 | 290 | serving=60, slice=60, piece=60 | wheat, gluten, egg | label
pita bread | pita, white pita, pitta, pitta bread, pitta bread white, greek pita | grain | 🫓 | 275 | 9.1 | 55.7 | 1.2 | 1.3 | 2.2 | 536 | serving=60, piece=60, small=28, large=60, half=30 | wheat, gluten | SR28 18041
whole wheat pita | wholemeal pitta, wholemeal pita, wholewheat pita, whole grain pita, brown pitta | grain | 🫓 | 262 | 9.8 | 55.89 | 1.71 | 2.87 | 6.1 | 527 | serving=64, piece=64, small=28, large=64, half=32 | wheat, gluten | SR28 18042
naan | naan bread, nan bread, plain naan, tandoori naan, kulcha, peshwari naan, plain kulcha | grain | 🫓 | 291 | 9.62 | 50.43 | 5.65 | 3.55 | 2.2 | 465 | serving=90, piece=90, half=45, small=45, large=130 | wheat, gluten, milk | SR28 28307
keema naan | lamb naan, keema nan | main_dish | 🫓 | 280 | 11 | 37 | 9.8 | 3 | 2 | 480 | serving=150, piece=150, half=75 | milk, wheat, gluten, meat | label
garlic naan | garlic and coriander naan | grain | 🫓 | 314 | 9.02 | 46.99 | 10.16 | 3.28 | 2.06 | 467 | serving=95, piece=95, half=48 | wheat, gluten, milk | recipe: 90 SR28 28307; 6 SR28 01001; 2 SR28 11215
butter naan | buttered naan, naan with butter | grain | 🫓 | 318 | 9.07 | 47.28 | 10.37 | 3.33 | 2.06 | 476 | serving=96, piece=96, half=48 | wheat, gluten, milk | recipe: 90 SR28 28307; 6 SR28 01001
whole wheat naan | wholemeal naan | grain | 🫓 | 286 | 10.2 | 46.21 | 6.7 | 3.4 | 4.8 | 467 | serving=106, piece=106, half=53 | wheat, gluten, milk | SR28 28287
chapati | roti, phulka, whole wheat roti, chapatti, whole wheat chapati, rotli, indian flatbread, tandoori roti, rumali roti, missi roti, makki di roti, makki roti, bajra roti, jowar roti, ragi roti, bhakri, jowar bhakri, bajra bhakri, nachni roti, wheat roti, atta roti, plain roti, ghar ki roti | grain | 🫓 | 299 | 7.85 | 46.13 | 9.2 | 2.93 | 9.7 | 298 | serving=43, piece=43, small=35, large=60 | wheat, gluten | SR28 28285
litti chokha | litti | main_dish | 🫓 | 240 | 7.5 | 38 | 6.8 | 2 | 5 | 350 | serving=200, piece=60, plate=300 | wheat, gluten | label
puran poli | holige, obbattu | main_dish | 🫓 | 310 | 7.5 | 55 | 7 | 22 | 4 | 30 | serving=80, piece=80 | milk, wheat, gluten | label
paratha | parantha, plain paratha, lachha paratha, paratta, methi paratha, plain parotta, kerala parotta, parotta, malabar paratha, laccha paratha, thepla, methi thepla, tawa paratha | grain | 🫓 | 326 | 6.36 | 45.35 | 13.2 | 4.15 | 9.6 | 452 | serving=79, piece=79 | wheat, gluten, milk | SR28 28286
papadum | poppadom, papad, papadam, poppadum, pappadam | grain | 🫓 | 371 | 25.56 | 59.87 | 3.25 | 0 | 18.6 | 1745 | serving=13, piece=13 | - | SR28 42200
flour tortilla | tortilla, wheat tortilla, soft tortilla, white tortilla, plain wrap, wrap bread, tortilla wrap, wrap tortilla | grain | 🫓 | 306 | 8.2 | 49.38 | 7.99 | 3.71 | 3.5 | 736 | serving=48, piece=48, small=32, medium=48, large=70 | wheat, gluten | SR28 18364
whole wheat tortilla | whole wheat wrap, wholemeal wrap, wholewheat tortilla, whole grain wrap, wholegrain tortilla, wholewheat wrap | grain | 🫓 | 310 | 9.76 | 45.89 | 9.76 | 2.44 | 9.8 | 512 | serving=41, piece=41, large=70 | wheat, gluten | SR28 28295
corn tortilla | corn tortillas, maize tortilla, yellow corn tortilla, white corn tortilla | grain | 🫓 | 218 | 5.7 | 44.64 | 2.85 | 0.88 | 6.3 | 45 | serving=52, piece=26, small=19, medium=26 | - | SR28 18363
low carb tortilla | low carb wrap, high fiber wrap, keto tortilla, mission carb balance, protein wrap | grain | 🫓 | 190 | 14 | 43 | 6.5 | 1 | 34 | 680 | serving=45, piece=45 | wheat, gluten | label
taco shell | hard taco shell, crispy taco shell, tostada shell, corn taco shell | grain | 🌮 | 476 | 6.41 | 63.49 | 21.79 | 1.5 | 6.7 | 324 | serving=26, piece=12.9 | - | SR28 18360
lavash | lavosh, flatbread, turkish flatbread, yufka bread, flat bread, wrap flatbread, dürüm bread, armenian flatbread | grain | 🫓 | 277 | 9.1 | 56 | 1.2 | 2 | 2.2 | 500 | serving=60, piece=60 | wheat, gluten | label
pide bread | turkish bread, fladenbrot, turkish pide bread, ramazan pidesi | grain | 🫓 | 262 | 8.6 | 51 | 2.2 | 2.3 | 2.7 | 500 | serving=80, piece=400, slice=50, quarter=100 | wheat, gluten, sesame | label
bagel | plain bagel, white bagel, sesame bagel, poppy bagel, onion bagel, everything bagel, toasted bagel, new york bagel | grain | 🥯 | 264 | 10.56 | 52.38 | 1.32 | 8.43 | 1.6 | 422 | serving=99, piece=99, small=65, medium=99, large=131, half=50 | wheat, gluten, sesame | SR28 18001
mini bagel | small bagel, bagel thin | grain | 🥯 | 264 | 10.56 | 52.38 | 1.32 | 8.43 | 1.6 | 422 | serving=26, piece=26 | wheat, gluten | SR28 18001
cinnamon raisin bagel | raisin bagel, cinnamon bagel | grain | 🥯 | 274 | 9.8 | 55.2 | 1.7 | 5.98 | 2.3 | 344 | serving=99, piece=99, small=69, half=50 | wheat, gluten | SR28 18005
whole wheat bagel | wheat bagel, wholemeal bagel, wholewheat bagel, multigrain bagel, brown bagel | grain | 🥯 | 250 | 10.2 | 48.89 | 1.53 | 6.12 | 4.1 | 439 | serving=98, piece=98, half=49 | wheat, gluten | SR28 18968
egg bagel | egg bagels | grain | 🥯 | 278 | 10.6 | 53 | 2.1 | 5 | 2.3 | 505 | serving=99, piece=99, small=69 | wheat, gluten, egg | SR28 18003
english muffin | white english muffin, plain english muffin, breakfast muffin bread, english muffin plain | grain | 🥯 | 227 | 8.87 | 44.17 | 1.69 | 3.53 | 3.5 | 425 | serving=57, piece=57, half=28.5 | wheat, gluten, milk | SR28 18258
toasted english muffin | english muffin toasted, english muffin toast | grain | 🥯 | 270 | 10.32 | 52.65 | 2.02 | 3.47 | 2.8 | 477 | serving=52, piece=52, half=26 | wheat, gluten, milk | SR28 18259
whole wheat english muffin | wholemeal english muffin, wholewheat muffin, whole grain english muffin | grain | 🥯 | 203 | 8.8 | 40.4 | 2.1 | 8.09 | 6.7 | 364 | serving=66, piece=66, half=33 | wheat, gluten, milk | SR28 18266
crumpet | crumpets, pikelet, english crumpet | grain | 🫓 | 190 | 6 | 39 | 0.8 | 2.5 | 2 | 480 | serving=55, piece=55 | wheat, gluten | label
croissant | butter croissant, plain croissant, crescent roll, cornetto pastry | grain | 🥐 | 406 | 8.2 | 45.8 | 21 | 11.26 | 2.6 | 467 | serving=57, piece=57, small=42, medium=57, large=67, mini=28 | wheat, gluten, milk, egg | SR28 18239
cheese croissant | croissant with cheese | grain | 🥐 | 414 | 9.2 | 47 | 20.9 | 11.35 | 2.6 | 361 | serving=57, piece=57, small=42 | wheat, gluten, milk, egg | SR28 18241
bread roll | dinner roll, white roll, roll, soft roll, bun, white bread roll, semmel, soft bread roll, bap, cob roll, barm, barm cake, bread cake, breadcake, batch, oven bottom muffin, stottie, tea cake roll, crusty cob, morning roll, finger roll, bridge roll | grain | 🥖 | 310 | 10.86 | 52.04 | 6.47 | 5.55 | 2 | 467 | serving=43, piece=43, roll=43, small=28, medium=43, large=65 | wheat, gluten, milk | SR28 18342
whole wheat roll | wholemeal roll, whole grain roll, brown roll, wholemeal bread roll, wholewheat roll, whole wheat dinner roll, whole grain bun, wheat roll | grain | 🥖 | 266 | 8.7 | 51.1 | 4.7 | 8.46 | 7.5 | 521 | serving=43, piece=43, roll=43, small=28, large=60 | wheat, gluten | SR28 18348
rye roll | rye bread roll, pumpernickel roll, roggenbrotchen | grain | 🥖 | 286 | 10.3 | 53.1 | 3.4 | 1.17 | 4.9 | 650 | serving=43, piece=43, roll=43, medium=36, large=43 | wheat, gluten | SR28 18346
hard roll | kaiser roll, crusty roll, brotchen, brötchen, hard bread roll, french roll, crusty bread roll, schrippe, kaisersemmel | grain | 🥖 | 293 | 9.9 | 52.7 | 4.3 | 1.77 | 2.3 | 544 | serving=57, piece=57, roll=57 | wheat, gluten | SR28 18353
bolillo | telera, mexican roll | grain | 🥖 | 318 | 10.65 | 55.77 | 5.8 | 3.55 | 2.2 | 506 | serving=98, piece=98 | wheat, gluten | SR28 28288
hamburger bun | burger bun, hot dog bun, hotdog bun, hamburger roll, hot dog roll, sesame seed bun, burger roll, slider bun, potato bun | grain | 🍔 | 279 | 9.77 | 50.12 | 3.91 | 7.28 | 1.8 | 494 | serving=44, piece=44, bun=44, small=30, large=65 | wheat, gluten, milk, sesame | SR28 18350
whole wheat hamburger bun | wheat bun, wholemeal burger bun, whole wheat bun, multigrain bun, mixed grain bun | grain | 🍔 | 263 | 9.6 | 44.6 | 6 | 6.25 | 3.8 | 458 | serving=43, piece=43 | wheat, gluten | SR28 18351
sub roll | submarine roll, hoagie roll, sandwich roll, 6 inch sub roll, footlong bread | grain | 🥖 | 277 | 8.6 | 50.2 | 4.3 | 0.31 | 3.2 | 574 | serving=85, piece=85, large=170 | wheat, gluten | SR28 18349
american biscuit | biscuit, buttermilk biscuit, southern biscuit, baking powder biscuit, biscuit bread | grain | 🫓 | 324 | 6.79 | 49.05 | 11.22 | 8.19 | 2.8 | 1002 | serving=51, piece=51, small=27, medium=51, large=77 | wheat, gluten, milk | SR28 18015
hawaiian roll | sweet dinner roll, kings hawaiian roll, pav, pav bun | grain | 🥖 | 320 | 8.5 | 54 | 7.5 | 17 | 1.8 | 330 | serving=28, piece=28, roll=28 | wheat, gluten, milk, egg | label
hot cross bun | currant bun, teacake, tea cake | grain | 🍞 | 275 | 7.5 | 51 | 4.3 | 20 | 3 | 220 | serving=65, piece=65 | wheat, gluten, milk, egg | label
malt loaf | soreen | grain | 🍞 | 300 | 7.8 | 64 | 1.8 | 24 | 3.5 | 260 | serving=40, slice=40, piece=40 | wheat, gluten | label
pan dulce | concha, mexican sweet bread, sweet bread | snack | 🍞 | 367 | 9.42 | 56.38 | 11.58 | 12.5 | 2.3 | 228 | serving=63, piece=63, slice=63 | wheat, gluten, egg, milk | SR28 18955
melon pan | melonpan, melon bread | snack | 🍞 | 375 | 7.35 | 61.12 | 11.2 | 23.04 | 1.35 | 442 | serving=90, piece=90 | wheat, gluten, egg, milk | recipe: 45 SR28 20081; 20 SR28 19335; 10 SR28 01001; 12 SR28 01123; 12 SR28 01077; 0.8 SR28 02047; yield=90
breadstick | crunchy breadstick, grissini, grissino, plain bread stick, bread stick | snack | 🥖 | 412 | 12 | 68.4 | 9.5 | 1.26 | 3 | 713 | serving=20, stick=5, piece=5, small=5, large=10 | wheat, gluten | SR28 18080
crouton | croutons, salad croutons | grain | 🍞 | 407 | 11.9 | 73.5 | 6.6 | 4.4 | 5.1 | 698 | serving=7, cup=30, tbsp=2, handful=15, piece=0.7 | wheat, gluten, milk | SR28 18242
breadcrumbs | bread crumbs, dry breadcrumbs, panko, panko breadcrumbs | grain | 🍞 | 395 | 13.35 | 71.98 | 5.3 | 6.2 | 4.5 | 732 | serving=27, cup=108, tbsp=6.8 | wheat, gluten | SR28 18079
puff pastry | baked puff pastry, vol au vent, puff pastry shell | grain | 🥐 | 558 | 7.4 | 45.7 | 38.5 | 0.75 | 1.5 | 253 | serving=45, sheet=245, piece=40 | wheat, gluten, milk | SR28 18211
phyllo dough | filo pastry, phyllo, filo | grain | 🥐 | 299 | 7.1 | 52.6 | 6 | 0.18 | 1.9 | 483 | serving=19, sheet=19, piece=19 | wheat, gluten | SR28 18338
pie crust | shortcrust pastry, pastry crust, pie shell, baked pie crust, shortcrust | grain | 🥧 | 508 | 6.5 | 56.24 | 28.59 | 4.23 | 3.3 | 467 | serving=20, slice=20, piece=154 | wheat, gluten | SR28 18335
pizza dough | pizza base, raw pizza dough, pizza crust plain | grain | 🍕 | 265 | 8 | 49 | 4 | 2 | 2.2 | 480 | serving=100, piece=250 | wheat, gluten | label
wonton wrapper | egg roll wrapper, dumpling wrapper, gyoza skin, spring roll wrapper, wonton skin | grain | 🥟 | 291 | 9.8 | 57.9 | 1.5 | 0 | 1.8 | 572 | serving=32, piece=8, sheet=8, large=32 | wheat, gluten, egg | SR28 18368
rice paper | rice paper wrapper, summer roll wrapper, banh trang | grain | 🍙 | 335 | 2 | 81 | 0.4 | 0.5 | 1 | 700 | serving=20, piece=10, sheet=10 | - | label
# crackers and crispbreads
cracker | crackers, snack cracker, butter cracker, ritz, ritz cracker, round cracker, tuc, club cracker, town house cracker, jatz, savoury crackers, savoury cracker, monaco biscuit, saos, salada, cruskits, shapes crackers, jacobs crackers, tuc biscuit, krackjack | snack | 🍘 | 510 | 6.64 | 61.3 | 26.43 | 8.18 | 2.3 | 726 | serving=16, piece=3.3, handful=20 | wheat, gluten | SR28 18229
khakhra | methi khakhra, masala khakhra | snack | 🫓 | 430 | 12 | 62 | 15 | 2 | 8 | 500 | serving=30, piece=15 | wheat, gluten | label
saltine cracker | saltine, saltines, soda cracker, oyster cracker, salted cracker, premium cracker | snack | 🍘 | 418 | 9.46 | 74.05 | 8.64 | 1.29 | 2.8 | 941 | serving=14.9, piece=3, cup=45 | wheat, gluten | SR28 18228
whole wheat cracker | wholegrain cracker, whole grain cracker, triscuit, wheat biscuit cracker | snack | 🍘 | 427 | 10.58 | 69.55 | 14.13 | 1.19 | 10.3 | 704 | serving=28, piece=4.7 | wheat, gluten | SR28 18235
wheat cracker | wheat thins, wheat thin, wheat crackers | snack | 🍘 | 455 | 7.3 | 70.73 | 16.4 | 15.48 | 6.9 | 699 | serving=34, piece=2.1, handful=30 | wheat, gluten | SR28 18232
multigrain cracker | multi grain crackers, seeded cracker | snack | 🍘 | 482 | 7.1 | 67.6 | 20.4 | 12 | 3.5 | 883 | serving=14, piece=3.5 | wheat, gluten, sesame | SR28 28292
cheese cracker | cheez-it, cheez its, cheese its, goldfish crackers, goldfish, cheddars, cheese crackers, cheez it, mini cheddars | snack | 🧀 | 489 | 10.93 | 59.42 | 22.74 | 4.53 | 2.3 | 973 | serving=30, piece=1.1, cup=62, handful=30 | wheat, gluten, milk | SR28 18214
peanut butter cracker | peanut butter sandwich cracker, cracker with peanut butter, ritz bits peanut butter | snack | 🥜 | 494 | 11.47 | 58.38 | 24.54 | 10.5 | 2.3 | 801 | serving=39, piece=6.5, packet=39 | wheat, gluten, peanut | SR28 18231
cheese sandwich cracker | cracker with cheese filling, ritz bits cheese | snack | 🧀 | 477 | 9.3 | 61.7 | 21.1 | 3.18 | 1.9 | 978 | serving=39, piece=6.5, packet=39 | wheat, gluten, milk | SR28 18230
cream cracker | jacobs cream cracker, table water cracker, water biscuit, water cracker, cheese biscuit, jacobs cracker | snack | 🍘 | 430 | 10 | 68 | 13 | 1.5 | 3.5 | 500 | serving=16, piece=8 | wheat, gluten | label
crispbread | ryvita, wasa, rye crispbread, knackebrod, knäckebrot, crisp bread, finn crisp | grain | 🍘 | 366 | 7.9 | 82.2 | 1.3 | 1.07 | 16.5 | 410 | serving=20, piece=10, slice=10 | gluten | SR28 18216
rye cracker | rye wafer, rye wafers | snack | 🍘 | 334 | 9.6 | 80.4 | 0.9 | 1.01 | 22.9 | 557 | serving=22, piece=11 | gluten | SR28 18226
oatcake | oat cake, scottish oatcake, nairns oatcake | grain | 🍘 | 440 | 10.5 | 60 | 17 | 1.5 | 8.5 | 600 | serving=21, piece=10.5 | gluten | label
matzo | matzah, matza, matzo cracker | grain | 🍘 | 395 | 10 | 83.7 | 1.4 | 0.29 | 3 | 0 | serving=28, piece=28, sheet=28 | wheat, gluten | SR28 18217
melba toast | french toast crackers, toast cracker, bruschetta toast, mini toasts | grain | 🍘 | 390 | 12.1 | 76.6 | 3.2 | 0.94 | 6.3 | 598 | serving=15, piece=5, cup=30 | wheat, gluten | SR28 18220
rusk | zwieback, holland rusk, rusk toast, biscotte, krisprolls, cake rusk | grain | 🍞 | 407 | 13.5 | 72.3 | 7.2 | 10 | 3 | 253 | serving=20, piece=10 | wheat, gluten, egg, milk | SR28 18224
gluten-free cracker | gluten free crackers, seed cracker, flax cracker | snack | 🍘 | 450 | 9 | 62 | 18 | 2 | 5 | 650 | serving=28, piece=3 | sesame | label
# breakfast cereals (dry)
corn flakes | cornflakes, cornflake cereal, kelloggs corn flakes, cereal, breakfast cereal, dry cereal | grain | 🥣 | 357 | 7.5 | 84.1 | 0.4 | 9.5 | 3.3 | 729 | serving=28, cup=28, bowl=40, tbsp=2 | gluten | SR28 08020
frosted corn flakes | frosted flakes, frosties, sugar frosted flakes, zucaritas | grain | 🥣 | 369 | 3.96 | 89.2 | 1.68 | 35.43 | 2.2 | 468 | serving=30, cup=42, bowl=42 | gluten | SR28 08069
honey nut corn flakes | crunchy nut, crunchy nut cornflakes, honey nut cornflakes | grain | 🥣 | 385 | 6.7 | 83.3 | 3.9 | 33.5 | 2.4 | 442 | serving=31, cup=41, bowl=41 | gluten, peanut, honey | SR28 08615
corn and rice flakes | crispix, special k with rice | grain | 🥣 | 378 | 6.59 | 87.19 | 0.8 | 12.8 | 1 | 660 | serving=29, cup=29, bowl=40 | gluten | SR28 08259
rice and wheat flakes | special k, special k original, k cereal | grain | 🥣 | 377 | 17.79 | 73.4 | 1.79 | 12.69 | 1.4 | 667 | serving=31, cup=31, bowl=40 | wheat, gluten, milk | SR28 08067
rice and wheat flakes with berries | special k red berries, special k strawberry | grain | 🥣 | 358 | 6.3 | 87.09 | 1.29 | 29.7 | 8.5 | 619 | serving=31, cup=31, bowl=40 | wheat, gluten, milk | SR28 08383
vanilla almond flakes | special k vanilla almond | grain | 🥣 | 366 | 7.8 | 83 | 4 | 29.2 | 9.6 | 559 | serving=30, cup=40, bowl=40 | wheat, gluten, tree_nut | SR28 08543
protein flakes | special k protein, protein cereal, high protein cereal | grain | 🥣 | 359 | 31.2 | 60.6 | 2.6 | 20.3 | 8.3 | 601 | serving=32, cup=43, bowl=43 | wheat, gluten, soy, milk | SR28 08471
crisped rice cereal | rice krispies, rice crispies, rice crisps cereal, krispies, puffed rice krispies | grain | 🥣 | 381 | 6.75 | 85.05 | 2.05 | 9.87 | 0.4 | 527 | serving=33, cup=29, bowl=33 | gluten | SR28 08065
cocoa crisped rice | cocoa krispies, coco pops, chocolate rice krispies, coco krispies | grain | 🥣 | 389 | 4.6 | 87.9 | 2.7 | 38.6 | 1.4 | 424 | serving=31, cup=41, bowl=41 | gluten, milk | SR28 08014
cocoa pebbles | chocolate pebbles | grain | 🥣 | 397 | 4.8 | 85.7 | 4.1 | 35.8 | 1.6 | 594 | serving=29, cup=39, bowl=39 | - | SR28 08015
fruity pebbles | fruity rice cereal | grain | 🥣 | 402 | 4.62 | 86.1 | 4.02 | 34.28 | 0.8 | 531 | serving=27, cup=36, bowl=36 | - | SR28 08034
puffed rice | puffed rice cereal, rice puffs, murmura | grain | 🥣 | 402 | 6.3 | 89.8 | 0.5 | 0 | 1.7 | 3 | serving=14, cup=14, bowl=20 | - | SR28 08156
puffed wheat | puffed wheat cereal, wheat puffs | grain | 🥣 | 364 | 14.7 | 79.6 | 1.2 | 0.8 | 4.4 | 4 | serving=12, cup=12, bowl=18 | wheat, gluten | SR28 08157
honey puffed wheat | honey smacks, sugar puffs, golden crisp, smacks, honey monster puffs | grain | 🥣 | 380 | 5.7 | 88.5 | 2.2 | 56.2 | 5 | 142 | serving=27, cup=36, bowl=36 | wheat, gluten, honey | SR28 08071
puffed millet | millet puffs, puffed quinoa, puffed amaranth, amaranth pops | grain | 🥣 | 354 | 13 | 80 | 3.4 | 0.55 | 2.7 | 5 | serving=21, cup=21 | - | SR28 43483
oat rings | cheerios, oat o's, toasted oat cereal, plain cheerios, oat cereal rings | grain | 🥣 | 376 | 12.09 | 73.23 | 6.73 | 4.36 | 9.4 | 497 | serving=28, cup=28, bowl=40, handful=12 | gluten | SR28 08013
honey nut oat rings | honey nut cheerios, honey cheerios, honey hoops | grain | 🥣 | 376 | 8.85 | 79.69 | 5 | 32.89 | 7.1 | 566 | serving=28, cup=37, bowl=40 | gluten, honey, tree_nut | SR28 08045
multigrain rings | multigrain cheerios, multi grain cheerios, multigrain hoops | grain | 🥣 | 370 | 8.3 | 81.4 | 4.09 | 21.2 | 8.7 | 401 | serving=29, cup=29, bowl=40 | gluten, wheat | SR28 08087
apple cinnamon oat rings | apple cinnamon cheerios | grain | 🥣 | 386 | 8.3 | 79.9 | 6.09 | 34.2 | 7.3 | 390 | serving=30, cup=40, bowl=40 | gluten | SR28 08263
chocolate oat rings | chocolate cheerios, choco hoops | grain | 🥣 | 380 | 5.8 | 83.5 | 5.09 | 34.09 | 6.2 | 556 | serving=27, cup=36, bowl=36 | gluten | SR28 08593
oat marshmallow cereal | lucky charms, marshmallow cereal | grain | 🥣 | 380 | 7.67 | 80.89 | 5.02 | 36.13 | 5 | 648 | serving=27, cup=36, bowl=36 | gluten, gelatin | SR28 08050
fruit rings cereal | froot loops, fruit loops, fruit hoops, fruit rings | grain | 🥣 | 375 | 5.3 | 88 | 3.4 | 41.7 | 9.3 | 469 | serving=29, cup=29, bowl=40 | wheat, gluten | SR28 08030
apple rings cereal | apple jacks | grain | 🥣 | 375 | 5.1 | 88.2 | 3.4 | 43.7 | 9.3 | 466 | serving=28, cup=28, bowl=40 | wheat, gluten | SR28 08003
fruit corn puffs | trix, trix cereal | grain | 🥣 | 384 | 4.9 | 86.19 | 3.79 | 32 | 3.9 | 500 | serving=32, cup=32, bowl=40 | gluten | SR28 08078
chocolate corn puffs | cocoa puffs, nesquik cereal, choco balls, chocolate puffs, chocapic, chocolate cereal, coco puffs, kids chocolate cereal | grain | 🥣 | 383 | 5.6 | 83.7 | 5.2 | 37.2 | 5.7 | 564 | serving=27, cup=36, bowl=40 | gluten, wheat | SR28 08271
corn pops | sweet corn puffs, corn pops cereal | grain | 🥣 | 387 | 4.8 | 89.7 | 1.3 | 31.3 | 8.4 | 357 | serving=30, cup=30, bowl=40 | gluten | SR28 08068
corn puffs | kix, plain corn puffs | grain | 🥣 | 357 | 7.69 | 82.82 | 3.46 | 9.76 | 8.8 | 596 | serving=30, cup=24, bowl=36 | gluten | SR28 08048
peanut butter puffs | reeses puffs, reese's puffs, peanut butter cereal | grain | 🥣 | 413 | 6.8 | 75.6 | 11.1 | 35.3 | 4.7 | 555 | serving=29, cup=39, bowl=39 | peanut, gluten | SR28 08194
sweet corn and oat squares | cap'n crunch, captain crunch, capn crunch, cap n crunch, cap and crunch | grain | 🥣 | 398 | 4.39 | 85.51 | 5.12 | 44.32 | 2.5 | 754 | serving=27, cup=36, bowl=40 | gluten, wheat | SR28 08010
cinnamon wheat squares | cinnamon toast crunch, curiously cinnamon, cini minis, cinnamon squares cereal, cinnamon grahams | grain | 🥣 | 410 | 5.45 | 77.99 | 10.25 | 30.3 | 6.8 | 567 | serving=31, cup=41, bowl=41 | wheat, gluten | SR28 08272
honey graham cereal | golden grahams, golden nuggets | grain | 🥣 | 374 | 5.3 | 85.1 | 3.2 | 35 | 5.6 | 772 | serving=31, cup=41, bowl=41 | wheat, gluten, honey | SR28 08035
cookie cereal | cookie crisp, chocolate chip cookie cereal | grain | 🥣 | 380 | 5.2 | 84.5 | 4.4 | 34.8 | 5.1 | 457 | serving=26, cup=35, bowl=35 | wheat, gluten | SR28 08017
chocolate filled pillows | krave, chocolate pillows, tresor, chocolate pillow cereal | grain | 🥣 | 397 | 7 | 76.1 | 11.1 | 35.7 | 9.9 | 320 | serving=31, cup=41, bowl=41 | wheat, gluten, milk, tree_nut, soy | SR28 08652
corn squares | corn chex, chex | grain | 🥣 | 370 | 6.4 | 85 | 2.4 | 11.1 | 4.7 | 719 | serving=31, cup=31, bowl=40 | - | SR28 08019
rice squares | rice chex | grain | 🥣 | 375 | 6.4 | 85.09 | 1.89 | 8 | 2 | 809 | serving=27, cup=27, bowl=36 | - | SR28 08064
wheat squares | wheat chex, shreddies | grain | 🥣 | 345 | 9.8 | 82.2 | 1.8 | 10.3 | 12.2 | 570 | serving=47, cup=63, bowl=50 | wheat, gluten | SR28 08082
oat squares cereal | life cereal, quaker life, oatmeal squares, quaker oatmeal squares | grain | 🥣 | 374 | 9.98 | 77.74 | 4.43 | 19.43 | 6.6 | 501 | serving=32, cup=43, bowl=43 | wheat, gluten | SR28 08049
wheat flakes | wheaties, whole wheat flakes, total cereal, whole grain flakes | grain | 🥣 | 353 | 8.3 | 83.3 | 2.3 | 15.2 | 10.1 | 732 | serving=27, cup=36, bowl=40 | wheat, gluten | SR28 08089
bran flakes | branflakes, bran flake cereal, bran cereal flakes, oat bran flakes | grain | 🥣 | 328 | 9.9 | 80.5 | 2.1 | 18.6 | 18.3 | 540 | serving=30, cup=40, bowl=40 | wheat, gluten | SR28 08029
raisin bran | raisin bran cereal, sultana bran, bran flakes with raisins, fruit and fibre cereal | grain | 🥣 | 318 | 7.72 | 77.29 | 2.72 | 31.3 | 11.4 | 356 | serving=59, cup=59, bowl=59 | wheat, gluten, sulphite | SR28 08060
bran sticks | all-bran, all bran, bran buds, high fibre bran cereal, bran cereal | grain | 🥣 | 259 | 13.14 | 74.24 | 4.9 | 15.69 | 29.3 | 258 | serving=31, cup=62, bowl=45 | wheat, gluten | SR28 08001
high fiber bran cereal | fiber one, fibre one | grain | 🥣 | 207 | 6.59 | 84.3 | 2.29 | 1 | 46.2 | 356 | serving=30, cup=60, bowl=45 | wheat, gluten | SR28 08244
wheat biscuit cereal | weetabix, weet-bix, weetbix, wheat biscuits, wheat biscuit | grain | 🥣 | 371 | 11.43 | 81.5 | 2.86 | 5.71 | 11.4 | 371 | serving=35, piece=17.5, cup=57, bowl=35 | wheat, gluten | SR28 42237
shredded wheat | shredded wheat biscuit, shredded wheat big biscuit | grain | 🥣 | 337 | 11.37 | 78.96 | 2.01 | 0.94 | 12.4 | 2 | serving=47, piece=23.5, bowl=47 | wheat, gluten | SR28 08147
mini shredded wheat | spoon size shredded wheat, bitesize shredded wheat, unfrosted mini wheats | grain | 🥣 | 351 | 11.8 | 81.4 | 2.1 | 0.9 | 12.4 | 2 | serving=49, cup=49, bowl=49 | wheat, gluten | SR28 08148
frosted shredded wheat | frosted mini wheats, mini wheats, frosted wheats | grain | 🥣 | 350 | 9.19 | 83.4 | 1.6 | 20.29 | 10.8 | 2 | serving=54, cup=54, piece=2.6, bowl=54 | wheat, gluten, gelatin | SR28 08319
wheat and barley nuggets | grape nuts, grape-nuts, grapenuts | grain | 🥣 | 361 | 11.22 | 80.49 | 1.81 | 8.86 | 13 | 465 | serving=58, cup=116, tbsp=7 | wheat, gluten | SR28 08038
honey oat flakes with clusters | honey bunches of oats, honey bunches | grain | 🥣 | 401 | 7.12 | 81.19 | 5.46 | 19.79 | 4.2 | 454 | serving=30, cup=40, bowl=40 | wheat, gluten, honey | SR28 43570
honey oat flakes with almonds | honey bunches of oats with almonds | grain | 🥣 | 409 | 7.7 | 79.6 | 7.3 | 20 | 5.5 | 417 | serving=32, cup=43, bowl=43 | wheat, gluten, tree_nut, honey | SR28 42240
protein crunch cereal | kashi go lean crunch, kashi golean, go lean crunch, kashi | grain | 🥣 | 367 | 16.7 | 71.4 | 5.9 | 24 | 14.5 | 186 | serving=53, cup=71, bowl=60 | wheat, gluten, soy | SR28 08386
oat crunch with almonds | oatmeal crisp, oat clusters with almonds, basic 4 | grain | 🥣 | 390 | 9.89 | 78.09 | 6.69 | 22.89 | 8.2 | 212 | serving=60, cup=60, bowl=60 | wheat, gluten, tree_nut | SR28 08202
granola | oat granola, home made granola, crunchy granola, granola cereal, homemade granola, crunchy muesli, nut granola | grain | 🥣 | 489 | 13.67 | 53.88 | 24.31 | 19.8 | 8.9 | 26 | serving=61, cup=122, bowl=61, tbsp=7.6, handful=30 | gluten, wheat, tree_nut, honey, milk | SR28 08037
country crisp | jordans country crisp, jordans crunchy | grain | 🥣 | 445 | 8 | 64 | 16.5 | 20 | 7 | 30 | serving=45, cup=90, bowl=60 | gluten, tree_nut | label
oats and honey granola | granola with honey, crunchy oat clusters, oat crunch, knuspermusli, quaker granola | grain | 🥣 | 421 | 10.55 | 73.65 | 11.62 | 20.34 | 10.2 | 50 | serving=48, cup=96, bowl=60, tbsp=7, handful=30 | gluten, wheat, tree_nut, honey, milk | SR28 08054
granola with raisins | raisin granola, fruit granola | grain | 🥣 | 412 | 9.66 | 74.67 | 10.38 | 24.63 | 9.4 | 54 | serving=51, cup=102, bowl=60 | gluten, wheat, milk, sulphite | SR28 08218
low fat granola | lowfat granola, reduced fat granola, light granola | grain | 🥣 | 389 | 8.7 | 80.9 | 5.7 | 28.3 | 7 | 257 | serving=49, cup=98, bowl=60 | gluten, wheat, soy | SR28 08189
chocolate granola | chocolate oat crunch, chocolate crunchy muesli | grain | 🥣 | 460 | 8.5 | 64 | 17.5 | 22 | 7 | 120 | serving=50, cup=100, bowl=60 | gluten, milk, soy | label
muesli | swiss muesli, alpen, dry muesli, fruit and nut muesli, müsli, musli | grain | 🥣 | 352 | 11.2 | 75.7 | 3.3 | 20 | 9.1 | 27 | serving=55, cup=83, bowl=60, tbsp=8 | gluten, wheat, milk, tree_nut, sulphite | SR28 43218
unsweetened muesli | no added sugar muesli, muesli without sugar, familia muesli, birchermuesli mix | grain | 🥣 | 365 | 10.5 | 62 | 7 | 13 | 9 | 20 | serving=50, cup=85, bowl=60, tbsp=7 | gluten, wheat, tree_nut | label
# oils and fats of plants
olive oil | extra virgin olive oil, evoo, virgin olive oil | general | 🫒 | 884 | 0 | 0 | 100 | 0 | 0 | 2 | serving=13.5, ml=0.914, drizzle=7, tbsp=13.5, tsp=4.5, splash=7 | - | SR28 04053
vegetable oil | oil, cooking oil, frying oil, soybean oil, soya oil, salad oil | general | 🛢️ | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, drizzle=7, tbsp=13.6, tsp=4.5 | - | SR28 04044
sunflower oil | sunflower seed oil | general | 🌻 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, drizzle=7, tbsp=13.6, tsp=4.5 | - | SR28 04060
canola oil | rapeseed oil, rape oil, rapsol | general | 🛢️ | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=14, ml=0.92, drizzle=7, tbsp=14, tsp=4.7 | - | SR28 04582
coconut oil | virgin coconut oil, melted coconut oil | general | 🥥 | 892 | 0 | 0 | 99.06 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=13.6, tsp=4.5 | tree_nut | SR28 04047
avocado oil | avocado cooking oil | general | 🥑 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=14, ml=0.92, tbsp=14, tsp=4.7, drizzle=7 | - | SR28 04581
sesame oil | toasted sesame oil | general | 🛢️ | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=4.5, ml=0.92, tbsp=13.6, tsp=4.5, drizzle=5 | sesame | SR28 04058
peanut oil | groundnut oil, arachis oil | general | 🥜 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.5, ml=0.92, tbsp=13.5, tsp=4.5 | peanut | SR28 04042
corn oil | maize oil | general | 🌽 | 900 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=13.6, tsp=4.5 | - | SR28 04518
flaxseed oil | linseed oil, flax oil | general | 🛢️ | 884 | 0.11 | 0 | 99.98 | 0 | 0 | 0 | serving=13.6, ml=0.93, tbsp=13.6, tsp=4.5 | - | SR28 42231
walnut oil | hazelnut oil, almond oil | general | 🌰 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=13.6, tsp=4.5 | tree_nut | SR28 04528
grapeseed oil | grape seed oil | general | 🍇 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=13.6, tsp=4.5 | - | SR28 04517
palm oil | red palm oil, dende oil | general | 🌴 | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.91, tbsp=13.6, tsp=4.5 | - | SR28 04055
safflower oil | rice bran oil, cottonseed oil | general | 🛢️ | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=13.6, tsp=4.5 | - | SR28 04511
mustard oil | sarson oil | general | 🛢️ | 884 | 0 | 0 | 100 | 0 | 0 | 0 | serving=13.6, ml=0.92, tbsp=14, tsp=4.5 | mustard | SR28 04583
mct oil | mct | general | 🛢️ | 860 | 0 | 0 | 98 | 0 | 0 | 0 | serving=14, ml=0.94, tbsp=14, tsp=4.7 | - | label
cooking spray | oil spray, pam, fry light, spray oil, frylight, nonstick spray | general | 🧴 | 792 | 0.26 | 20.69 | 78.69 | 0 | 0 | 59 | serving=0.6, spray=0.3, piece=0.3, tsp=4.5 | soy | SR28 04679
chili oil | chilli oil, chili crisp, crispy chili oil, chilli crisp | general | 🌶️ | 720 | 3 | 10 | 75 | 3 | 3 | 900 | serving=14, tbsp=14, tsp=4.7, drizzle=5 | soy, sesame, peanut | label
garlic oil | herb oil, truffle oil, infused oil | general | 🧄 | 884 | 0 | 0 | 100 | 0 | 0 | 2 | serving=4.5, ml=0.92, tbsp=13.5, tsp=4.5, drizzle=5 | - | SR28 04053
margarine | stick margarine, hard margarine | general | 🧈 | 717 | 0.16 | 0.7 | 80.71 | 0 | 0 | 751 | serving=14, tbsp=14, tsp=4.7, pat=5, cup=227, stick=113, knob=10 | milk, soy | SR28 04610
margarine spread | tub margarine, soft spread, vegetable spread, flora, buttery spread, vegetable oil spread, soft margarine, i can't believe it's not butter, plant spread, clover, clover spread, utterly butterly, stork, bertolli spread, i cant believe its not butter, pure spread, vitalite, nuttelex | general | 🧈 | 533 | 0.17 | 0.86 | 59.81 | 0 | 0 | 615 | serving=14, tbsp=14, tsp=4.7, pat=5, cup=229, knob=10 | milk, soy | SR28 04613
vegan butter | plant butter, vegan block, dairy free butter, vegan margarine | general | 🧈 | 717 | 0.16 | 0.7 | 80.71 | 0 | 0 | 751 | serving=14, tbsp=14, tsp=4.7, pat=5, cup=227, stick=113, knob=10 | soy | SR28 04691
light margarine | light spread, low fat spread, reduced fat spread, light margarine spread, flora light | general | 🧈 | 339 | 0.51 | 0.66 | 37.77 | 0 | 0 | 589 | serving=14, tbsp=14.9, tsp=5, pat=5, cup=232 | milk, soy | SR28 04128
vegetable shortening | shortening, crisco, vegetable fat, trex | general | 🧈 | 884 | 0 | 0 | 99.97 | 0 | 0 | 4 | serving=12.8, tbsp=12.8, tsp=4.3, cup=205 | - | SR28 04615
# vinegars
vinegar | white vinegar, distilled vinegar, spirit vinegar, malt vinegar | general | 🍶 | 18 | 0 | 0.04 | 0 | 0.04 | 0 | 2 | serving=15, ml=1.01, tbsp=14.9, tsp=5, splash=5 | - | SR28 02053
apple cider vinegar | cider vinegar, acv | general | 🍎 | 21 | 0 | 0.93 | 0 | 0.4 | 0 | 5 | serving=15, ml=1.01, tbsp=14.9, tsp=5 | sulphite | SR28 02048
balsamic vinegar | balsamic, aceto balsamico | general | 🍇 | 88 | 0.49 | 17.03 | 0 | 14.95 | 0 | 23 | serving=16, ml=1.07, tbsp=16, tsp=5.3, drizzle=8 | sulphite | SR28 02069
balsamic glaze | balsamic reduction, crema di balsamico, balsamic cream | general | 🍇 | 240 | 0.5 | 58 | 0 | 50 | 0 | 40 | serving=15, tbsp=18, tsp=6, drizzle=8 | sulphite | label
red wine vinegar | white wine vinegar, wine vinegar, sherry vinegar | general | 🍷 | 19 | 0.04 | 0.27 | 0 | 0 | 0 | 8 | serving=15, ml=1.01, tbsp=14.9, tsp=5 | sulphite | SR28 02068
rice vinegar | rice wine vinegar, seasoned rice vinegar | general | 🍶 | 25 | 0.2 | 4 | 0 | 3 | 0 | 5 | serving=15, ml=1.01, tbsp=15, tsp=5 | - | label
# condiments and sauces
ketchup | catsup, tomato ketchup, heinz ketchup, red sauce, tomato sauce ketchup | general | 🍅 | 101 | 1.04 | 27.4 | 0.1 | 21.27 | 0.3 | 907 | serving=17, tbsp=17, tsp=5.7, packet=9, cup=270, squirt=10 | - | SR28 11935
no sugar ketchup | reduced sugar ketchup, low sugar ketchup, sugar free ketchup, light ketchup | general | 🍅 | 45 | 1.4 | 7 | 0.1 | 4.5 | 1.5 | 500 | serving=17, tbsp=17, tsp=5.7, packet=9 | - | label
curry ketchup | spiced ketchup | general | 🍅 | 115 | 1.1 | 26 | 0.3 | 22 | 0.9 | 900 | serving=17, tbsp=17, tsp=5.7 | mustard, celery | label
mustard | yellow mustard, american mustard, prepared mustard, hot dog mustard | general | 🌭 | 60 | 3.74 | 5.83 | 3.34 | 0.92 | 4 | 1104 | serving=5, tsp=5, tbsp=15, packet=5, cup=249, squirt=5 | mustard | SR28 02046
dijon mustard | dijon, wholegrain mustard, whole grain mustard, english mustard, medium hot mustard, hot mustard, brown mustard | general | 🌭 | 145 | 7 | 5 | 10.5 | 2.5 | 4 | 2200 | serving=5, tsp=5, tbsp=15 | mustard, sulphite | label
honey mustard | honey mustard sauce, sweet mustard, honey mustard dip | general | 🍯 | 225 | 2 | 38 | 7 | 33 | 1.5 | 600 | serving=15, tbsp=15, tsp=5, packet=28 | mustard, honey | label
mayonnaise | mayo, hellmanns, hellmann's, regular mayonnaise, full fat mayonnaise, kewpie, real mayonnaise, mayonaise | general | 🥚 | 680 | 0.96 | 0.57 | 74.85 | 0.57 | 0 | 635 | serving=13.8, tbsp=13.8, tsp=4.6, cup=220, packet=12, dollop=15 | egg, soy, mustard | SR28 04025
light mayonnaise | light mayo, reduced fat mayonnaise, low fat mayo, lite mayo, lighter than light mayo | general | 🥚 | 238 | 0.37 | 9.23 | 22.22 | 3.56 | 0 | 827 | serving=15, tbsp=15, tsp=5, cup=240 | egg, soy, mustard | SR28 04641
fat-free mayonnaise | fat free mayo, nonfat mayonnaise | general | 🥚 | 84 | 0.2 | 15.5 | 2.7 | 10.3 | 1.9 | 788 | serving=16, tbsp=16, tsp=5.3, cup=256 | egg, soy, milk | SR28 42193
olive oil mayonnaise | mayonnaise with olive oil, avocado oil mayo | general | 🥚 | 361 | 0.37 | 0 | 40 | 0 | 0 | 800 | serving=15, tbsp=15, tsp=5, cup=232 | egg, mustard | SR28 04708
vegan mayonnaise | vegan mayo, veganaise, vegenaise, egg free mayonnaise | general | 🥣 | 600 | 0.4 | 4.5 | 65 | 2 | 0.2 | 550 | serving=14, tbsp=14, tsp=4.7 | soy, mustard | label
salad cream | miracle whip, mayonnaise type dressing, mayo dressing | general | 🥣 | 250 | 0.65 | 14.78 | 21.6 | 10.02 | 0 | 653 | serving=14.7, tbsp=14.7, tsp=4.9, cup=235 | egg, mustard, soy | SR28 04018
aioli | garlic mayo, garlic mayonnaise, spicy mayo, sriracha mayo, chipotle mayo, alioli, garlic aioli | general | 🧄 | 640 | 1.15 | 2.03 | 69.74 | 0.64 | 0.09 | 592 | serving=15, tbsp=14, tsp=4.7 | egg, mustard, soy | recipe: 95 SR28 04025; 4 SR28 11215; 3 SR28 09152
burger sauce | big mac sauce, fry sauce, special sauce, secret sauce, cocktail sauce marie rose, marie rose sauce, thousand island style burger sauce | general | 🍔 | 441 | 0.97 | 12.26 | 43.79 | 9.76 | 0.35 | 740 | serving=15, tbsp=15, tsp=5, packet=25 | egg, mustard, soy | recipe: 60 SR28 04025; 25 SR28 11935; 15 SR28 11945; 3 SR28 02046
tartar sauce | tartare sauce, sauce tartare, remoulade, remoulade sauce | general | 🐟 | 211 | 1 | 13.3 | 16.7 | 4.25 | 0.5 | 667 | serving=30, tbsp=15, tsp=5, packet=12 | egg, mustard | SR28 27049
cocktail sauce | seafood sauce, shrimp cocktail sauce | general | 🦐 | 124 | 1.36 | 28.22 | 1.05 | 11.83 | 1.8 | 983 | serving=30, tbsp=15, cup=240 | celery | SR28 27051
soy sauce | shoyu, soya sauce, light soy sauce, dark soy sauce, kikkoman | general | 🍶 | 53 | 8.14 | 4.93 | 0.57 | 0.4 | 0.8 | 5493 | serving=16, ml=1.08, tbsp=16, tsp=5.3, packet=9, splash=5, dash=2 | soy, wheat, gluten | SR28 16123
low sodium soy sauce | reduced salt soy sauce, reduced sodium soy sauce, low salt soy sauce | general | 🍶 | 57 | 9.05 | 5.59 | 0.3 | 0.5 | 0.7 | 3598 | serving=15, ml=1.08, tbsp=14.2, tsp=4.6, packet=9 | soy, wheat, gluten | SR28 16424
tamari | gluten free soy sauce, coconut aminos, liquid aminos | general | 🍶 | 60 | 10.51 | 5.57 | 0.1 | 1.7 | 0.8 | 5586 | serving=18, ml=1.1, tbsp=18, tsp=6 | soy | SR28 16124
sweet soy sauce | kecap manis, ketjap manis | general | 🍶 | 250 | 2.5 | 60 | 0.1 | 57 | 0.2 | 2600 | serving=18, ml=1.25, tbsp=18, tsp=6 | soy, wheat, gluten | label
teriyaki sauce | teriyaki marinade, teriyaki glaze | general | 🍶 | 89 | 5.93 | 15.56 | 0.02 | 14.1 | 0.1 | 3833 | serving=18, tbsp=18, tsp=6, cup=288 | soy, wheat, gluten | SR28 06112
fish sauce | nam pla, nuoc mam | general | 🐟 | 35 | 5.06 | 3.64 | 0.01 | 3.64 | 0 | 7851 | serving=18, ml=1.2, tbsp=18, tsp=6 | fish | SR28 06179
oyster sauce | vegetarian oyster sauce, stir fry sauce, stir-fry sauce | general | 🦪 | 51 | 1.35 | 10.92 | 0.25 | 0 | 0.3 | 2733 | serving=18, tbsp=18, tsp=6 | shellfish, soy, wheat, gluten | SR28 06176
hoisin sauce | hoisin | general | 🍶 | 220 | 3.31 | 44.08 | 3.39 | 27.26 | 2.8 | 1615 | serving=16, tbsp=16, tsp=5.3 | soy, wheat, gluten, sesame | SR28 06175
black bean sauce | black bean paste, doubanjiang, xo sauce, chili bean paste | general | 🍶 | 150 | 6 | 20 | 5 | 12 | 2.5 | 2600 | serving=16, tbsp=16, tsp=5.3 | soy, wheat, gluten | label
gochujang | korean chili paste, gochujang sauce | general | 🌶️ | 215 | 4.5 | 45 | 1.8 | 24 | 3 | 2400 | serving=18, tbsp=18, tsp=6 | soy, wheat, gluten | label
sriracha | sriracha sauce, siracha, rooster sauce | general | 🌶️ | 93 | 1.93 | 19.16 | 0.93 | 15.11 | 2.2 | 2124 | serving=6.5, tsp=6.5, tbsp=19, squirt=5 | sulphite | SR28 06631
hot sauce | tabasco, louisiana hot sauce, franks red hot, cholula, pepper sauce, hot pepper sauce, chili sauce hot, buffalo sauce, frank's red hot, valentina | general | 🌶️ | 11 | 0.51 | 1.75 | 0.37 | 1.26 | 0.3 | 2643 | serving=4.7, tsp=4.7, tbsp=14, dash=1, splash=3, packet=7 | - | SR28 06168
sweet chili sauce | sweet chilli sauce, thai sweet chili sauce, sweet chilli | general | 🌶️ | 230 | 0.5 | 56 | 0.3 | 50 | 0.8 | 1300 | serving=18, tbsp=18, tsp=6 | - | label
sambal oelek | sambal, chili paste, chilli paste, red chili paste, harissa, harissa paste | general | 🌶️ | 65 | 2 | 8 | 2.5 | 5 | 3 | 2500 | serving=5, tsp=5, tbsp=15 | sulphite | label
sweet and sour sauce | sweet & sour sauce, sweet n sour sauce, duck sauce, plum sauce | general | 🍍 | 150 | 0.27 | 38.22 | 0.02 | 18.75 | 0.1 | 371 | serving=35, tbsp=17.5, cup=280, packet=28 | - | SR28 27050
peanut sauce | satay sauce, peanut dip, thai peanut sauce | general | 🥜 | 257 | 6.31 | 22.02 | 16.02 | 17.07 | 1.8 | 1338 | serving=36, tbsp=18, cup=270 | peanut, soy, wheat, gluten | SR28 27059
barbecue sauce | bbq sauce, bbq, barbeque sauce, smoky bbq sauce, brown bbq sauce | general | 🍖 | 172 | 0.82 | 40.77 | 0.63 | 33.24 | 0.9 | 1027 | serving=34, tbsp=17, tsp=5.7, cup=286, packet=28 | mustard | SR28 06150
steak sauce | a1 sauce, hp sauce, brown sauce, a1 steak sauce, hp | general | 🥩 | 95 | 1.25 | 22.04 | 0.23 | 9.82 | 1.5 | 1647 | serving=17, tbsp=17, tsp=5.7 | gluten, fish | SR28 27048
worcestershire sauce | worcester sauce, worcestershire, lea and perrins | general | 🍶 | 78 | 0 | 19.46 | 0 | 10.03 | 0 | 980 | serving=5, ml=1.12, tbsp=17, tsp=5.7, dash=1, splash=5 | fish, gluten | SR28 06971
horseradish | prepared horseradish, grated horseradish | general | 🌿 | 48 | 1.18 | 11.29 | 0.69 | 7.99 | 3.3 | 420 | serving=5, tsp=5, tbsp=15 | sulphite | SR28 02055
horseradish sauce | creamed horseradish, horseradish cream | general | 🌿 | 503 | 1.09 | 10.05 | 50.89 | 8.98 | 1 | 730 | serving=10, tsp=5.6, tbsp=17 | egg, milk, mustard, sulphite | SR28 27066
wasabi | wasabi paste | general | 🌿 | 292 | 2.23 | 46.13 | 10.9 | 13.2 | 6.1 | 3390 | serving=6.5, tsp=6.5, tbsp=20 | mustard | SR28 27064
mint sauce | mint jelly, mint condiment | general | 🌿 | 110 | 1.2 | 24 | 0.2 | 20 | 1.5 | 600 | serving=10, tsp=5, tbsp=15 | sulphite | label
salsa | tomato salsa, salsa sauce, salsa dip, chunky salsa, salsa roja, taco sauce, picante sauce | general | 🍅 | 29 | 1.52 | 6.64 | 0.17 | 4.01 | 1.9 | 711 | serving=36, tbsp=18, cup=259, dollop=30 | - | SR28 06164
salsa verde | green salsa, tomatillo salsa, green sauce mexican | general | 🌿 | 38 | 1.13 | 6.36 | 0.89 | 3.5 | 1.9 | 600 | serving=30, tbsp=15, cup=240 | - | SR28 27047
pico de gallo | fresh salsa, pico | general | 🍅 | 23 | 0.93 | 5.23 | 0.19 | 2.92 | 1.36 | 237 | serving=60, tbsp=16, cup=240 | - | recipe: 70 SR28 11529; 20 SR28 11282; 4 SR28 11979; 4 SR28 09160; 2 SR28 11165; 0.6 SR28 02047
guacamole | guac, guacamole dip, avocado dip | general | 🥑 | 132 | 1.77 | 8.13 | 11.57 | 1.14 | 5.55 | 236 | serving=30, tbsp=15, cup=240, dollop=30, scoop=50, tub=200 | - | recipe: 80 SR28 09037; 8 SR28 11282; 8 SR28 11529; 4 SR28 09160; 1 SR28 11165; 0.6 SR28 02047
cheese dip | nacho cheese, nacho cheese sauce, queso dip, queso, salsa con queso | general | 🧀 | 143 | 3.14 | 11.14 | 9.51 | 1.95 | 0.7 | 796 | serving=30, tbsp=15, cup=250 | milk | SR28 27052
cheese sauce | mornay sauce, cheddar cheese sauce, creamy cheese sauce | general | 🧀 | 174 | 6.71 | 6.83 | 13.29 | 0.42 | 0.5 | 828 | serving=63, tbsp=16, cup=250 | milk, wheat, gluten | SR28 06930
enchilada sauce | red enchilada sauce, mole sauce thin, adobo sauce | general | 🌶️ | 30 | 0.62 | 4.87 | 0.91 | 1.83 | 0.5 | 547 | serving=56, tbsp=14, cup=224 | wheat, gluten | SR28 27063
tomato sauce | canned tomato sauce, plain tomato sauce, tomato sauce canned | general | 🥫 | 24 | 1.2 | 5.31 | 0.3 | 3.56 | 1.5 | 474 | serving=61, tbsp=15, cup=245, can=425 | - | SR28 11549
marinara sauce | pasta sauce, spaghetti sauce, tomato pasta sauce, napoli sauce, jarred pasta sauce, tomato and basil sauce, arrabbiata sauce, red pasta sauce, marinara, tomato basil sauce, ragu tomato sauce | general | 🍝 | 50 | 1.39 | 7.43 | 1.61 | 4.91 | 1.8 | 437 | serving=132, tbsp=16, cup=264, jar=500 | celery | SR28 06931
vodka sauce | penne vodka sauce, pink sauce, vodka pasta sauce | general | 🥫 | 95 | 2 | 8 | 6 | 5 | 1.5 | 420 | serving=125, cup=250, tbsp=16 | milk | label
bolognese sauce | meat sauce, ragu, ragù, ragu bolognese, pasta sauce with meat, bolognese, spaghetti sauce with meat | general | 🍝 | 144 | 10.27 | 4.26 | 9.67 | 2.66 | 1.65 | 390 | serving=150, cup=250, tbsp=16 | meat, celery, gluten | recipe: 250 SR28 23573; 400 SR28 11531; 60 SR28 11282; 40 SR28 11124; 30 SR28 11143; 25 SR28 11546; 20 SR28 04053; 5 SR28 02047; yield=680
pizza sauce | pizza tomato sauce | general | 🍕 | 54 | 2.18 | 8.66 | 1.15 | 3.78 | 2 | 348 | serving=63, tbsp=16, cup=252 | - | SR28 06152
pesto | basil pesto, green pesto, pesto sauce, pesto genovese, pesto alla genovese | general | 🌿 | 418 | 9.83 | 10.09 | 37.6 | 6.33 | 1.8 | 603 | serving=30, tbsp=15.5, tsp=5, cup=248, jar=190 | milk, tree_nut, egg | SR28 06626
red pesto | sun dried tomato pesto, pesto rosso, tomato pesto | general | 🍅 | 350 | 4.5 | 9 | 32 | 5 | 3 | 1000 | serving=30, tbsp=15.5, tsp=5, jar=190 | milk, tree_nut | label
alfredo sauce | cream sauce, creamy pasta sauce, carbonara sauce, jarred alfredo sauce | general | 🥛 | 160 | 2.6 | 4.5 | 14.7 | 1.6 | 0.2 | 620 | serving=62, tbsp=15.5, cup=250 | milk, egg, wheat, gluten | label
white sauce | bechamel, béchamel sauce, bechamel sauce, besciamella | general | 🥛 | 147 | 3.84 | 9.17 | 10.63 | 4.38 | 0.2 | 354 | serving=62, tbsp=16, cup=250 | milk, wheat, gluten | SR28 06166
hollandaise sauce | hollandaise, bearnaise, bearnaise sauce, béarnaise | general | 🥚 | 513 | 4.38 | 1.53 | 55.45 | 0.4 | 0.03 | 518 | serving=50, tbsp=15, cup=240 | egg, milk | recipe: 100 SR28 01001; 40 SR28 01125; 15 SR28 09152; 10 SR28 14411; 0.5 SR28 02047
curry sauce | jarred curry sauce, tikka masala sauce, korma sauce, simmer sauce, chip shop curry sauce, balti sauce | general | 🍛 | 100 | 1.8 | 9.5 | 6 | 6 | 1.5 | 400 | serving=125, cup=250, tbsp=16, jar=450 | milk, mustard | label
curry paste | thai curry paste, red curry paste, green curry paste, tikka paste | general | 🍛 | 160 | 3 | 15 | 9 | 6 | 5 | 2800 | serving=15, tbsp=16, tsp=5 | shellfish, fish, mustard | label
mushroom sauce | creamy mushroom sauce, mushroom gravy, peppercorn sauce, pepper sauce for steak, jagersauce | general | 🍄 | 50 | 1.26 | 5.47 | 2.71 | 0.6 | 0.4 | 570 | serving=60, tbsp=15, cup=240 | milk, wheat, gluten | SR28 06121
gravy | beef gravy, brown gravy, bisto, meat gravy, onion gravy, gravy sauce, roast gravy | general | 🍖 | 53 | 3.75 | 4.81 | 2.36 | 0.21 | 0.4 | 560 | serving=58, tbsp=15, cup=233, ladle=60 | wheat, gluten, meat, celery | SR28 06116
bread sauce | british bread sauce | general | 🥣 | 110 | 4 | 14 | 4 | 4 | 0.7 | 400 | serving=50, tbsp=17, ml=1.05 | milk, wheat, gluten | label
chicken gravy | poultry gravy | general | 🍗 | 48 | 0.71 | 5.29 | 2.62 | 0.3 | 0.1 | 389 | serving=57, tbsp=14, cup=228 | wheat, gluten, meat, celery | SR28 06119
turkey gravy | giblet gravy | general | 🦃 | 51 | 2.6 | 5.1 | 2.1 | 0.21 | 0.4 | 577 | serving=60, tbsp=14.9, cup=238 | wheat, gluten, meat, celery | SR28 06125
gravy granules | gravy powder, dry gravy mix, bisto granules | general | 🍖 | 367 | 10.74 | 59.38 | 9.61 | 4 | 2 | 4843 | serving=7, tbsp=6, tsp=2 | wheat, gluten, milk | SR28 06118
bouillon cube | stock cube, oxo cube, knorr cube, chicken stock cube, bouillon powder, stock powder, vegetable stock cube, beef stock cube | general | 🧊 | 198 | 14.6 | 23.5 | 4.7 | 0 | 0 | 24000 | serving=4, piece=4.8, cube=4.8, tsp=2, tbsp=6 | celery, gluten, milk, soy | SR28 06081
chutney | mango chutney, sweet chutney, apple chutney, tomato chutney, fig chutney, green chutney, coconut chutney, mint chutney, coriander chutney, peanut chutney | general | 🥭 | 245 | 0.6 | 60 | 0.3 | 55 | 1.3 | 900 | serving=20, tbsp=20, tsp=7, cup=300 | mustard, sulphite | label
branston pickle | sandwich pickle, chunky pickle relish, brown pickle, chowchow, piccalilli | general | 🥒 | 121 | 1.5 | 26.64 | 0.9 | 23.88 | 1.5 | 527 | serving=20, tbsp=17, tsp=6 | gluten, sulphite, mustard | SR28 11983
mango pickle | lime pickle, achar, indian pickle | general | 🥭 | 190 | 2 | 9 | 16 | 3 | 4 | 4000 | serving=10, tbsp=16, tsp=5 | mustard | label
tamarind sauce | tamarind chutney, imli chutney, tamarind paste, date tamarind chutney | general | 🌰 | 210 | 0.9 | 52 | 0.2 | 45 | 1.5 | 700 | serving=20, tbsp=18, tsp=6 | sulphite | label
chimichurri | chimichurri sauce, green herb sauce, zhoug | general | 🌿 | 428 | 1.47 | 5.33 | 45.58 | 0.4 | 1.98 | 605 | serving=15, tbsp=14, tsp=5 | sulphite | recipe: 45 SR28 04053; 30 SR28 11297; 15 SR28 02068; 6 SR28 11215; 2 SR28 02027; 1.5 SR28 02047
olive tapenade | tapenade, olive paste, olive spread | general | 🫒 | 224 | 1.94 | 4.98 | 22.94 | 0.11 | 2.51 | 849 | serving=20, tbsp=15, tsp=5 | fish | recipe: 70 SR28 09193; 15 SR28 04053; 8 SR28 02054; 4 SR28 15002; 3 SR28 09152
sofrito | recaito | general | 🧅 | 237 | 12.8 | 5.46 | 18.2 | 4 | 1.7 | 1145 | serving=20, tbsp=13, cup=206 | pork, meat | SR28 06142
mirin | cooking rice wine, shaoxing wine | general | 🍶 | 230 | 0.2 | 42 | 0 | 38 | 0 | 10 | serving=15, ml=1.1, tbsp=17, tsp=6 | alcohol, gluten | label
cooking wine | wine for cooking | general | 🍷 | 50 | 0.5 | 6.3 | 0 | 1.55 | 0 | 626 | serving=30, ml=0.99, tbsp=15, tsp=5 | alcohol, sulphite | SR28 43154
yeast extract | marmite, vegemite, yeast extract spread, cenovis, bovril, promite, vegemite spread | general | 🍞 | 185 | 23.88 | 20.42 | 0.9 | 1.6 | 6.5 | 3380 | serving=6, tsp=6, tbsp=18 | gluten, celery | SR28 43406
nutritional yeast | nooch, yeast flakes, nutritional yeast flakes | general | 🧀 | 370 | 50 | 36 | 5 | 1 | 22 | 60 | serving=8, tbsp=5, tsp=1.7, cup=60 | - | label
vegan sandwich spread | vegan deli spread, vegan pate, aubergine spread, ajvar, vegetable pate, lentil spread | general | 🥫 | 190 | 4 | 8 | 15.5 | 4 | 3 | 550 | serving=20, tbsp=16, tsp=5 | celery, mustard | label
sandwich spread | sandwich relish spread | general | 🥪 | 389 | 0.9 | 22.4 | 34 | 15.18 | 0.4 | 1000 | serving=15, tbsp=15, tsp=5, cup=245 | egg, mustard | SR28 04030
# salad dressings
vinaigrette | oil and vinegar, vinegar and oil, oil and vinegar dressing, french vinaigrette, balsamic vinaigrette, olive oil dressing, balsamic dressing, house dressing, salad dressing, dressing, lemon dressing | general | 🥗 | 449 | 0 | 2.5 | 50.1 | 2.5 | 0 | 1 | serving=30, tbsp=16, tsp=5.3, cup=250, packet=40 | mustard, sulphite | SR28 04135
italian dressing | zesty italian dressing | general | 🥗 | 240 | 0.41 | 12.12 | 21.12 | 10.77 | 0 | 993 | serving=29, tbsp=14.7, tsp=5, cup=235, packet=40 | milk | SR28 04114
light italian dressing | low fat italian dressing, reduced fat italian dressing, light vinaigrette, light dressing, low fat dressing | general | 🥗 | 102 | 0.39 | 9.99 | 6.68 | 9.16 | 0 | 891 | serving=30, tbsp=15, cup=240 | - | SR28 04021
fat-free italian dressing | fat free italian dressing, fat free dressing | general | 🥗 | 47 | 0.97 | 8.75 | 0.87 | 8.85 | 0.6 | 1129 | serving=28, tbsp=14, cup=231 | - | SR28 04636
ranch dressing | ranch, ranch dip, buttermilk ranch, ranch sauce | general | 🥗 | 430 | 1.32 | 5.9 | 44.54 | 4.69 | 0 | 901 | serving=30, tbsp=15, tsp=5, cup=240, packet=43 | milk, egg, soy | SR28 04639
light ranch dressing | reduced fat ranch, light ranch, low fat ranch | general | 🥗 | 196 | 1.25 | 21.33 | 12.42 | 3.77 | 1.1 | 1120 | serving=30, tbsp=15, cup=240 | milk, egg, soy | SR28 04640
caesar dressing | caesar salad dressing, creamy caesar | general | 🥗 | 542 | 2.17 | 3.3 | 57.85 | 2.81 | 0.5 | 1209 | serving=29, tbsp=14.7, tsp=5, cup=235, packet=40 | egg, milk, fish, mustard | SR28 43015
light caesar dressing | low fat caesar dressing, reduced fat caesar | general | 🥗 | 110 | 0.3 | 18.6 | 4.4 | 16.32 | 0.1 | 1148 | serving=30, tbsp=15, cup=240 | egg, milk, fish | SR28 43021
blue cheese dressing | bleu cheese dressing, roquefort dressing, blue cheese dip | general | 🧀 | 484 | 1.37 | 4.77 | 51.1 | 3.48 | 0.4 | 642 | serving=30, tbsp=15, tsp=5, cup=245, packet=43 | milk, egg, soy | SR28 04539
thousand island dressing | 1000 island, thousand island, 1000 island dressing, marie rose | general | 🥗 | 379 | 1.09 | 14.64 | 35.06 | 15.18 | 0.8 | 962 | serving=32, tbsp=16, tsp=5.3, cup=250, packet=43 | egg, soy, mustard | SR28 04017
french dressing | catalina dressing, american french dressing | general | 🥗 | 457 | 0.77 | 15.58 | 44.81 | 15.95 | 0 | 836 | serving=32, tbsp=16, tsp=5.3, cup=250 | mustard | SR28 04120
russian dressing | marie rose dressing | general | 🥗 | 355 | 0.69 | 31.9 | 26.18 | 17.68 | 0.7 | 1133 | serving=30, tbsp=15, cup=245 | egg, mustard | SR28 04015
honey mustard dressing | honey mustard vinaigrette | general | 🍯 | 464 | 0.87 | 23.33 | 40.83 | 15.84 | 0.4 | 512 | serving=30, tbsp=15, cup=240, packet=43 | mustard, egg, honey | SR28 04703
sesame dressing | asian dressing, sesame ginger dressing, goma dressing, japanese dressing, oriental dressing | general | 🥗 | 443 | 3.1 | 8.6 | 45.2 | 8.32 | 1 | 1000 | serving=30, tbsp=15, cup=245 | sesame, soy, wheat, gluten | SR28 04016
poppy seed dressing | poppyseed dressing | general | 🥗 | 399 | 0.92 | 23.73 | 33.33 | 23.39 | 0.3 | 933 | serving=33, tbsp=16.5 | egg | SR28 04704
green goddess dressing | avocado dressing, herb dressing, creamy herb dressing | general | 🥗 | 427 | 1.9 | 7.36 | 43.33 | 6.67 | 0.1 | 867 | serving=30, tbsp=15, cup=245 | egg, milk, fish | SR28 43017
coleslaw dressing | slaw dressing | general | 🥗 | 390 | 0.9 | 23.8 | 33.4 | 20.11 | 0.1 | 710 | serving=32, tbsp=16, cup=250 | egg, mustard | SR28 43016
yogurt dressing | yoghurt dressing, yogurt salad dressing, garlic yogurt sauce | general | 🥗 | 126 | 2.96 | 4.99 | 10.74 | 3.99 | 0.07 | 429 | serving=30, tbsp=16, cup=245 | milk | recipe: 80 SR28 01116; 8 SR28 04053; 8 SR28 09152; 2 SR28 11215; 1 SR28 02047
# jams, sugars, syrups
jam | strawberry jam, raspberry jam, preserve, fruit preserve, apricot jam, fruit spread, blueberry jam, cherry jam, fig jam, strawberry preserves, fruit jam, confiture | general | 🍓 | 278 | 0.37 | 68.86 | 0.07 | 48.5 | 1.1 | 32 | serving=20, tbsp=20, tsp=7, packet=14, cup=320 | - | SR28 19297
jelly spread | grape jelly, fruit jelly spread, red currant jelly, redcurrant jelly, apple jelly, jelly | general | 🍇 | 266 | 0.15 | 69.95 | 0.02 | 51.22 | 1 | 30 | serving=21, tbsp=21, tsp=7, packet=14, cup=300 | - | SR28 19300
marmalade | orange marmalade, lemon marmalade | general | 🍊 | 246 | 0.3 | 66.3 | 0 | 60 | 0.7 | 56 | serving=20, tbsp=20, tsp=7, packet=14, cup=320 | - | SR28 19303
reduced sugar jam | low sugar jam, light jam, diet jam, reduced sugar fruit spread | general | 🍓 | 151 | 0 | 37.6 | 0.1 | 29.41 | 1.5 | 0 | serving=17, tbsp=17, tsp=6 | - | SR28 43344
sugar free jam | sugar-free jam, no sugar jam, sugar free jelly spread | general | 🍓 | 132 | 0.3 | 53.42 | 0.3 | 37.81 | 2.5 | 0 | serving=14, tbsp=14, tsp=5, cup=224 | - | SR28 43028
apple butter | apple spread, apfelkraut, pear butter, plum butter, powidl | general | 🍎 | 173 | 0.39 | 42.47 | 0.3 | 35.3 | 1.5 | 15 | serving=17, tbsp=17, tsp=6 | - | SR28 19294
lemon curd | lime curd, passion fruit curd | snack | 🍋 | 300 | 1.5 | 58 | 7 | 45 | 0.2 | 90 | serving=20, tbsp=20, tsp=7 | egg, milk | label
honey | clear honey, raw honey, manuka honey, runny honey, acacia honey | general | 🍯 | 304 | 0.3 | 82.4 | 0 | 82.12 | 0.2 | 4 | serving=21, tbsp=21, tsp=7, packet=14, cup=339, drizzle=10, squeeze=10 | honey | SR28 19296
sugar | white sugar, granulated sugar, table sugar, caster sugar, castor sugar, sugar cube, superfine sugar, cane sugar white | general | 🍚 | 387 | 0 | 99.98 | 0 | 99.8 | 0 | 1 | serving=4.2, tsp=4.2, tbsp=12.6, packet=2.8, cube=4, piece=4, cup=200, lump=4 | - | SR28 19335
brown sugar | light brown sugar, dark brown sugar, muscovado, muscovado sugar | general | 🟤 | 380 | 0.12 | 98.09 | 0 | 97.02 | 0 | 28 | serving=4.6, tsp=4.6, tbsp=13.8, cup=220, cube=4 | - | SR28 19334
raw cane sugar | turbinado sugar, demerara sugar, cane sugar, demerara, raw sugar | general | 🟤 | 399 | 0 | 99.8 | 0 | 99.19 | 0 | 3 | serving=4.6, tsp=4.6, tbsp=13.8, cup=202, packet=5 | - | SR28 19908
powdered sugar | icing sugar, confectioners sugar, confectioner's sugar | general | 🍚 | 389 | 0 | 99.77 | 0 | 97.81 | 0 | 2 | serving=8, tsp=2.5, tbsp=8, cup=120 | - | SR28 19336
coconut sugar | palm sugar, jaggery, panela, gur, piloncillo, coconut palm sugar | general | 🥥 | 382 | 0.5 | 95 | 0.3 | 90 | 0 | 70 | serving=4, tsp=4, tbsp=12, cup=180 | - | label
vanilla sugar | cinnamon sugar, vanillin sugar | general | 🍚 | 387 | 0 | 99.98 | 0 | 99.8 | 0 | 1 | serving=4, tsp=4, tbsp=12, packet=8 | - | SR28 19335
fructose | fruit sugar, dextrose, glucose powder, maltodextrin | general | 🍚 | 368 | 0 | 100 | 0 | 92.7 | 0 | 12 | serving=4.2, tsp=4.2, tbsp=12.6, cup=196 | - | SR28 43216
sweetener | artificial sweetener, sucralose, splenda, sweetener packet, stevia sweetener, equal, canderel, sugar substitute, saccharin, aspartame, sweetener tablet | general | 🧂 | 336 | 0 | 91.17 | 0 | 80.33 | 0 | 0 | serving=1, packet=1, tsp=0.5, tbsp=1.5, piece=0.1 | - | SR28 19868
stevia | stevia powder, stevia leaf extract, stevia drops, monk fruit, monk fruit sweetener | general | 🌿 | 0 | 0 | 100 | 0 | 0 | 0 | 0 | serving=1, packet=1, tsp=0.5, drop=0.1 | - | SR28 19918
erythritol | erythritol sweetener, swerve | general | 🍚 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | serving=4, tsp=4, tbsp=12 | - | label
maple syrup | pure maple syrup, maple | general | 🍁 | 260 | 0.04 | 67.04 | 0.06 | 60.46 | 0 | 12 | serving=20, ml=1.32, tbsp=20, tsp=7, cup=315, drizzle=15 | - | SR28 19353
pancake syrup | table syrup, aunt jemima, breakfast syrup, log cabin syrup | general | 🥞 | 234 | 0 | 61.47 | 0 | 21.47 | 0 | 82 | serving=40, ml=1.32, tbsp=20, tsp=7, cup=314 | - | SR28 19129
light pancake syrup | lite syrup, reduced calorie syrup, low calorie syrup | general | 🥞 | 165 | 0 | 44.55 | 0 | 32.8 | 0 | 178 | serving=30, ml=1.05, tbsp=15, tsp=5 | - | SR28 19128
sugar free syrup | sugar-free syrup, sugar free pancake syrup, zero calorie syrup | general | 🥞 | 52 | 0.8 | 12.13 | 0 | 0.01 | 0.7 | 210 | serving=30, ml=1, tbsp=15, tsp=5, cup=240, pump=10 | - | SR28 43026
agave syrup | agave, agave nectar | general | 🌵 | 310 | 0.09 | 76.37 | 0.45 | 68.03 | 0.2 | 4 | serving=21, ml=1.35, tbsp=20.7, tsp=6.9, drizzle=10 | - | SR28 19912
corn syrup | light corn syrup, glucose syrup, karo | general | 🌽 | 283 | 0 | 76.79 | 0.2 | 76.77 | 0 | 62 | serving=22, tbsp=22, tsp=7, cup=341 | - | SR28 19350
golden syrup | lyles golden syrup, cane syrup, treacle | general | 🍯 | 269 | 0 | 73.14 | 0 | 73.2 | 0 | 58 | serving=21, tbsp=21, tsp=7 | - | SR28 90480
molasses | black treacle, blackstrap molasses, blackstrap | general | 🟤 | 290 | 0 | 74.73 | 0.1 | 74.72 | 0 | 37 | serving=20, tbsp=20, tsp=7, cup=337 | - | SR28 19304
date syrup | silan, date molasses, grape molasses, pekmez, carob syrup, pomegranate molasses, beet syrup | general | 🌴 | 290 | 1.2 | 71 | 0.2 | 66 | 0.5 | 30 | serving=20, tbsp=20, tsp=7 | - | label
rice syrup | brown rice syrup, malt syrup, barley malt syrup, malt extract | general | 🌾 | 318 | 6.2 | 71.3 | 0 | 71.3 | 0 | 35 | serving=21, tbsp=21, tsp=7, cup=332 | gluten | SR28 19352
grenadine | grenadine syrup, fruit syrup, fruit cordial syrup | general | 🍒 | 268 | 0 | 66.91 | 0 | 46.55 | 0 | 27 | serving=20, ml=1.3, tbsp=20, tsp=6.7 | - | SR28 42040
# salt, spices, dried herbs
salt | table salt, sea salt, himalayan salt, kosher salt, iodized salt, pink salt | general | 🧂 | 0 | 0 | 0 | 0 | 0 | 0 | 38758 | serving=1, tsp=6, tbsp=18, pinch=0.4, dash=0.4, packet=0.7 | - | SR28 02047
black pepper | pepper, ground pepper, ground black pepper, peppercorn | general | 🧂 | 251 | 10.39 | 63.95 | 3.26 | 0.64 | 25.3 | 20 | serving=0.5, tsp=2.3, tbsp=6.9, pinch=0.2, dash=0.2 | - | SR28 02030
white pepper | ground white pepper | general | 🧂 | 296 | 10.4 | 68.61 | 2.12 | 0 | 26.2 | 5 | serving=0.5, tsp=2.4, tbsp=7.1, pinch=0.2 | - | SR28 02032
paprika | sweet paprika, smoked paprika, paprika powder | general | 🌶️ | 282 | 14.14 | 53.99 | 12.89 | 10.34 | 34.9 | 68 | serving=1, tsp=2.3, tbsp=6.8, pinch=0.3 | - | SR28 02028
chili powder | chilli powder, taco spice, chili spice | general | 🌶️ | 282 | 13.46 | 49.7 | 14.28 | 7.19 | 34.8 | 2867 | serving=1, tsp=2.7, tbsp=8, pinch=0.3 | - | SR28 02009
cayenne pepper | cayenne, red pepper flakes, chili flakes, chilli flakes, crushed red pepper, gochugaru, pul biber | general | 🌶️ | 318 | 12.01 | 56.63 | 17.27 | 10.34 | 27.2 | 30 | serving=0.5, tsp=1.8, tbsp=5.3, pinch=0.2 | - | SR28 02031
dried chili pepper | ancho chili, dried red chili, sun dried chili, chipotle dried | general | 🌶️ | 324 | 10.58 | 69.86 | 5.81 | 41.06 | 28.7 | 91 | serving=2, piece=0.5, cup=37 | - | SR28 11962
cinnamon | ground cinnamon, cinnamon powder, cinnamon stick | general | 🟤 | 247 | 3.99 | 80.59 | 1.24 | 2.17 | 53.1 | 10 | serving=1, tsp=2.6, tbsp=7.9, pinch=0.3, stick=2.6, dash=0.3 | - | SR28 02010
cumin | ground cumin, cumin seed, jeera | general | 🟤 | 375 | 17.81 | 44.24 | 22.27 | 2.25 | 10.5 | 168 | serving=1, tsp=2.1, tbsp=6, pinch=0.3 | - | SR28 02014
ground coriander | coriander seed, coriander powder, dhania powder | general | 🟤 | 298 | 12.37 | 54.99 | 17.77 | 0 | 41.9 | 35 | serving=1, tsp=1.8, tbsp=5, pinch=0.3 | - | SR28 02013
turmeric | turmeric powder, haldi, ground turmeric | general | 🟡 | 312 | 9.68 | 67.14 | 3.25 | 3.21 | 22.7 | 27 | serving=1, tsp=3, tbsp=9.4, pinch=0.3 | - | SR28 02043
curry powder | garam masala, curry spice, madras curry powder | general | 🍛 | 325 | 14.29 | 55.83 | 14.01 | 2.76 | 53.2 | 52 | serving=2, tsp=2, tbsp=6.3, pinch=0.3 | mustard | SR28 02015
ground ginger | ginger powder, dried ginger | general | 🫚 | 335 | 8.98 | 71.62 | 4.24 | 3.39 | 14.1 | 27 | serving=1, tsp=1.8, tbsp=5.2, pinch=0.3 | - | SR28 02021
garlic powder | garlic granules, dried garlic | general | 🧄 | 331 | 16.55 | 72.73 | 0.73 | 2.43 | 9 | 60 | serving=1, tsp=3.1, tbsp=9.7, pinch=0.3 | - | SR28 02020
onion powder | onion granules | general | 🧅 | 341 | 10.41 | 79.12 | 1.04 | 6.63 | 15.2 | 73 | serving=1, tsp=2.4, tbsp=6.9, pinch=0.3 | - | SR28 02026
dried onion | onion flakes, dehydrated onion, dried onion flakes | general | 🧅 | 349 | 8.95 | 83.28 | 0.46 | 37.41 | 9.2 | 21 | serving=5, tbsp=5, tsp=1.7 | - | SR28 11284
nutmeg | ground nutmeg, mace | general | 🟤 | 525 | 5.84 | 49.29 | 36.31 | 2.99 | 20.8 | 16 | serving=0.5, tsp=2.2, tbsp=7, pinch=0.2 | - | SR28 02025
ground cloves | cloves spice, clove powder, whole cloves | general | 🟤 | 274 | 5.97 | 65.53 | 13 | 2.38 | 33.9 | 277 | serving=0.5, tsp=2.1, tbsp=6.5, pinch=0.2 | - | SR28 02011
allspice | ground allspice, pimento spice, mixed spice | general | 🟤 | 263 | 6.09 | 72.12 | 8.69 | 0 | 21.6 | 77 | serving=0.5, tsp=1.9, tbsp=6, pinch=0.2 | - | SR28 02001
cardamom | ground cardamom, cardamon, elaichi, cardamom pod | general | 🟢 | 311 | 10.76 | 68.47 | 6.7 | 0 | 28 | 18 | serving=0.5, tsp=2, tbsp=5.8, pinch=0.2 | - | SR28 02006
pumpkin pie spice | pumpkin spice, gingerbread spice, apple pie spice | general | 🎃 | 342 | 5.76 | 69.28 | 12.6 | 7.76 | 14.8 | 52 | serving=1, tsp=1.7, tbsp=5.6, pinch=0.3 | - | SR28 02035
fennel seed | fennel seeds, anise seed, aniseed, star anise, saunf | general | 🟢 | 345 | 15.8 | 52.29 | 14.87 | 0 | 39.8 | 88 | serving=1, tsp=2, tbsp=5.8, pinch=0.3 | - | SR28 02018
mustard seed | mustard seeds, mustard powder, ground mustard | general | 🟡 | 508 | 26.08 | 28.09 | 36.24 | 6.79 | 12.2 | 13 | serving=1, tsp=2, tbsp=6.3, pinch=0.3 | mustard | SR28 02024
caraway seed | caraway, caraway seeds, kummel | general | 🟤 | 333 | 19.77 | 49.9 | 14.59 | 0.64 | 38 | 17 | serving=1, tsp=2.1, tbsp=6.7, pinch=0.3 | - | SR28 02005
celery seed | celery seeds | general | 🟤 | 392 | 18.07 | 41.35 | 25.27 | 0.67 | 11.8 | 160 | serving=1, tsp=2, tbsp=6.5, pinch=0.3 | celery | SR28 02007
fenugreek | fenugreek seed, methi seeds, fenugreek leaves | general | 🟤 | 323 | 23 | 58.35 | 6.41 | 0 | 24.6 | 67 | serving=1, tsp=3.7, tbsp=11, pinch=0.3 | - | SR28 02019
saffron | saffron threads | general | 🟡 | 310 | 11.43 | 65.37 | 5.85 | 0 | 3.9 | 148 | serving=0.1, tsp=0.7, tbsp=2.1, pinch=0.1 | - | SR28 02037
bay leaf | bay leaves, laurel leaf | general | 🍃 | 313 | 7.61 | 74.97 | 8.36 | 0 | 26.3 | 23 | serving=0.2, leaf=0.2, piece=0.2, tsp=0.6 | - | SR28 02004
oregano | dried oregano, marjoram, dried marjoram, za'atar, zaatar | general | 🌿 | 265 | 9 | 68.92 | 4.28 | 4.09 | 42.5 | 25 | serving=1, tsp=1, tbsp=3, pinch=0.2 | - | SR28 02027
dried basil | basil dried | general | 🌿 | 233 | 22.98 | 47.75 | 4.07 | 1.71 | 37.7 | 76 | serving=0.7, tsp=0.7, tbsp=2.1, pinch=0.2 | - | SR28 02003
dried parsley | parsley flakes | general | 🌿 | 292 | 26.63 | 50.64 | 5.48 | 7.27 | 26.7 | 452 | serving=0.5, tsp=0.5, tbsp=1.6, pinch=0.1 | - | SR28 02029
dried thyme | thyme dried | general | 🌿 | 276 | 9.11 | 63.94 | 7.43 | 1.71 | 37 | 55 | serving=1, tsp=1, tbsp=2.7, pinch=0.2 | - | SR28 02042
dried rosemary | rosemary dried | general | 🌿 | 331 | 4.88 | 64.06 | 15.22 | 0 | 42.6 | 50 | serving=1, tsp=1.2, tbsp=3.3, pinch=0.2 | - | SR28 02036
dried sage | sage, ground sage, sage leaf | general | 🌿 | 315 | 10.63 | 60.73 | 12.75 | 1.71 | 40.3 | 11 | serving=0.7, tsp=0.7, tbsp=2, pinch=0.2, leaf=0.2 | - | SR28 02038
dried dill | dill dried, dried tarragon, tarragon | general | 🌿 | 253 | 19.96 | 55.82 | 4.36 | 0 | 13.6 | 208 | serving=1, tsp=1, tbsp=3.1, pinch=0.2 | - | SR28 02017
dried mint | mint dried | general | 🌿 | 285 | 19.93 | 52.04 | 6.03 | 0 | 29.8 | 344 | serving=0.5, tsp=0.5, tbsp=1.6 | - | SR28 02066
italian seasoning | mixed herbs, herbes de provence, dried mixed herbs, italian herbs, dried herbs | general | 🌿 | 272 | 13.66 | 60.07 | 6.62 | 2.72 | 38.64 | 90 | serving=1, tsp=1, tbsp=3, pinch=0.2 | - | recipe: 30 SR28 02027; 25 SR28 02003; 20 SR28 02042; 15 SR28 02036; 10 SR28 02029
seasoning mix | all purpose seasoning, spice mix, cajun seasoning, steak seasoning, barbecue rub, ranch seasoning, everything bagel seasoning, jerk seasoning, spice rub, old bay | general | 🧂 | 240 | 8 | 45 | 4 | 10 | 12 | 9000 | serving=2, tsp=3, tbsp=9, packet=28 | celery, sesame, mustard | label
taco seasoning | taco seasoning mix, fajita seasoning, taco mix, fajita spice mix | general | 🌮 | 322 | 4.5 | 58 | 0 | 10.83 | 13.3 | 7203 | serving=5.7, tsp=2.85, tbsp=8.5, packet=28 | - | SR28 02075
msg | monosodium glutamate, ajinomoto, aromat, umami seasoning | general | 🧂 | 0 | 0 | 0 | 0 | 0 | 0 | 12300 | serving=0.5, tsp=4, pinch=0.3 | - | label
# baking goods
baking powder | double acting baking powder | general | 🥄 | 53 | 0 | 27.7 | 0 | 0 | 0.2 | 10600 | serving=4.6, tsp=4.6, tbsp=13.8, packet=15, pinch=0.5 | - | SR28 18369
baking soda | bicarbonate of soda, sodium bicarbonate, bicarb, natron | general | 🥄 | 0 | 0 | 0 | 0 | 0 | 0 | 27360 | serving=4.6, tsp=4.6, pinch=0.5 | - | SR28 18372
cream of tartar | tartaric acid | general | 🥄 | 258 | 0 | 61.5 | 0 | 0 | 0.2 | 52 | serving=3, tsp=3 | sulphite | SR28 18373
dry yeast | active dry yeast, instant yeast, yeast, dried yeast, baker's yeast | general | 🥄 | 325 | 40.44 | 41.22 | 7.61 | 0 | 26.9 | 51 | serving=7, packet=7, tsp=4, tbsp=12 | gluten | SR28 18375
fresh yeast | compressed yeast, cake yeast | general | 🥄 | 105 | 8.4 | 18.1 | 1.9 | 0 | 8.1 | 30 | serving=17, cube=42, piece=42 | - | SR28 18374
cocoa powder | unsweetened cocoa powder, cocoa unsweetened, baking cocoa, raw cacao powder, dutch cocoa, cacao | general | 🍫 | 228 | 19.6 | 57.9 | 13.7 | 1.75 | 37 | 21 | serving=5.4, tbsp=5.4, tsp=1.8, cup=86 | - | SR28 19165
carob powder | carob flour, carob | general | 🟤 | 222 | 4.62 | 88.88 | 0.65 | 49.08 | 39.8 | 35 | serving=6, tbsp=6, tsp=2, cup=103 | - | SR28 16055
vanilla extract | vanilla essence, vanilla, vanilla paste | general | 🌼 | 288 | 0.06 | 12.65 | 0.06 | 12.65 | 0 | 9 | serving=4.2, ml=0.88, tsp=4.2, tbsp=13, dash=1 | alcohol | SR28 02050
gelatin powder | unflavored gelatin, gelatine powder, gelatin sheet, gelatine sheet, gelatine leaf | general | 🧊 | 335 | 85.6 | 0 | 0.1 | 0 | 0 | 196 | serving=7, packet=7, tsp=3, sheet=2, piece=2 | gelatin, meat, pork | SR28 19177
pectin | fruit pectin, jam sugar pectin | general | 🍎 | 325 | 0.3 | 90 | 0.3 | 0 | 8.6 | 200 | serving=5, tsp=4, packet=50 | - | label
xanthan gum | guar gum, thickener powder | general | 🥄 | 180 | 3 | 80 | 0.3 | 0 | 77 | 2900 | serving=1, tsp=2.5, pinch=0.3 | - | label
rose water | orange blossom water, rosewater | general | 🌹 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | serving=5, ml=1, tsp=5, tbsp=15 | - | label
`
