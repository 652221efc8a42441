/** Milk, cheese, cream, butter and substitutes; columns as in vegetables.ts. */
export const dairy = `
milk | dairy | creamy sweet mild | silky | simmer finish blend | protein and calcium | uk: oats 3, honey, tea 3, flour; us: banana 3, cocoa powder 3, oats 3, corn flake 3, coffee 3, strawberry, granola 3, protein powder 3; in: cardamom 3, turmeric 3, rice 3, saffron; fr: vanilla extract 3, bay leaf; it: coffee 3; nd: cinnamon, rice 3
buttermilk | dairy | sour creamy | silky | finish bake blend | protein and calcium | us: chicken breast 3, chicken thigh 3, polenta 3, dill 3, chive, flour 3, blueberry, hot sauce; nd: cucumber, rye bread, lemon; de: potato 3, buckwheat; in: cumin 3, mint, cilantro
kefir | dairy | sour fermented creamy | silky | raw blend finish | calcium and live cultures | ee: cucumber 3, dill 3, beet 3, buckwheat 3, radish; us: blueberry 3, banana 3, oats 3, honey 3, mixed berries, flaxseed
butter | fat | creamy nutty sweet | silky fat | any | vitamin A | fr: sage, parsley 3, radish 3, baguette 3, caper; uk: bread 3, jam, oats, potato 3, english muffin; it: sage 3, parmesan 3, pasta 3, gnocchi 3, polenta; us: maple syrup 3, corn 3, brown sugar 3, cinnamon; jp: soy sauce, miso; de: potato, breadcrumb
ghee | = butter | any
margarine | = butter | any | unsaturated fat
vegan butter | = butter | - | unsaturated fat
cream | dairy | creamy sweet | silky fat | simmer finish | vitamin A | fr: mushroom 3, mustard 3, nutmeg, gruyere 3; uk: strawberry 3, oats, apple, smoked haddock; it: parmesan 3, pasta 3, pancetta; us: vanilla extract 3, dark chocolate 3, coffee 3, maple syrup, corn; in: tomato 3, garam masala 3, spinach, fenugreek 3; de: paprika 3, mushroom 3; nd: dill 3, cardamom, mustard
single cream | = cream
whipped cream | dessert | creamy sweet | silky fat | finish | vitamin A | uk: strawberry 3, raspberry 3; us: cocoa powder, dark chocolate 3, coffee 3, pumpkin 3, banana, peach, apple, pecan; de: cherry 3, apple; fr: vanilla extract 3, chestnut 3
sour cream | dairy | sour creamy | silky fat | finish raw bake | calcium and fat | mx: flour tortilla 3, black bean 3, salsa 3, chipotle paste, avocado 3; ee: dill 3, beet 3, mushroom 3, dumpling 3, potato 3, cabbage, paprika; us: potato 3, chive 3, cheddar, bacon, horseradish; hu: paprika 3, chicken thigh 3; de: cucumber 3, pickled herring 3
creme fraiche | dairy | creamy sour | silky fat | finish simmer bake | calcium and fat | fr: leek 3, mustard 3, chive 3, bacon 3, onion 3, salmon 3, mushroom 3; uk: smoked mackerel, horseradish 3, raspberry, lemon; nd: dill 3, fish roe 3
yogurt | dairy | sour creamy fresh | silky | raw finish blend | protein, calcium and live cultures | gr: honey 3, cucumber 3, mint 3, garlic 3, walnut 3, dill 3, lemon 3; tr: garlic 3, mint 3, paprika 3, chili flake, diced lamb; in: cumin 3, cucumber 3, mint 3, turmeric, cilantro, cardamom 3, saffron; me: tahini, za'atar 3, olive oil 3, pomegranate; us: granola 3, blueberry 3, banana, maple syrup, oats 3, chia seed 3, vanilla extract; na: harissa 3; uk: raspberry; de: muesli 3, apple
greek yogurt | = yogurt
skyr | = yogurt
soy yogurt | = yogurt | - | plant protein
coconut yogurt | dairy | creamy tropical sour | silky fat | raw finish blend | fat | us: granola 3, mango 3, pineapple, passion fruit 3, banana 3, blueberry, chia seed 3, kiwi; in: cardamom, mango 3, cucumber
quark | dairy | sour creamy fresh | silky lean | raw finish bake | protein and calcium | de: potato 3, flaxseed 3, chive 3, strawberry 3, lemon 3, vanilla extract 3, raisin, honey, cherry 3, rye bread; us: mixed berries 3, oats 3, granola, cinnamon, apple
cottage cheese | fresh cheese | mild creamy salty | soft lean | raw finish bake blend | protein and calcium | us: pineapple 3, peach 3, tomato 3, avocado, black pepper 3, honey, egg, cucumber 3, melon; uk: chive 3, potato, crispbread, radish; de: rye bread 3, chive 3, radish 3; ee: dill, buckwheat, sour cream, honey
ricotta | fresh cheese | mild creamy sweet | soft | bake finish raw | protein and calcium | it: spinach 3, lemon 3, nutmeg 3, pasta 3, honey 3, parmesan 3, basil 3, tomato 3, pistachio 3, dark chocolate 3, pea, mint, bread 3; us: peach, fig 3, blueberry, maple syrup, egg
cream cheese | fresh cheese | creamy sour mild | soft fat | raw finish bake | fat and calcium | us: bagel 3, smoked salmon 3, strawberry 3, chive 3, jalapeno 3, walnut, pumpkin, cinnamon 3, dill, carrot; uk: cucumber 3, sourdough, celery; jp: salmon; la: guava 3; nd: rye bread, dill 3
vegan cream cheese | = cream cheese | - | fat
mascarpone | fresh cheese | creamy sweet | silky fat | finish raw simmer | fat and calcium | it: coffee 3, cocoa powder 3, strawberry 3, lemon 3, fig 3, blue cheese 3, pasta, tomato, honey, pistachio; fr: vanilla extract, raspberry 3
goat cheese | fresh cheese | sour creamy earthy | soft fat | raw finish bake=12 | protein and calcium | fr: beet 3, honey 3, walnut 3, thyme 3, fig 3, baguette 3, pear, spinach, red onion 3, zucchini; us: pecan 3, dried cranberry 3, strawberry, blackberry, arugula 3, apple; it: roasted red pepper, pesto, balsamic vinegar 3, tomato; es: date, honey 3, almond; me: za'atar, pistachio
feta | fresh cheese | salty sour creamy | firm | raw finish bake=20 | calcium and protein | gr: olive 3, cucumber 3, tomato 3, oregano 3, watermelon 3, mint 3, spinach 3, filo pastry 3, dill 3, honey 3, egg, pasta; me: pomegranate, chickpea 3, za'atar 3, lentil 3, date; us: quinoa, sweet potato, avocado, beet 3; tr: flatbread 3, parsley 3; it: orzo
halloumi | firm cheese | salty mild | firm chewy | grill=6 fry=6 | calcium and protein | gr: watermelon 3, mint 3, lemon 3, oregano, tomato 3, honey 3, fig, eggplant, bell pepper, olive 3, cucumber 3; me: za'atar 3, chickpea 3, pomegranate 3, pita bread 3, couscous, tahini; uk: zucchini, pea, avocado, burger bun 3, sweet chili sauce 3; us: peach 3; na: harissa 3
paneer | firm cheese | mild creamy | firm | fry=8 simmer=10 grill | protein and calcium | in: spinach 3, pea 3, tomato 3, garam masala 3, cream 3, turmeric, ginger 3, bell pepper 3, yogurt 3, fenugreek 3, cashew 3, chili, naan bread, cilantro 3, onion 3
queso fresco | = feta | finish
mozzarella | melting cheese | mild creamy | chewy soft | raw bake=12 finish | protein and calcium | it: tomato 3, basil 3, olive oil 3, prosciutto 3, eggplant 3, pizza dough 3, passata 3, pesto 3, anchovy, zucchini, pasta 3, balsamic vinegar 3, peach 3, bread 3; us: garlic, ham; kr: corn
burrata | fresh cheese | creamy mild | soft fat | raw finish | protein and calcium | it: tomato 3, basil 3, peach 3, prosciutto 3, olive oil 3, pesto 3, balsamic vinegar 3, arugula, fig 3, pistachio, pea, roasted red pepper 3, zucchini, sourdough, bread 3
cheddar | melting cheese | salty nutty umami | firm fat | finish bake | calcium and protein | uk: apple 3, bread 3, chutney 3, pickled onion 3, mustard 3, potato 3, leek, baked beans 3, oatcake 3, cauliflower 3, worcestershire sauce 3; us: pasta 3, bacon 3, broccoli 3, jalapeno 3, burger bun 3, egg 3, corn, polenta, grape, pear, tortilla chip 3; mx: flour tortilla 3, black bean 3, salsa, jalapeno 3
processed cheese | = cheddar
vegan cheese | = cheddar | - | fat
monterey jack | = cheddar
parmesan | hard cheese | umami salty nutty | firm fat | finish bake raw | calcium and protein | it: pasta 3, risotto rice 3, prosciutto 3, pear 3, arugula 3, balsamic vinegar 3, asparagus 3, tomato 3, basil 3, black pepper 3, zucchini, lemon 3, walnut, butter 3, polenta 3, gnocchi 3, honey; us: caesar dressing 3, lettuce 3, kale, cauliflower; fr: onion
vegetarian hard cheese | = parmesan
gruyere | melting cheese | nutty salty umami | firm fat | finish bake | calcium and protein | fr: onion 3, ham 3, egg 3, potato 3, cream 3, white wine 3, thyme, nutmeg 3, leek 3, bread 3, mustard 3; de: pasta 3, bacon; us: mushroom 3, broccoli, walnut; it: apple
gouda | melting cheese | sweet nutty salty | firm fat | finish bake | calcium and protein | de: rye bread 3, cumin, mustard 3, apple 3, ham 3, caraway seed; us: bacon, pear 3, walnut, pecan, pasta 3; nd: crispbread 3; fr: grape
provolone | melting cheese | salty mild smoky | firm fat | finish bake | calcium and protein | it: salami 3, tomato, oregano, polenta, roasted red pepper, italian sausage; us: beef steak 3, mushroom 3, onion 3, bread roll 3; la: oregano 3, chili flake
manchego | hard cheese | nutty salty | firm fat | raw finish | calcium and protein | es: quince 3, prosciutto 3, almond 3, honey 3, olive 3, bread 3, chorizo 3, fig, tomato, paprika, dried fig
brie | soft cheese | creamy earthy salty | soft fat | raw finish bake=12 | calcium and fat | fr: apple 3, grape 3, baguette 3, walnut 3, pear 3, honey 3, thyme; us: cranberry sauce 3, pecan 3, dried cranberry 3, bacon, fig 3, puff pastry 3; uk: bacon 3, chutney 3, cranberry 3; it: prosciutto
blue cheese | blue cheese | salty pungent creamy umami | soft fat | raw finish simmer | calcium and fat | fr: pear 3, walnut 3, honey 3, chicory 3, fig 3; uk: celery 3, broccoli 3, grape 3, oatcake 3, apple, date; it: gnocchi 3, polenta 3, radicchio 3, pasta 3, mascarpone 3, walnut 3, honey 3, pizza dough; us: bacon 3, beef steak 3, lettuce 3, chicken wing 3, pecan 3, burger bun, date 3
# of plants
oat milk | = milk | - | fiber such as beta-glucan
soy milk | = milk | - | plant protein
almond milk | = milk | - | hardly any energy
rice milk | = milk | - | carbohydrate
cashew milk | = milk | - | unsaturated fat
pea milk | = milk | - | plant protein
coconut drink | = coconut milk | simmer finish blend | hardly any energy
oat cream | = cream | - | unsaturated fat
# ready made
puff pastry | starch | mild creamy | crisp fat | bake=30 | carbohydrate and fat | fr: gruyere 3, apple 3, spinach 3, goat cheese 3, mushroom 3, leek 3, brie 3, almond, tomato 3, mustard; uk: pork sausage 3, salmon 3, chicken breast 3, stew beef 3, cheddar; us: jam 3, cream cheese 3, cinnamon 3; nd: cardamom; it: ricotta, pesto
shortcrust pastry | starch | mild creamy | crisp fat | bake=40 | carbohydrate and fat | fr: egg 3, bacon 3, cream 3, leek 3, gruyere 3, lemon 3, pear 3, almond 3; uk: apple 3, cheddar 3, rhubarb 3, ground beef 3, jam 3; us: pumpkin 3, pecan 3, cherry 3, blueberry 3
filo pastry | starch | mild | crisp | bake=30 | carbohydrate | gr: spinach 3, feta 3, honey 3, walnut 3, dill 3, leek 3, pistachio 3, egg; me: pistachio 3, ground lamb 3, cinnamon, almond 3; na: chicken thigh, almond 3, cinnamon 3
pizza dough | starch | mild nutty | chewy crisp | bake=20 | carbohydrate | it: mozzarella 3, passata 3, basil 3, prosciutto 3, mushroom 3, olive 3, anchovy 3, rosemary 3, pesto, blue cheese 3, arugula, ham 3, zucchini, salami 3
gnocchi | starch | mild | soft | boil=5 fry=8 bake | carbohydrate | it: sage 3, butter 3, blue cheese 3, pesto 3, passata 3, mozzarella 3, parmesan 3, spinach 3, mushroom 3, pancetta, walnut, pumpkin 3, cherry tomato 3
ravioli | starch | mild | soft | boil=5 | carbohydrate and protein | it: sage 3, butter 3, parmesan 3, passata 3, walnut 3, pesto, lemon, mushroom, pea
tortellini | = ravioli
hummus | dip | nutty creamy earthy | silky | raw finish | plant protein and fiber | me: pita bread 3, olive oil 3, ground lamb 3, pine nut, za'atar 3, paprika 3, falafel 3, lemon 3; us: carrot 3, cucumber 3, bell pepper 3, celery, avocado, roasted red pepper 3; gr: olive, feta; uk: beet
guacamole | dip | creamy grassy sour | soft fat | raw finish | unsaturated fat and fiber | mx: tortilla chip 3, corn tortilla 3, flour tortilla, black bean 3, chicken breast 3, salsa 3, shrimp 3, sour cream; us: bacon, burger bun, carrot, bell pepper
tzatziki | dip | fresh sour creamy | silky | raw finish | protein and calcium | gr: lamb chop 3, pita bread 3, chicken thigh 3, pork chop 3, falafel 3, eggplant, zucchini 3, carrot, tomato
fruit yogurt | dessert | sweet sour creamy fruity | silky | raw finish blend | protein and calcium | us: granola 3, banana 3, blueberry 3, strawberry 3, oats 3, chia seed; de: muesli 3, flaxseed, apple; uk: raspberry
`
