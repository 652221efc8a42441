/**
 * Meanings of short names by measure: the words, the measures, and the food of the table. Measures are units; `g`
 * and `ml` for any weight or volume, optionally bounded; `count` for a bare number, `stated` for any amount,
 * `always` also without one, `in` for a food around another, and `beside` with a group of foods (`food-kinds.ts`) that has
 * to be in the same meal, or `not` to be in it.
 */
export const shortNames = `
wrap | in, <=100 g | tortilla wrap
peppers | always | bell pepper
pepper | count, >=15 g | bell pepper
cereal | <=60 g | dry cereal
bowl of cereal | <=60 g | dry cereal
bowls of cereal | <=60 g | dry cereal
chips | >=100 g | french fries
chips | beside dip | tortilla chip
beans | beside britishPlate not mexicanPlate | baked beans
chips oven | always | oven fries
whites | always | egg white
hash brown | always | hash brown patty
frosties | stated | frosted flakes
taco shell | count, piece, <=20 g | taco shell
taco with hard shell | count, piece, <=20 g | taco shell
taco hard shell | count, piece, <=20 g | taco shell
hard taco shell | count, piece, <=20 g | taco shell
skimmed | ml | skim milk
skim | ml | skim milk
semi skimmed | ml | reduced fat milk
1% | ml, cup | 1% milk
2% | ml, cup | 2% milk
corn | ear, cob | corn on the cob
soy | tbsp, tsp, splash, dash | soy sauce
italian | tbsp, tsp | italian dressing
cocoa | tbsp, tsp, g | cocoa powder
american | stated | american cheese
vanilla | scoop | vanilla ice cream
chocolate | scoop | chocolate ice cream
strawberry | scoop | strawberry ice cream
white | slice | white bread
brown | slice | brown bread
wholemeal | slice | wholemeal bread
granary | slice | granary bread
sourdough | slice | sourdough bread
rye | slice | rye bread
seeded | slice | seeded bread
multigrain | slice | multigrain bread
meat | always | beef
`
