/** Fruit, dried fruit, nuts and seeds; columns as in vegetables.ts. */
export const fruit = `
@ produce
apple | red apple, green apple, granny smith, granny smith apple, gala apple, pink lady, braeburn, cooking apple, bramley apple, bramley, eating apple, fuji apple, golden delicious | 🍎 | tree_fruit | apple | 120 | apple 180 | -
pear | conference pear, williams pear, asian pear, nashi pear, bartlett pear | 🍐 | tree_fruit | pear | 120 | pear 175 | -
quince | - | 🍐 | tree_fruit | quince | 90 | quince 92 | -
peach | donut peach, flat peach, fresh peach | 🍑 | stone_fruit | peach | 120 | peach 150 | -
nectarine | - | 🍑 | stone_fruit | nectarine | 120 | nectarine 140 | -
plum | damson, greengage, mirabelle | 🍑 | stone_fruit | plum | 100 | plum 66 | -
apricot | fresh apricot | 🍑 | stone_fruit | apricot | 100 | apricot 35 | -
cherry | sweet cherry, sour cherry, frozen cherry | 🍒 | stone_fruit berry | cherry | 80 | - | -
strawberry | frozen strawberry, fresh strawberry, strawberries | 🍓 | berry | strawberry | 90 | strawberry 14 | -
blueberry | frozen blueberry, bilberry, blueberries | 🫐 | berry | blueberry | 70 | - | -
raspberry | frozen raspberry, rasberry | 🍇 | berry | raspberry | 70 | - | -
blackberry | bramble, frozen blackberry | 🫐 | berry | blackberry | 70 | - | -
cranberry | fresh cranberry, frozen cranberry | 🍒 | berry | cranberry | 40 | - | -
redcurrant | red currant, blackcurrant, black currant, gooseberry | 🍒 | berry | red currant | 60 | - | -
grape | red grape, green grape, white grape, black grape, seedless grape | 🍇 | berry | grape | 80 | - | -
fig | fresh fig | 🟣 | stone_fruit | fig | 80 | fig 50 | -
pomegranate | pomegranate seed, pomegranate aril | 🔴 | berry tropical_fruit | pomegranate | 40 | - | -
*lemon | unwaxed lemon, lemon zest, lemons | 🍋 | citrus acid | lemon | 20 | lemon 58 | -
lime | limes, lime zest, key lime | 🍋 | citrus acid | lime | 20 | lime 67 | -
orange | navel orange, blood orange, large orange, orange zest | 🍊 | citrus | orange | 130 | orange 130 | -
clementine | mandarin, satsuma, tangerine, easy peeler, tinned mandarin | 🍊 | citrus | clementine | 90 | clementine 74 | -
grapefruit | pink grapefruit, ruby grapefruit, pomelo | 🍊 | citrus | grapefruit | 130 | grapefruit 240 | -
banana | ripe banana, overripe banana, bannana, frozen banana | 🍌 | tropical_fruit | banana | 110 | medium banana 115 | -
mango=mangoes | fresh mango, frozen mango, alphonso mango, mangos | 🥭 | tropical_fruit | mango | 120 | mango 250 | -
pineapple | fresh pineapple, pineapple chunk, pineapple ring | 🍍 | tropical_fruit | pineapple | 120 | - | -
papaya | pawpaw | 🍈 | tropical_fruit | papaya | 120 | - | -
kiwi | kiwifruit, kiwi fruit, golden kiwi | 🥝 | tropical_fruit | kiwi | 90 | kiwi 70 | -
passion fruit= | passionfruit, maracuja, granadilla | 🥭 | tropical_fruit | passion fruit | 36 | passion fruit 18 | -
lychee | litchi, rambutan, longan | 🍒 | tropical_fruit | lychee | 90 | - | -
dragon fruit= | pitaya, dragonfruit | 🍈 | tropical_fruit | dragon fruit | 120 | - | -
guava | - | 🍈 | tropical_fruit | guava | 90 | guava 55 | -
star fruit= | carambola, starfruit | ⭐ | tropical_fruit | star fruit | 90 | star fruit 91 | -
persimmon | sharon fruit, kaki | 🍅 | tree_fruit | persimmon | 120 | persimmon 168 | -
watermelon | water melon | 🍉 | tropical_fruit | watermelon | 200 | - | -
melon | cantaloupe, cantaloupe melon, honeydew, honeydew melon, galia melon, charentais melon, rock melon | 🍈 | tropical_fruit | cantaloupe | 160 | - | -
coconut | fresh coconut, coconut flesh | 🥥 | coconut | fresh coconut | 30 | - | -
@ frozen
mixed berries= | frozen berry, frozen mixed berry, berry, berries, summer fruit, frozen summer fruit, forest fruit, berry mix, mixed berry, forest berry, frozen fruit | 🫐 | berry | mixed berries | 80 | - | -
@ tins_jars
canned peach | tinned peach, peach slice, tin of peaches, peach half | 🍑 | stone_fruit | canned peaches | 120 | - | -
canned pineapple= | tinned pineapple, pineapple tin, pineapple in juice, crushed pineapple | 🍍 | tropical_fruit | canned pineapple | 100 | - | -
canned pear | tinned pear, tin of pears | 🍐 | tree_fruit | canned pears | 120 | - | -
apple sauce= | applesauce, apple puree, apple compote | 🍎 | sweetener | applesauce | 60 | - | -
@ nuts_snacks
raisin | sultana, currant, dried grape | 🍇 | dried_fruit | raisin | 25 | - | sulphite
date | medjool date, pitted date, dried date, dates | 🌴 | dried_fruit | date | 30 | date 8 | sulphite
dried apricot | apricots dried, ready to eat apricot | 🍑 | dried_fruit | dried apricot | 30 | dried apricot 8 | sulphite
prune | dried plum, pitted prune | 🟣 | dried_fruit | prune | 30 | prune 10 | sulphite
dried fig | figs dried | 🟣 | dried_fruit | dried fig | 30 | dried fig 8 | sulphite
dried cranberry | craisin, dried cherry | 🍒 | dried_fruit | dried cranberry | 20 | - | sulphite
dried mango= | mango dried | 🥭 | dried_fruit | dried mango | 25 | - | sulphite
dried fruit= | mixed dried fruit, fruit mix dried, mixed fruit and peel, dried apple | 🍇 | dried_fruit | mixed dried fruit | 30 | - | sulphite
goji berry | goji | 🔴 | dried_fruit | goji berry | 15 | - | sulphite
almond | whole almond, blanched almond, almond flakes, flaked almond, slivered almond, roasted almond, sliced almond | 🌰 | nut | almond | 20 | - | tree_nut
ground almond | almond flour, almond meal, ground almonds | 🌰 | nut flour | ground almonds | 30 | - | tree_nut
cashew | cashew nut, roasted cashew, raw cashew, salted cashew | 🌰 | nut | cashew | 25 | - | tree_nut
walnut | walnut half, walnut piece | 🌰 | nut | walnut | 20 | - | tree_nut
pecan | pecan nut, pecan half | 🌰 | nut | pecan | 20 | - | tree_nut
pistachio=pistachios | pistachio nut, shelled pistachio | 🌰 | nut | pistachio | 20 | - | tree_nut
hazelnut | roasted hazelnut, cobnut, filbert | 🌰 | nut | hazelnut | 20 | - | tree_nut
macadamia | macadamia nut | 🌰 | nut | macadamia | 20 | - | tree_nut
brazil nut | brazils | 🌰 | nut | brazil nut | 20 | - | tree_nut
pine nut | pinenut, pine kernel, pignoli | 🌰 | nut | pine nut | 12 | - | tree_nut
chestnut | cooked chestnut, vacuum packed chestnut, roasted chestnut | 🌰 | nut | boiled chestnut | 40 | - | tree_nut
mixed nuts= | nut, nuts, mixed nut | 🌰 | nut | mixed nuts | 25 | - | tree_nut peanut sulphite
peanut | roasted peanut, salted peanut, groundnut, monkey nut, dry roasted peanut | 🥜 | nut | dry roasted peanut | 20 | - | peanut
shredded coconut= | desiccated coconut, coconut flakes, dried coconut, coconut shreds, unsweetened coconut, coconut chips | 🥥 | coconut | desiccated coconut | 12 | - | tree_nut sulphite
sesame seed | toasted sesame seed, black sesame, white sesame, sesame, black sesame seed, white sesame seed | 🌾 | seed | sesame seed | 5 | - | sesame
sunflower seed | sunflower kernel, roasted sunflower seed | 🌻 | seed | sunflower seed | 12 | - | -
pumpkin seed | pepita, roasted pumpkin seed | 🎃 | seed | pumpkin seed | 12 | - | -
mixed seeds= | seed, seeds, mixed seed, seed mix, omega seed | 🌻 | seed | mixed seeds | 12 | - | sesame
chia seed | chia | 🌱 | seed | chia seed | 20 | - | -
flaxseed | linseed, flax, ground flaxseed, milled flaxseed, ground linseed | 🌱 | seed | flaxseed | 10 | - | -
hemp seed | hemp heart, shelled hemp seed | 🌱 | seed | hemp seed | 12 | - | -
poppy seed | - | 🌱 | seed | poppy seed | 3 | - | -
dark chocolate= | chocolate, plain chocolate, bittersweet chocolate, 70% chocolate, cooking chocolate, baking chocolate, chocolate bar, semisweet chocolate | 🍫 | chocolate | dark chocolate | 20 | - | milk soy
milk chocolate= | - | 🍫 | chocolate | milk chocolate | 20 | - | milk soy
white chocolate= | - | 🍫 | chocolate | white chocolate | 20 | - | milk soy
chocolate chip | dark chocolate chip, chocolate chunk, choc chip | 🍫 | chocolate | chocolate chip | 15 | - | milk soy
tortilla chip | nacho, nacho chip, corn chip | 🌽 | crumb | tortilla chip | 30 | - | -
`
