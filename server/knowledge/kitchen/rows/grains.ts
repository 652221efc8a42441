/** Pasta, rice, grains, bread, flour and breakfast cereal; columns as in vegetables.ts. */
export const grains = `
@ grains_pasta
pasta= | spaghetti, penne rigate, penne, fusilli, linguine, tagliatelle, rigatoni, farfalle, macaroni, fettuccine, dried pasta, dry pasta, conchiglie, pasta shell, angel hair, orecchiette, bucatini, pappardelle, elbow macaroni, bow tie pasta, pasta shells, spagetti, pasta bows, ditalini, cavatappi, pasta noodle | 🍝 | pasta | dry pasta | 85 | - | wheat
whole wheat pasta= | wholemeal pasta, wholewheat spaghetti, whole wheat spaghetti, wholewheat penne, wholegrain pasta, wholewheat fusilli | 🍝 | pasta | dry whole wheat pasta | 85 | - | wheat
gluten-free pasta= | gf pasta, gluten free spaghetti, rice pasta, corn pasta, gluten free penne, gluten free pasta | 🍝 | pasta | dry gluten-free pasta | 85 | - | -
chickpea pasta= | lentil pasta, red lentil pasta, protein pasta, legume pasta | 🍝 | pasta | dry chickpea pasta | 80 | - | -
orzo= | orzo pasta, risoni, kritharaki | 🍝 | - | dry pasta | 75 | - | wheat
lasagna sheet | lasagne sheet, lasagne, lasagna, lasagna noodle | 🍝 | - | lasagna sheet | 75 | sheet 19 | wheat
cooked pasta= | leftover pasta, leftover cooked pasta, leftover spaghetti, cooked spaghetti | 🍝 | cooked_pasta | pasta | 200 | - | wheat
rice= | white rice, basmati rice, basmati, jasmine rice, long grain rice, jasmine, thai rice, dry rice, raw rice, parboiled rice, easy cook rice, sushi rice, short grain rice, uncooked rice, sticky rice, glutinous rice, dried rice | 🍚 | rice | dry white rice | 70 | - | -
brown rice= | wholegrain rice, brown basmati rice, wild rice, whole grain rice, red rice, black rice | 🍚 | rice | dry brown rice | 70 | - | -
risotto rice= | arborio, arborio rice, carnaroli, carnaroli rice, paella rice, bomba rice, pudding rice | 🍚 | - | dry risotto rice | 75 | - | -
cooked rice= | leftover rice, leftover cooked rice, cold rice, microwave rice, rice pouch, day old rice, cooked white rice, leftover white rice, precooked rice, cooked basmati rice, cooked brown rice, steamed rice, rice leftover, ready rice, boiled rice | 🍚 | cooked_rice | white rice | 180 | - | -
quinoa= | white quinoa, red quinoa, dry quinoa, tricolour quinoa, black quinoa, quinoa grain | 🌾 | grain | dry quinoa | 60 | - | -
cooked quinoa= | leftover quinoa, quinoa pouch | 🌾 | - | quinoa | 150 | - | -
couscous= | cous cous, wholewheat couscous, dry couscous, giant couscous, israeli couscous, pearl couscous, cuscus | 🌾 | grain | dry couscous | 60 | - | wheat
bulgur= | bulgur wheat, bulgar wheat, bulghur, cracked wheat, bulgar | 🌾 | grain | dry bulgur | 60 | - | wheat
pearl barley= | barley, dry barley | 🌾 | - | dry pearl barley | 60 | - | gluten
farro= | spelt, spelt grain, pearled spelt, freekeh, emmer, wheat berry | 🌾 | - | dry farro | 65 | - | wheat
buckwheat= | buckwheat groat, kasha | 🌾 | grain | dry buckwheat | 60 | - | -
millet= | - | 🌾 | grain | dry millet | 60 | - | -
polenta= | cornmeal, grits, corn grits, maize meal, quick cook polenta, yellow cornmeal | 🌽 | - | cornmeal | 55 | - | -
oats= | rolled oat, porridge oat, oat, oatmeal, quick oat, jumbo oat, steel cut oat, gluten free oat, porridge, instant oat, old fashioned oat | 🥣 | oats cereal | oats | 50 | - | gluten
oat bran= | wheat bran, bran | 🥣 | - | oat bran | 20 | - | gluten wheat
granola= | crunchy muesli, granola cluster | 🥣 | cereal | granola | 45 | - | gluten wheat tree_nut honey milk
muesli= | swiss muesli | 🥣 | cereal | muesli | 55 | - | gluten wheat tree_nut milk sulphite
corn flake | cornflake, cereal, breakfast cereal, cereal flakes | 🥣 | cereal | corn flakes | 35 | - | wheat
bran flake | wheat biscuit, weetabix, shredded wheat, wheat flake, all bran | 🥣 | cereal | bran flakes | 40 | - | wheat
egg noodle | chinese noodle, noodle, noodles, wok noodle, medium egg noodle, dried egg noodle, chow mein noodle, lo mein noodle | 🍜 | noodle | dry egg noodles | 75 | - | wheat egg
rice noodle | rice vermicelli, vermicelli, pad thai noodle, flat rice noodle, rice stick, vermicelli rice noodle, pho noodle, dried rice noodle | 🍜 | noodle | dry rice noodles | 70 | - | -
glass noodle | cellophane noodle, mung bean noodle, sweet potato noodle, dangmyeon, bean thread noodle | 🍜 | noodle | dry glass noodles | 55 | - | -
soba noodle | soba, buckwheat noodle | 🍜 | noodle | dry soba noodles | 75 | - | wheat
udon noodle | udon, straight to wok noodle, cooked udon | 🍜 | - | udon noodles | 200 | pack 200 | wheat
ramen noodle | instant noodle, ramen, instant ramen, dried ramen noodle, somen, wheat noodle | 🍜 | noodle | dry instant noodles | 75 | - | wheat soy egg
shirataki noodle | konjac noodle, zero noodle, shirataki | 🍜 | - | shirataki noodles | 150 | - | -
corn tortilla | soft corn tortilla, maize tortilla | 🫓 | flatbread | corn tortilla | 60 | corn tortilla 26 | -
taco shell | hard taco shell, tostada | 🌮 | - | taco shell | 40 | taco shell 13 | -
rice paper= | spring roll wrapper, rice paper wrapper, summer roll wrapper | 🥟 | - | rice paper | 30 | sheet 10 | -
wonton wrapper | dumpling wrapper, gyoza wrapper, gyoza skin, wonton skin | 🥟 | - | wonton wrapper | 60 | wonton wrapper 8 | wheat egg
popcorn kernel | popcorn, popping corn | 🍿 | - | air-popped popcorn | 25 | - | -
breadcrumb | panko, panko breadcrumb, dried breadcrumb, bread crumb, golden breadcrumb | 🍞 | crumb | breadcrumbs | 20 | - | wheat
cracker | saltine, cream cracker, water biscuit, digestive biscuit, biscuit, digestive, graham cracker | 🍘 | - | cracker | 30 | cracker 8 | wheat milk soy sesame
rice cake | puffed rice cake | 🍘 | - | rice cake | 18 | rice cake 9 | -
crispbread | ryvita, knackebrod, rye crispbread, rye cracker | 🍘 | - | crispbread | 30 | crispbread 10 | gluten wheat
oatcake | - | 🍘 | - | oatcake | 30 | oatcake 10 | gluten
crouton | - | 🍞 | crumb | crouton | 15 | - | wheat milk
*flour= | plain flour, white flour, all purpose flour, wheat flour, ap flour, bread flour, strong white flour, 00 flour, cake flour | 🌾 | flour | flour | 50 | - | wheat
self-rising flour= | self-raising flour, self rising flour | 🌾 | flour | self-rising flour | 50 | - | wheat
whole wheat flour= | wholemeal flour, spelt flour, atta, chapati flour | 🌾 | flour | whole wheat flour | 50 | - | wheat
rye flour= | - | 🌾 | - | rye flour | 50 | - | gluten
semolina= | semolina flour, fine semolina | 🌾 | - | semolina | 50 | - | wheat
rice flour= | glutinous rice flour, mochiko | 🌾 | - | rice flour | 40 | - | -
chickpea flour= | gram flour, besan, garbanzo flour, gramflour | 🌾 | - | chickpea flour | 50 | - | -
buckwheat flour= | - | 🌾 | - | buckwheat flour | 50 | - | -
coconut flour= | - | 🌾 | - | coconut flour | 25 | - | tree_nut
gluten-free flour= | gf flour, gluten free plain flour, gluten free flour blend | 🌾 | - | gluten-free flour | 50 | - | -
masa harina= | masa, corn masa | 🌽 | - | masa harina | 45 | - | -
tapioca= | tapioca pearl, sago | ⚪ | - | tapioca pearls | 40 | - | -
@ bakery
bread= | white bread, toast, sliced bread, slice of bread, loaf of bread, sandwich bread, loaf, toast bread, white sliced bread, toasting bread, stale bread, bread loaf | 🍞 | bread | white bread | 70 | slice 35 | wheat milk soy
whole wheat bread= | wholemeal bread, brown bread, wholegrain bread, multigrain bread, seeded bread, granary bread, wheat bread, whole grain bread, wholemeal loaf, wholewheat toast | 🍞 | bread | whole wheat bread | 70 | slice 35 | wheat soy sesame
sourdough= | sourdough bread, sourdough loaf, sourdough toast, country bread, pain de campagne | 🍞 | bread | sourdough bread | 80 | slice 45 | wheat
rye bread= | pumpernickel, dark rye bread, schwarzbrot, black bread | 🍞 | bread | rye bread | 70 | slice 35 | wheat
baguette | french bread, french stick, ciabatta, focaccia, italian bread, crusty bread, crusty roll, ciabatta roll | 🥖 | bread | baguette | 80 | - | wheat
gluten-free bread= | gf bread, gluten free toast, gluten free loaf | 🍞 | bread | gluten-free bread | 65 | slice 32 | egg
bread roll | roll, bun, dinner roll, sandwich roll, white roll, bap, sub roll, hard roll | 🍞 | - | bread roll | 60 | bread roll 60 | wheat milk
burger bun | hamburger bun, hot dog bun, brioche bun, brioche | 🍔 | - | hamburger bun | 60 | burger bun 60 | wheat milk sesame egg
bagel | plain bagel, sesame bagel, mini bagel | 🥯 | - | bagel | 95 | bagel 95 | wheat sesame
english muffin | muffin bread, crumpet, breakfast muffin | 🥯 | - | english muffin | 60 | english muffin 60 | wheat milk
croissant | butter croissant | 🥐 | - | croissant | 60 | croissant 60 | wheat milk egg
pita bread= | pitta bread, pita, pitta, wholemeal pitta, pitta pocket, pita pocket, whole wheat pita | 🫓 | flatbread | pita bread | 60 | pita 60 | wheat
naan bread | naan, nan bread, garlic naan | 🫓 | - | naan | 90 | naan 90 | wheat milk
flatbread | lavash, turkish bread, folded flatbread, piadina | 🫓 | flatbread | lavash | 65 | flatbread 65 | wheat
chapati | roti, paratha | 🫓 | flatbread | chapati | 60 | chapati 45 | wheat milk
flour tortilla | tortilla, tortilla wrap, wrap, soft tortilla, wheat tortilla, wholemeal wrap, burrito wrap, flour wrap, whole wheat tortilla, tortillas | 🫓 | flatbread | flour tortilla | 65 | flour tortilla 62 | wheat
`
