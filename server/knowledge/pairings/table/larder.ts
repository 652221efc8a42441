/** Oils, acids, stocks, sauces, spreads, sweeteners, cooking drinks; columns as in vegetables.ts. */
export const larder = `
# fats
olive oil | fat | fruity grassy bitter | silky fat | any finish | unsaturated fat and vitamin E | it: tomato 3, bread 3, garlic 3, lemon 3, balsamic vinegar, white bean 3, arugula 3; es: tomato 3, potato, bread 3; gr: lemon 3, oregano 3, feta 3, octopus; me: hummus 3, za'atar 3, yogurt 3; fr: lemon
vegetable oil | fat | mild | silky fat | any | unsaturated fat and vitamin E | us: potato; cn: rice, egg; in: onion
peanut oil | = vegetable oil
coconut oil | fat | tropical sweet nutty | silky fat | any | fat | in: cauliflower, mustard seed, curry powder; us: oats, dark chocolate, popcorn kernel; th: sweet potato
sesame oil | sauce | nutty umami | silky fat | finish any | unsaturated fat | cn: soy sauce 3, ginger 3, egg noodle 3, green onion 3, cucumber 3, bok choy; kr: beef steak 3, spinach 3, rice 3, kimchi 3, soy sauce 3; jp: tofu 3, edamame, rice vinegar, tuna steak
chili oil | chili | spicy umami nutty | silky fat | finish any | heat, from capsaicin | cn: dumpling 3, egg noodle 3, soy sauce 3, egg 3, tofu 3, cucumber 3, rice vinegar 3, bok choy 3; us: avocado 3, burrata, yogurt; it: pizza dough
lard | fat | meaty mild | silky fat | any | fat | mx: refried beans 3, masa harina; de: bread, apple, onion 3; uk: potato; ee: cabbage
goose fat | fat | meaty umami | silky fat | roast any | fat | uk: potato 3, parsnip 3; fr: potato 3, white bean 3; de: red cabbage 3, apple, bread
# acids
vinegar | acid | sour | acid | finish any | brightness for hardly any energy | uk: french fries 3; fr: shallot 3, oyster, lettuce 3, lentil; de: potato 3, cucumber, lentil 3; us: cabbage 3, pork loin 3, red onion 3, barbecue sauce; es: anchovy 3, tomato 3, mackerel 3, roasted red pepper; ph: chicken thigh 3; gr: octopus, beet 3; it: eggplant
rice vinegar | acid | sour sweet mild | acid | finish any | brightness for hardly any energy | jp: rice 3, cucumber 3, soy sauce 3, ginger 3, daikon 3, sesame seed 3; cn: soy sauce 3, chili 3, cucumber 3; vn: carrot 3; kr: cucumber 3, gochujang 3; us: cabbage
balsamic vinegar | acid | sweet sour caramel | acid | finish any | brightness for little energy | it: strawberry 3, tomato 3, mozzarella 3, parmesan 3, fig 3, arugula 3, red onion 3, beef steak, radicchio 3, prosciutto, chicken breast 3; us: brussels sprout 3, beet 3, goat cheese 3, mushroom 3, peach 3, honey 3, spinach
lemon juice | = lemon | finish any
lime juice | = lime | finish any
tamarind paste | acid | sour sweet fruity | acid | any | brightness for little energy | th: fish sauce 3, brown sugar 3, peanut 3, shrimp 3, rice noodle 3, chili 3; in: chickpea 3, date 3, lentil 3, ginger, coconut, potato 3, chili powder 3; mx: chili powder 3; id: peanut butter 3, tempeh
# stocks and coconut
vegetable stock | stock | umami mild salty | silky | simmer | savour for hardly any energy | it: risotto rice 3, white bean; fr: leek 3, onion 3, carrot 3, potato 3; uk: parsnip 3, celeriac 3, pea; in: red lentil 3; us: butternut squash 3, pearl barley 3, cauliflower
chicken stock | stock | umami meaty salty | silky | simmer | savour for hardly any energy | it: risotto rice 3, orzo; fr: leek 3, onion 3, potato; cn: ginger 3, egg 3, egg noodle 3, corn 3, green onion; us: celery, carrot 3, rice 3, cooked chicken 3; gr: lemon 3, egg 3, rice 3; jp: ramen noodle 3; mx: tomato
beef stock | stock | umami meaty salty | silky | simmer | savour for hardly any energy | fr: onion 3, red wine 3, mushroom 3, gruyere; vn: star anise 3, rice noodle 3, cinnamon; uk: pearl barley 3, stew beef 3; ee: beet 3, cabbage 3
bouillon cube | = vegetable stock
dashi | stock | umami marine smoky | silky | simmer | savour for hardly any energy | jp: miso 3, soy sauce 3, mirin 3, egg 3, tofu 3, wakame 3, udon noodle 3, soba noodle 3, daikon 3, shiitake mushroom 3, green onion
coconut milk | coconut | creamy sweet tropical | silky fat | simmer blend finish | fat | th: thai curry paste 3, lime 3, lemongrass 3, ginger 3, basil 3, sweet potato, fish sauce 3, peanut butter 3; in: curry powder 3, turmeric 3, tomato 3, chickpea 3, spinach 3, mustard seed, cilantro 3, cardamom; cb: rice 3, thyme, chili, kidney bean 3, pineapple 3; us: mango 3, banana 3, chia seed 3, oats, kale; id: chili, tempeh 3; vn: lemongrass
coconut cream | = coconut milk
coconut water | drink | sweet tropical | silky | blend simmer raw | potassium and water | us: mango 3, pineapple 3, banana, spinach, lime 3, strawberry; vn: pork belly 3, egg 3; cb: lime 3
# sauces
soy sauce | sauce | salty umami fermented | silky | any finish | savour for little energy | cn: ginger 3, garlic 3, green onion 3, honey 3, sesame oil 3; jp: mirin 3, rice 3, wasabi 3, salmon 3; kr: sesame seed 3, pear, garlic 3; vn: lemongrass; us: maple syrup, lime
tamari | = soy sauce
fish sauce | sauce | salty umami marine fermented | silky | any | savour for little energy | th: lime 3, chili 3, brown sugar 3, coconut milk 3, papaya 3; vn: lime 3, garlic 3, mint 3, carrot 3, lemongrass 3, ground pork 3, rice noodle 3; kr: napa cabbage 3
oyster sauce | sauce | umami sweet salty | silky | any | savour for little energy | cn: broccoli 3, beef steak 3, bok choy 3, mushroom 3, garlic 3, green onion, lettuce 3, egg noodle 3, ginger; th: basil 3, chili 3, chicken thigh
hoisin sauce | sauce | sweet salty umami warm | silky | any finish | savour, and some sugar | cn: duck breast 3, green onion 3, cucumber 3, pork tenderloin 3, lettuce 3, egg noodle 3, eggplant, chicken thigh 3, star anise, mushroom; vn: rice paper 3, peanut 3, shrimp
teriyaki sauce | sauce | sweet salty umami caramel | silky | any | savour, and some sugar | jp: salmon 3, chicken thigh 3, rice 3, sesame seed 3, tofu 3, beef steak 3, green onion 3, broccoli 3, ginger 3, mushroom, udon noodle 3; us: pineapple 3, green bean, ground beef
black bean sauce | sauce | salty umami fermented spicy | silky | any | savour for little energy | cn: beef steak 3, bell pepper 3, garlic 3, ginger 3, clam 3, tofu 3, pork belly, green bean 3, eggplant 3, chicken breast 3, egg noodle 3, ground pork 3, salmon
sweet chili sauce | sauce | sweet spicy sour | silky | finish any | heat, and some sugar | th: shrimp 3, chicken breast 3, lime 3, rice noodle, fish stick; us: cream cheese 3, halloumi 3, sweet potato 3; vn: rice paper 3, cucumber; au: sour cream 3, potato 3
sriracha | sauce | spicy sour pungent sweet | silky | finish any | heat for hardly any energy | th: shrimp 3, lime 3, egg 3, rice noodle 3, chicken thigh; us: mayonnaise 3, avocado 3, honey 3, canned tuna 3, rice, tofu 3, burger bun; vn: beef steak 3, rice noodle 3
hot sauce | sauce | spicy sour | acid | finish any | heat for hardly any energy | us: chicken wing 3, butter 3, egg 3, blue cheese 3, avocado, honey 3, cauliflower 3, mayonnaise, shrimp 3; mx: egg 3, corn tortilla, black bean, lime; cb: rice, plantain
gochujang | sauce | spicy sweet umami fermented | silky | any | heat, and some sugar | kr: beef steak 3, rice 3, sesame oil 3, tofu 3, cucumber 3, egg 3, chicken thigh 3, honey, egg noodle 3, pork belly 3, garlic 3, cauliflower; us: butter, mayonnaise 3, maple syrup, sweet potato
miso | sauce | umami salty fermented nutty | silky | any finish | savour, from fermented soya | jp: tofu 3, eggplant 3, salmon 3, cod 3, wakame 3, ginger 3, mushroom 3, green onion 3, cabbage, sesame seed, mirin 3, ramen noodle 3, sweet potato 3; us: butter 3, corn, maple syrup, brussels sprout, butternut squash
mirin | sauce | sweet umami mild | silky | simmer any | sweetness, and some sugar | jp: soy sauce 3, salmon 3, ginger 3, miso 3, dashi 3, beef steak 3, egg, eggplant, chicken thigh 3; cn: ginger 3, soy sauce 3, pork belly 3, shrimp 3
thai curry paste | spice paste | spicy citrus herbal pungent | soft | simmer any | heat and aroma for little energy | th: coconut milk 3, chicken thigh 3, shrimp 3, lime 3, basil 3, fish sauce 3, eggplant 3, green bean 3, butternut squash 3, tofu 3, bamboo shoot 3, beef steak, sweet potato 3, rice 3, duck breast 3, cod 3
indian curry paste | spice paste | warm spicy earthy | soft | simmer any | heat and aroma for little energy | in: tomato 3, coconut milk 3, yogurt 3, chickpea 3, chicken thigh 3, paneer 3, spinach 3, cauliflower 3, diced lamb 3, lentil 3, potato 3, shrimp 3, rice 3, naan bread 3
harissa | sauce | spicy smoky warm | silky | any finish | heat for little energy | na: diced lamb 3, chickpea 3, carrot 3, couscous 3, egg 3, tomato 3, yogurt 3, eggplant 3, chicken thigh 3, merguez, lemon, olive, honey 3; us: cauliflower 3, sweet potato 3, butternut squash; me: hummus, cod
chipotle paste | sauce | smoky spicy | silky | any | heat for little energy | mx: black bean 3, lime 3, chicken thigh 3, pork loin 3, corn 3, tomato 3, shrimp 3, cauliflower; us: mayonnaise 3, honey 3, sweet potato 3, barbecue sauce, ground beef
tahini | spread | nutty bitter earthy | silky fat | finish blend any | calcium and unsaturated fat | me: lemon 3, garlic 3, chickpea 3, cauliflower 3, yogurt 3, date 3, honey 3, eggplant 3, diced lamb, falafel 3; us: dark chocolate, banana, kale, sweet potato 3; gr: honey 3; cn: egg noodle 3, cucumber 3, chili oil 3
peanut butter | spread | nutty salty sweet | silky fat | finish blend any | plant protein and unsaturated fat | us: banana 3, jam 3, bread 3, oats 3, dark chocolate 3, honey 3, celery 3, apple 3; th: coconut milk 3, lime 3, soy sauce 3, thai curry paste 3, chili; af: tomato 3, sweet potato 3, chicken thigh 3, spinach; id: chili 3
almond butter | spread | nutty sweet | silky fat | finish blend | vitamin E and unsaturated fat | us: apple 3, banana 3, date 3, oats 3, dark chocolate, honey 3, strawberry, bread 3, cinnamon
sunflower seed butter | = almond butter
yeast extract | spread | umami salty bitter | silky | finish | B vitamins | uk: bread 3, butter 3, cheddar 3, cucumber, avocado, pasta, egg; au: bread 3
ketchup | sauce | sweet sour umami | silky | finish any | savour, and some sugar | us: frankfurter 3, french fries 3, burger bun 3, ground beef 3, onion; uk: bacon 3, pork sausage 3, egg; de: curry powder 3, pork sausage 3; jp: rice, egg 3
mayonnaise | sauce | creamy mild sour | silky fat | finish | unsaturated fat | fr: egg 3, celeriac, shrimp, asparagus; us: lemon, tomato 3, bacon 3, canned tuna 3, celery 3, potato 3, cabbage; be: french fries 3; uk: shrimp 3, egg 3; jp: egg 3, cabbage 3; ee: potato 3, pea 3; es: potato 3, garlic 3; mx: corn 3
vegan mayonnaise | = mayonnaise
mustard | sauce | pungent sour | silky | finish any | savour for hardly any energy | fr: pork chop 3, cream 3, honey 3, lentil 3, vinegar 3, chicken breast 3, leek; de: pork sausage 3, potato 3, ham 3, pork loin; uk: cheddar 3, ham 3, roast beef 3; us: honey 3, maple syrup, frankfurter 3, pastrami 3; nd: dill 3, salmon 3, brown sugar 3
horseradish | sauce | pungent sour creamy | silky | finish | savour for hardly any energy | uk: roast beef 3, smoked mackerel 3, beet 3, beef steak 3; de: apple 3, beet 3, ham 3, salmon; nd: smoked salmon 3, potato; ee: beet 3, sour cream 3; us: ketchup, oyster 3, cream cheese
wasabi | sauce | pungent spicy | silky | finish | savour for hardly any energy | jp: soy sauce 3, tuna steak 3, salmon 3, rice 3, nori 3, soba noodle 3, cucumber, avocado 3, beef steak 3, mayonnaise, pea 3
worcestershire sauce | sauce | umami sour salty | silky | any finish | savour for little energy | uk: cheddar 3, ground beef 3, bread, baked beans 3, stew beef 3, mushroom; us: beef steak 3, tomato, ground beef 3
barbecue sauce | sauce | sweet smoky sour | silky | any | savour, and some sugar | us: chicken thigh 3, pork loin 3, corn 3, cabbage 3, bacon, cheddar 3, red onion 3, ground beef 3, baked beans 3, pork chop 3, sweet potato, pizza dough, pineapple
salsa | sauce | sour spicy fresh | juicy | finish simmer any | vitamin C and lycopene | mx: avocado 3, black bean 3, egg 3, flour tortilla 3, tortilla chip 3, cilantro, lime 3, sour cream 3, corn 3, rice, cheddar 3, chicken thigh 3; us: potato, cottage cheese
pesto | sauce | herbal umami nutty | silky fat | finish any | unsaturated fat | it: pasta 3, mozzarella 3, tomato 3, chicken breast 3, gnocchi 3, potato 3, zucchini 3, green bean 3, salmon, white bean, bread 3, burrata, ricotta, egg
pasta sauce | = canned tomato
chutney | sauce | sweet sour warm | juicy soft | finish | savour, and some sugar | uk: cheddar 3, ham 3, bread 3, brie; in: naan bread 3, chicken thigh 3, lentil, yogurt 3, curry powder 3, paneer 3, rice; us: cream cheese
tapenade | = olive | finish
salad dressing | sauce | sour herbal | silky fat | finish | unsaturated fat | fr: lettuce 3, salad leaves 3, green bean 3, tomato 3, cucumber 3, lentil, asparagus 3, leek 3; it: arugula, chickpea, white bean, pasta; us: avocado, spinach, strawberry
caesar dressing | sauce | creamy umami salty | silky fat | finish | fat | us: lettuce 3, kale 3, chicken breast 3, crouton 3, bacon 3, egg
ranch dressing | sauce | creamy herbal sour | silky fat | finish | fat | us: lettuce 3, chicken wing 3, carrot 3, cucumber 3, celery 3, tomato 3, bacon 3, potato 3, broccoli 3
gravy | sauce | umami meaty salty | silky | finish | savour | uk: potato 3, pork sausage 3, roast beef 3, pea, carrot; us: turkey breast 3, mushroom, bread roll, french fries 3
nutritional yeast | sauce | umami nutty salty | soft | finish any | B vitamins | us: cauliflower 3, pasta 3, kale 3, popcorn kernel 3, broccoli, cashew 3, tofu 3, potato
# sweet things
sugar | sweet | sweet | soft | any | sweetness and quick energy | fr: lemon 3, butter 3, egg 3, cream; uk: strawberry 3, rhubarb 3; us: cinnamon 3, blueberry, cocoa powder 3
brown sugar | sweet | sweet caramel | soft | any | sweetness and quick energy | us: oats 3, butter 3, pecan 3, ham 3, cinnamon 3, sweet potato 3, apple 3, walnut; th: fish sauce 3, coconut milk 3, lime 3, tamarind paste 3; uk: banana 3, date 3, cream 3; nd: mustard 3
powdered sugar | = sugar
honey | sweet | sweet floral caramel | silky | any finish | sweetness and quick energy | gr: yogurt 3, walnut 3, feta 3; fr: goat cheese 3, duck breast 3, mustard 3, brie, thyme; us: lemon 3, peanut butter 3, oats 3, chicken wing 3, almond 3, banana; cn: soy sauce 3, ginger 3, pork tenderloin 3; uk: ham 3, parsnip 3, carrot 3, pork sausage 3; na: almond 3, cinnamon 3; me: tahini 3, pistachio 3; de: milk 3, quark; it: ricotta 3, blue cheese 3, parmesan
maple syrup | sweet | sweet caramel smoky | silky | any finish | sweetness and quick energy | us: bacon 3, pecan 3, walnut 3, oats 3, butter 3, sweet potato 3, butternut squash 3, apple 3, yogurt, cinnamon 3, carrot 3, brussels sprout 3, salmon 3, mustard 3, banana; uk: parsnip 3
agave syrup | = honey
molasses | sweet | sweet bitter caramel | silky | any | sweetness, with some iron and potassium | us: ginger 3, baked beans, oats, brown sugar, ham, cinnamon 3; uk: oats 3, ginger 3
jam | sweet | sweet fruity sour | soft | finish bake | quick energy | uk: bread 3, butter 3, cream 3, oats; us: peanut butter 3, cream cheese 3, bagel; fr: croissant 3, brie, baguette 3; de: quark 3, almond, dark chocolate; nd: rice, milk
cranberry sauce | sweet | sweet sour fruity | soft | finish | quick energy | us: turkey breast 3, cooked turkey 3, brie 3, sage; uk: cooked turkey 3, bread, brie; nd: ground beef 3, venison 3, potato; de: venison 3, pear, brie
dark chocolate | dessert | bitter sweet earthy | silky fat | finish bake | iron, magnesium and flavanols | us: peanut butter 3, banana 3, strawberry 3, almond 3, coconut, marshmallow 3, oats, date 3; fr: orange 3, raspberry 3, pear 3, cream 3, hazelnut 3, egg 3; it: hazelnut 3, coffee 3; mx: cinnamon 3, chili 3, dried chili 3; uk: mint 3, ginger 3, beet, orange 3; de: cherry 3
milk chocolate | = dark chocolate | - | calcium
chocolate chip | = dark chocolate
white chocolate | dessert | sweet creamy | silky fat | finish bake | fat and quick energy | us: macadamia 3, cranberry, dried cranberry 3, raspberry 3, strawberry 3, cream cheese 3; fr: passion fruit 3, pistachio 3, vanilla extract 3, cream; nd: cardamom; jp: lime; uk: blackberry
chocolate spread | dessert | sweet nutty | silky fat | finish | quick energy | fr: banana 3, strawberry 3, bread 3, croissant 3; it: ricotta, hazelnut 3, mascarpone; us: oats, milk
cocoa powder | dessert | bitter earthy | soft | any | flavanols, magnesium and fiber | us: banana 3, peanut butter 3, oats 3, milk 3, coffee 3, date 3, cinnamon, avocado 1, almond milk; it: mascarpone 3, ricotta, coffee 3, hazelnut; mx: cinnamon 3, chili powder 3
vanilla extract | dessert | floral sweet | silky | any | an aroma for no energy | fr: cream 3, milk 3, egg 3, strawberry 3, raspberry, sugar 3, peach 3; us: oats 3, banana 3, chia seed 3, yogurt 3, butter, brown sugar; de: quark 3, cherry 3; uk: rhubarb 3; it: ricotta, mascarpone
condensed milk | dessert | sweet creamy caramel | silky | finish bake | quick energy and calcium | la: lime 3, coconut 3, passion fruit 3, coffee, strawberry, banana 3, milk 3; vn: coffee 3; in: cardamom 3, carrot 3, pistachio 3; us: lime 3; th: tea 3, mango; uk: banana 3, cream 3
evaporated milk | = milk | simmer finish
ice cream | dessert | sweet creamy | silky fat | finish | quick energy and calcium | us: strawberry 3, dark chocolate 3, banana 3, peanut, cherry 3, apple 3, pecan 3, brown sugar, mixed berries 3; it: coffee 3, olive oil, hazelnut 3; fr: peach 3, pear 3, raspberry 3; uk: rhubarb 3; in: mango 3, pistachio 3
vegan ice cream | = ice cream | - | quick energy
marshmallow | dessert | sweet mild | soft chewy | finish bake | quick energy | us: dark chocolate 3, cracker 3, sweet potato 3, rice, milk chocolate 3, peanut butter, cocoa powder 3
# drinks one cooks with
white wine | wine | sour fruity | acid | simmer braise | acidity | fr: mussel 3, shallot 3, cream 3, chicken thigh 3, butter, cod; it: clam 3, risotto rice 3, veal, shrimp 3, garlic, rabbit; es: chorizo; uk: leek
red wine | wine | sour fruity earthy | acid | braise simmer | acidity | fr: stew beef 3, shallot 3, mushroom 3, bacon 3, thyme 3, pear 3, prune 3; it: ground beef 3, tomato, rosemary, risotto rice; es: chorizo 3, octopus; de: red cabbage 3
beer | wine | bitter caramel | acid | braise simmer | acidity | be: stew beef 3, onion 3, mussel 3, mustard 3; de: pork sausage 3, pork loin, bratwurst 3, rye bread; uk: cod 3, cheddar 3, stew beef 3; us: chicken thigh, chili powder; mx: lime 3
orange juice | drink | citrus sweet | juicy acid | blend finish simmer | vitamin C and folate | us: banana 3, strawberry 3, carrot 3, mango 3, yogurt 3, ginger 3, oats; mx: pork loin 3, chipotle paste; fr: duck breast, carrot; na: cinnamon, date, couscous
apple juice | drink | sweet fruity | juicy | blend simmer | quick energy | us: ginger, cinnamon 3, pork loin, spinach, celery, cucumber, oats 3; fr: pork chop 3, mussel; de: red cabbage 3; uk: kale, gammon 3
coffee | drink | bitter earthy caramel | silky | finish blend | an aroma for hardly any energy | it: mascarpone 3, cocoa powder 3, hazelnut, ice cream; us: milk 3, cinnamon, banana, maple syrup, dark chocolate 3, walnut 3, condensed milk; me: cardamom 3, date 3; vn: condensed milk 3; mx: brown sugar
popcorn kernel | starch | mild nutty | crunchy | finish | fiber | us: butter 3, maple syrup, peanut 3, paprika, dark chocolate, nutritional yeast 3, parmesan, brown sugar; mx: chili powder, lime
dumpling | starch | umami mild | tender | steam=10 boil=8 fry=10 | protein and carbohydrate | cn: soy sauce 3, rice vinegar 3, chili oil 3, ginger 3, green onion 3, sesame oil, bok choy 3, napa cabbage; kr: kimchi 3; th: coconut milk, thai curry paste
canned soup | dip | umami sweet creamy | silky | simmer=6 | lycopene | us: cheddar 3, bread 3, basil 3, crouton 3, parmesan; uk: bread 3; it: tortellini 3, white bean, pasta
walnut oil | fat | nutty | silky fat | finish | plant omega-3 fat | fr: lettuce 3, chicory 3, beet 3, goat cheese 3, green bean, apple, pear, salad leaves 3, blue cheese 3, vinegar 3
protein powder | dessert | sweet creamy | silky | blend finish | protein | us: banana 3, oats 3, milk 3, peanut butter 3, blueberry 3, strawberry, cocoa powder 3, yogurt, oat milk 3, coffee, spinach 1, chia seed
vegan protein powder | = protein powder | - | plant protein
tea | drink | bitter floral | silky | finish | an aroma for no energy | uk: milk 3, lemon 3, honey 3; na: mint 3; in: cardamom 3, ginger 3, cinnamon 3; th: condensed milk 3, star anise; us: peach 3, orange
`
