/** Pasta, rice, grains, breads, flours, cereals, pulses, tofu and similar; columns as in vegetables.ts. */
export const grainsAndPulses = `
# pasta and noodles
pasta | starch | mild | firm | boil=12 bake=30 | carbohydrate | it: tomato 3, garlic 3, olive oil 3, basil 3, parmesan 3, pesto 3, mushroom, pancetta, broccoli 3, ricotta 3, eggplant 3, pork sausage, cream, chili, pea, shrimp 3, salmon, zucchini, white bean, pasta sauce 3, spinach; us: cheddar 3, canned tuna, mayonnaise, chicken breast; gr: feta 3, olive
fresh pasta | = pasta
chickpea pasta | = pasta | - | plant protein and fiber
gluten-free pasta | = pasta
whole wheat pasta | = pasta | - | carbohydrate and fiber
cooked pasta | = pasta | bake=20 finish
orzo | starch | mild | tender | boil=10 simmer=15 | carbohydrate | gr: lemon 3, feta 3, shrimp 3, spinach 3, dill, tomato 3, oregano, olive, chicken thigh 3; it: pea 3, parmesan 3, zucchini, basil, pesto, mushroom; us: asparagus
lasagna sheet | starch | mild | tender | bake=45 | carbohydrate | it: ground beef 3, passata 3, mozzarella 3, ricotta 3, spinach 3, parmesan 3, mushroom, butternut squash, eggplant, zucchini
egg noodle | starch | mild | chewy | stirfry=10 boil=5 simmer=8 | carbohydrate | cn: soy sauce 3, bok choy 3, shrimp 3, beef steak 3, oyster sauce 3, green onion 3, ginger 3, shiitake mushroom, bean sprout 3, chicken thigh 3, sesame oil 3, hoisin sauce, cabbage, bell pepper, carrot; de: cabbage, paprika, poppy seed; jp: cabbage 3, pork belly
rice noodle | starch | mild | silky chewy | stirfry=8 boil=5 simmer=6 | carbohydrate | th: lime 3, peanut 3, egg 3, tofu 3, fish sauce 3, tamarind paste, chili; vn: mint 3, basil 3, beef steak 3, lettuce, star anise, cilantro 3, carrot, cucumber; sg: curry powder 3, coconut milk 3; cn: soy sauce, green onion, bok choy
glass noodle | starch | mild | silky | stirfry=8 boil=5 simmer | carbohydrate | kr: beef steak 3, spinach 3, carrot 3, sesame oil 3, soy sauce 3, sesame seed; cn: ground pork 3, napa cabbage 3, shiitake mushroom; th: lime 3, shrimp 3, chili, cilantro, fish sauce 3; vn: mushroom, crab meat
soba noodle | starch | nutty earthy | firm | boil=5 | carbohydrate and protein | jp: soy sauce 3, green onion 3, nori 3, dashi 3, sesame seed 3, wasabi 3, edamame 3, daikon, tofu 3, cucumber, mirin 3, salmon, miso
udon noodle | starch | mild | chewy | boil=6 stirfry=8 simmer | carbohydrate | jp: dashi 3, soy sauce 3, green onion 3, shiitake mushroom 3, egg, pork belly, cabbage, tofu 3, mirin, curry powder 3, beef steak 3, miso 3
ramen noodle | starch | mild | chewy | boil=5 simmer | carbohydrate | jp: egg 3, miso 3, soy sauce 3, green onion 3, nori 3, corn 3, pork belly 3, bamboo shoot 3, chicken stock 3, bok choy; kr: kimchi 3, egg 3, processed cheese
shirataki noodle | starch | mild | chewy | stirfry=8 simmer | fiber for hardly any energy | jp: soy sauce 3, shiitake mushroom 3, beef steak 3, dashi 3, sesame oil, tofu; th: peanut butter, lime
rice paper | starch | mild | silky chewy | raw | carbohydrate | vn: shrimp 3, mint 3, lettuce 3, rice noodle 3, cucumber 3, carrot 3, peanut 3, hoisin sauce 3, avocado, mango, tofu, cilantro
wonton wrapper | starch | mild | silky | boil=5 steam=10 fry=6 | carbohydrate | cn: ground pork 3, shrimp 3, ginger 3, green onion 3, napa cabbage 3, soy sauce 3, sesame oil, water chestnut; it: ricotta, spinach
# rice and grains
rice | starch | mild | tender | boil=15 simmer=20 fry | carbohydrate | cn: egg 3, soy sauce 3, green onion 3, pea 3, ginger; in: coconut milk 3, turmeric, cumin 3, cardamom 3, saffron 3, lentil 3, cashew, chickpea, yogurt; mx: black bean 3, lime 3, cilantro 3, tomato, kidney bean 3, corn; es: saffron 3, paprika 3, chicken thigh 3; th: coconut milk 3, basil 3, thai curry paste, shrimp, chili; cb: kidney bean 3, coconut milk 3, thyme, allspice 3, black-eyed pea 3; jp: sesame seed 3, rice vinegar 3, teriyaki sauce 3, curry powder 3, miso, canned tuna; kr: gochujang 3, spinach, beef steak; me: lentil 3, fava bean, pine nut 3, raisin, dill 3, chickpea; us: mushroom, broccoli, butter; tr: tomato; gr: lemon, spinach 3; uk: milk, cinnamon
brown rice | = rice | boil=28 | carbohydrate and fiber
cooked rice | = rice | fry=8 steam=5
risotto rice | starch | mild creamy | tender | simmer=25 | carbohydrate | it: parmesan 3, white wine 3, butter 3, mushroom 3, saffron 3, pea 3, lemon 3, shrimp, asparagus 3, chicken stock 3, onion 3, blue cheese, leek, spinach, zucchini, chorizo, beet 3, radicchio; uk: smoked haddock
quinoa | starch | nutty earthy | tender | boil=15 | plant protein, magnesium and fiber | us: avocado 3, black bean 3, kale 3, chickpea 3, sweet potato 3, lime, edamame, almond, beet, butternut squash; gr: feta 3, cucumber, tomato, lemon 3, mint, olive; la: corn 3, lime 3, bell pepper 3, cilantro 3, peanut; me: parsley 3, pomegranate
cooked quinoa | = quinoa | finish
couscous | starch | mild nutty | tender | steam=8 | carbohydrate | na: chickpea 3, raisin 3, almond 3, cinnamon, carrot 3, zucchini 3, harissa 3, cilantro, dried apricot 3, diced lamb 3, ras el hanout 3; me: mint 3, lemon 3, pomegranate 3, pistachio, parsley 3; gr: feta 3, tomato 3, cucumber, olive; uk: roasted red pepper, halloumi 3
bulgur | starch | nutty earthy | chewy | boil=12 steam | carbohydrate and fiber | me: parsley 3, mint 3, tomato 3, lemon 3, pomegranate 3, chickpea 3, cumin, cucumber 3; tr: red lentil 3, paprika, green onion 3, walnut 3, yogurt; gr: feta 3
pearl barley | starch | nutty earthy | chewy | simmer=40 | fiber such as beta-glucan | uk: diced lamb 3, carrot 3, leek 3, rutabaga, parsnip, stew beef 3; ee: mushroom 3, dill, bacon; it: parmesan, pea, butternut squash 3, lemon; nd: beet, feta; us: kale
farro | starch | nutty earthy | chewy | boil=25 simmer | fiber and plant protein | it: mushroom 3, parmesan 3, cherry tomato 3, white bean 3, arugula, butternut squash 3, rosemary, basil; us: kale 3, feta, walnut, dried cranberry
buckwheat | starch | nutty earthy bitter | tender | boil=15 | magnesium and fiber | ee: mushroom 3, onion 3, butter 3, egg 3, kefir, dill; fr: egg 3, ham 3, gruyere 3; it: cabbage 3, potato; jp: soy sauce; us: beet 3, feta
millet | starch | mild nutty | tender | boil=20 | magnesium | us: sweet potato 3, kale, chickpea; in: yogurt 3, mustard seed, carrot; ee: pumpkin 3, milk; af: peanut, spinach
polenta | starch | sweet mild | soft | simmer=30 | carbohydrate | it: parmesan 3, blue cheese 3, butter 3, mushroom 3, pork sausage 3, rosemary 3, kale, passata 3, radicchio; us: shrimp 3, bacon, cheddar 3, jalapeno 3, corn 3, egg
oats | cereal | mild nutty | chewy soft | simmer=8 bake=30 raw blend toast | fiber such as beta-glucan | uk: honey 3, raspberry 3, apple 3, brown sugar, cream; us: banana 3, cinnamon 3, maple syrup 3, peanut butter 3, blueberry 3, pecan, chia seed 3, almond butter 3, walnut, chocolate chip 3, pumpkin, raisin 3, date, cocoa powder, protein powder 3; nd: cardamom, cranberry sauce; fr: pear, hazelnut; de: apple 3, milk 3, flaxseed 3
granola | cereal | sweet nutty | crunchy | finish raw | fiber and energy | us: yogurt 3, strawberry 3, blueberry 3, banana 3, milk 3, mixed berries 3, peach, honey, mango, kiwi
muesli | = granola
corn flake | = granola | - | carbohydrate
bran flake | = granola
# breads
bread | starch | mild nutty | chewy soft | toast=4 raw finish bake | carbohydrate | uk: butter 3, baked beans 3, jam 3, cucumber; us: peanut butter 3, jam 3, turkey breast, mayonnaise 3, avocado 3, lettuce, banana; it: tomato 3, garlic 3, olive oil 3, mozzarella, basil, prosciutto 3; fr: gruyere 3, ham 3, mustard, egg 3, cinnamon; es: tomato 3, olive oil 3; de: quark, beef liver; me: hummus 3
whole wheat bread | = bread | - | carbohydrate and fiber
sourdough | = bread
gluten-free bread | = bread
bread roll | = bread
baguette | = bread
english muffin | = bread | toast=4
bagel | starch | mild nutty | chewy | toast=4 finish | carbohydrate | us: cream cheese 3, smoked salmon 3, egg 3, everything seasoning 3, avocado, cheddar, pastrami 3, tomato, peanut butter; uk: bacon, jam
croissant | starch | creamy sweet | crisp fat | bake=10 finish | carbohydrate and fat | fr: ham 3, gruyere 3, jam 3, almond 3, dark chocolate 3, butter; us: egg 3, cheddar, chicken breast, turkey breast; it: pistachio
rye bread | starch | earthy sour nutty | firm | raw toast finish | fiber | nd: smoked salmon 3, dill 3, pickled herring 3, shrimp 3, egg 3, butter 3; de: gouda 3, ham 3, pickle 3, quark 3, mustard, salami; us: pastrami 3, gruyere 3, sauerkraut 3, mustard 3, avocado; ee: beet, garlic
burger bun | starch | mild sweet | soft | toast=3 finish | carbohydrate | us: ground beef 3, cheddar 3, pickle 3, lettuce 3, ketchup 3, mustard 3, bacon 3, barbecue sauce 3, plant-based burger 3, mayonnaise 3, tomato 3, red onion
pita bread | starch | mild nutty | chewy | toast=4 finish bake | carbohydrate | me: hummus 3, falafel 3, tahini 3, parsley, za'atar 3, ground lamb 3, pickle; gr: tzatziki 3, chicken thigh 3, tomato 3, cucumber 3, feta 3, red onion, pork chop 3, olive
naan bread | starch | mild creamy | chewy soft | toast=5 bake finish | carbohydrate | in: chicken thigh 3, paneer 3, yogurt 3, garlic 3, cilantro 3, lentil 3, chickpea 3, diced lamb, chutney 3, spinach, butter 3, tomato, thai curry paste 3
flatbread | = pita bread
chapati | = naan bread
flour tortilla | starch | mild | soft chewy | toast=3 bake=15 finish | carbohydrate | mx: cheddar 3, black bean 3, chicken breast 3, salsa 3, avocado 3, ground beef 3, lime, cilantro, kidney bean 3, corn 3, bell pepper 3, egg 3, refried beans 3; us: turkey breast, lettuce 3, hummus, canned tuna, bacon
corn tortilla | starch | sweet earthy | soft chewy | toast=3 fry=6 finish | carbohydrate | mx: avocado 3, cilantro 3, lime 3, black bean 3, pork loin 3, chicken thigh 3, beef steak 3, cod 3, onion 3, salsa 3, queso fresco 3, egg 3, tomatillo 3, radish, pinto bean 3, shrimp 3
taco shell | = corn tortilla
tortilla chip | starch | salty mild | crunchy | finish bake=12 | carbohydrate | mx: salsa 3, guacamole 3, cheddar 3, black bean 3, jalapeno 3, sour cream 3, ground beef 3, corn, refried beans 3, lime
breadcrumb | crumb | mild nutty | crunchy | toast bake finish | crunch, and some carbohydrate | it: parmesan 3, parsley 3, lemon, eggplant, pasta 3; jp: pork chop 3, chicken breast 3, shrimp 3; de: veal 3, cauliflower 3, plum, butter; us: chicken breast, pasta, ground beef 3, zucchini 3; fr: mushroom, mustard 3, lamb chop 3
cracker | starch | salty mild | crunchy | finish | carbohydrate | us: cheddar 3, cream cheese 3, peanut butter 3, salami 3, canned tuna 3; uk: blue cheese 3, brie 3, chutney 3, grape 3
crispbread | starch | nutty earthy | crunchy | finish | fiber | nd: cottage cheese 3, smoked salmon 3, egg 3, gouda 3, cream cheese 3, cucumber 3, radish; uk: avocado, hummus
oatcake | starch | nutty salty | crunchy | finish | fiber | uk: cheddar 3, blue cheese 3, chutney 3, smoked mackerel 3, brie, apple 3, hummus
rice cake | starch | mild | crunchy | finish | carbohydrate | us: peanut butter 3, banana 3, almond butter 3, avocado 3, cottage cheese 3, hummus, honey 3; uk: jam
crouton | crumb | mild nutty | crunchy | finish | crunch, and some carbohydrate | us: lettuce 3, caesar dressing 3, parmesan 3; fr: lettuce 3, pea, pumpkin; es: tomato 3; uk: canned soup 3
french fries | potato | salty mild | crisp soft | bake=25 fry | carbohydrate | be: mayonnaise 3, mussel 3; us: ketchup 3, burger bun 3, cheddar, hot sauce; uk: vinegar 3, cod 3, egg 3, gravy; fr: beef steak 3; gr: feta 3, oregano 3
# flours
flour | baking | mild | soft | bake=30 fry | carbohydrate | fr: butter 3, egg 3, milk 3, sugar 3; us: chocolate chip 3, brown sugar 3, banana 3, pecan, vanilla extract, blueberry, buttermilk 3; uk: raisin, cheddar; de: apple 3; in: ghee, yogurt
self-rising flour | = flour
whole wheat flour | = flour | - | carbohydrate and fiber
gluten-free flour | = flour
chickpea flour | baking | earthy nutty | soft | bake=20 fry=8 | plant protein and fiber | in: onion 3, spinach 3, turmeric 3, cumin 3, cilantro, chili 3, potato 3, yogurt 3; fr: rosemary 3, olive oil 3, black pepper; it: rosemary 3, zucchini
buckwheat flour | baking | nutty earthy | soft | fry=8 | magnesium and fiber | fr: egg 3, ham 3, gruyere 3, butter, mushroom; ee: smoked salmon 3, sour cream 3; us: banana, maple syrup, blueberry
semolina | baking | mild sweet | soft | simmer=10 bake=35 | carbohydrate | me: coconut, orange, almond 3, pistachio 3; in: mustard seed 3, cardamom, raisin, cashew 3; it: milk 3, parmesan; de: milk 3, vanilla extract 3, cherry 3; gr: lemon, almond
masa harina | baking | sweet earthy | soft | fry=10 steam=45 | carbohydrate | mx: pork loin 3, queso fresco 3, salsa 3, black bean 3, avocado 3, lard, refried beans 3
tapioca | baking | mild | chewy | simmer=20 | carbohydrate | th: coconut milk 3, mango 3, banana 3; us: vanilla extract 3, milk 3, egg
# pulses
chickpea | pulse | nutty earthy mild | firm | simmer=20 roast=30 finish any blend | plant protein, iron and fiber | me: tahini 3, lemon 3, cumin 3, parsley 3, olive oil 3, za'atar, bulgur; in: tomato 3, garam masala 3, spinach 3, cilantro 3, ginger, tamarind paste 3, coconut milk 3, curry powder 3, cauliflower; es: chorizo 3, spinach 3, paprika 3, cod 3; na: couscous 3, harissa 3, carrot 3, cinnamon, diced lamb, ras el hanout 3; it: rosemary 3, pasta 3, chili, canned tuna; gr: feta 3, cucumber 3, red onion, oregano, lemon 3, dill; us: kale, avocado, sweet potato 3, quinoa
dried chickpea | = chickpea | simmer=90
black bean | pulse | earthy mild | firm soft | simmer=15 any finish | plant protein, iron and fiber | mx: lime 3, cumin 3, cilantro 3, corn 3, avocado 3, chipotle paste 3, feta, salsa 3, bell pepper; cb: rice 3, plantain 3, garlic, orange, allspice; us: sweet potato 3, burger bun, egg, quinoa 3; la: pork loin 3, orange 3, smoked sausage 3, kale
kidney bean | pulse | earthy mild sweet | firm soft | simmer=25 any finish | plant protein, iron and fiber | mx: ground beef 3, chili powder 3, cumin 3, corn, canned tomato 3, flour tortilla; in: ginger 3, garam masala 3, tomato 3, cream, cilantro; us: smoked sausage 3, rice 3, celery, bell pepper; cb: rice 3, coconut milk 3, thyme 3; ge: walnut 3, cilantro 3
white bean | pulse | mild creamy earthy | soft | simmer=20 finish any blend | plant protein, iron and fiber | it: rosemary 3, sage 3, canned tuna 3, kale 3, tomato 3, garlic 3, parmesan, pork sausage, pancetta, red onion 3, pesto; fr: diced lamb 3, duck breast, thyme 3, pork sausage 3, bacon; es: chorizo 3, clam 3, paprika; gr: tomato 3, dill, celery, feta 3; us: ham 3, kale, maple syrup; uk: leek; me: lemon, tahini
pinto bean | = black bean
mixed beans | = kidney bean
dried bean | = white bean | simmer=90
lupini bean | = edamame | - | plant protein and fiber
mung bean | pulse | earthy grassy | soft | simmer=30 | plant protein, folate and fiber | in: turmeric 3, cumin 3, ginger 3, rice 3, cilantro, spinach 3, coconut milk; kr: kimchi 3, pork belly; cn: rice, sugar; vn: coconut milk 3, rice 3
black-eyed pea | pulse | earthy nutty | firm | simmer=25 any finish | plant protein, folate and fiber | us: bacon 3, ham 3, rice 3, kale 3, bell pepper; gr: spinach 3, dill 3, lemon 3, tomato, red onion; af: plantain 3, chili 3, tomato 3; cb: coconut milk 3, rice 3; in: cumin, cilantro
lentil | pulse | earthy nutty mild | firm | simmer=30 | plant protein, iron and folate | fr: mustard 3, goat cheese 3, shallot 3, thyme 3, bacon 3, pork sausage 3, carrot 3, salmon, walnut; in: cumin 3, turmeric 3, garam masala 3, spinach 3, cilantro, mustard seed, coconut milk; me: rice 3, onion 3, lemon 3, cumin 3, bulgur 3, yogurt; gr: feta 3, tomato 3, bay leaf 3, vinegar, dill; it: pork sausage 3, celery, tomato 3; na: harissa 3, carrot; de: frankfurter 3, vinegar 3, potato; us: beet 3, sweet potato 3; es: chorizo 3, paprika
cooked lentil | = lentil | finish any
red lentil | pulse | earthy sweet mild | soft | simmer=20 | plant protein, iron and folate | in: turmeric 3, coconut milk 3, cumin 3, ginger 3, tomato 3, spinach 3, curry powder 3, garam masala 3, mustard seed, cauliflower, cilantro 3; tr: lemon 3, mint 3, bulgur 3, paprika 3, carrot 3; me: cumin 3, lemon 3, onion; na: harissa 3, sweet potato 3; uk: carrot 3, butternut squash, parsnip
split pea | pulse | earthy sweet | soft | simmer=60 | plant protein and fiber | us: ham 3, carrot 3, celery, bay leaf; de: smoked sausage 3, bacon 3, potato 3, oregano 3; uk: ham 3, mint; in: turmeric 3, cumin 3, mustard seed; gr: caper 3, red onion 3, olive oil 3; nd: pork belly 3, mustard 3, thyme
baked beans | pulse | sweet umami | soft | simmer=6 finish | plant protein and fiber | uk: bread 3, egg 3, cheddar 3, bacon 3, pork sausage 3, potato 3, worcestershire sauce; us: frankfurter 3, barbecue sauce 3, mustard, brown sugar
refried beans | pulse | earthy creamy | soft fat | finish simmer=6 | plant protein and fiber | mx: flour tortilla 3, cheddar 3, salsa 3, avocado, jalapeno, corn tortilla 3, egg 3, queso fresco 3, rice
tofu | soya | mild nutty | soft silky | fry=10 stirfry=10 simmer=10 bake=30 grill | plant protein and calcium | cn: soy sauce 3, chili 3, green onion 3, ginger 3, bok choy 3, black bean sauce 3, broccoli 3, sesame oil 3; jp: miso 3, dashi 3, wakame 3, soy sauce 3, shiitake mushroom 3, sesame seed 3, edamame, teriyaki sauce 3; kr: kimchi 3, gochujang 3, sesame oil 3; th: peanut butter 3, lime, basil 3, thai curry paste 3, coconut milk 3, chili; vn: lemongrass 3, tomato 3; us: maple syrup, bell pepper, cashew 3
silken tofu | = tofu | simmer=8 steam=8 blend
smoked tofu | soya | smoky umami nutty | firm | fry=8 stirfry=8 finish | plant protein and calcium | cn: celery 3, bell pepper, soy sauce 3, garlic, bok choy; de: sauerkraut 3, potato, mustard, kale 3; kr: kimchi 3; us: barbecue sauce 3, corn, avocado; uk: leek
tempeh | soya | nutty earthy fermented | firm chewy | fry=10 stirfry=10 bake=25 grill | plant protein and fiber | id: chili 3, peanut butter 3, coconut milk 3, soy sauce 3, tamarind paste 3, green bean 3, lemongrass 3, teriyaki sauce 3; us: maple syrup 3, barbecue sauce 3, kale 3, avocado, sweet potato, broccoli 3
seitan | soya | umami meaty mild | chewy firm | fry=10 stirfry=10 braise=30 | plant protein | cn: soy sauce 3, broccoli 3, ginger 3, bell pepper 3, shiitake mushroom 3; us: barbecue sauce 3, gravy, mushroom 3, red wine; de: sauerkraut; jp: teriyaki sauce 3
vegan mince | soya | umami mild | tender | fry=10 simmer=25 bake | plant protein | it: canned tomato 3, pasta 3, basil, oregano 3; mx: kidney bean 3, chili powder 3, cumin 3, flour tortilla 3, salsa; uk: potato 3, pea, carrot 3; in: pea 3, curry powder 3; cn: tofu, ginger, lettuce
soy protein | = vegan mince
vegan chicken | soya | umami mild | chewy | fry=10 stirfry=10 bake | plant protein | in: curry powder 3, coconut milk 3, spinach; us: barbecue sauce 3, lettuce, burger bun 3; cn: soy sauce 3, broccoli, cashew 3; mx: flour tortilla 3, bell pepper 3; it: pesto, lemon
vegan sausage | = pork sausage | - | plant protein
plant-based burger | soya | umami meaty smoky | firm fat | fry=10 grill=10 | plant protein | us: burger bun 3, lettuce 3, tomato 3, ketchup 3, avocado, mustard 3, pickle 3, red onion 3
falafel | pulse | earthy nutty herbal | crisp | bake=15 fry | plant protein and fiber | me: tahini 3, hummus 3, pita bread 3, parsley, cucumber 3, tomato 3, lemon, pomegranate; gr: yogurt 3, feta; us: lettuce 3, red cabbage 3, red onion
quorn mince | = vegan mince | - | protein and fiber
quorn pieces | = vegan chicken | - | protein and fiber
vegetarian sausage | = pork sausage | - | protein
oat bran | = oats
rye flour | = flour
rice flour | = flour
coconut flour | = flour | - | fiber
`
