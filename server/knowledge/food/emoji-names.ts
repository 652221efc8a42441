/** Foods that people write as an emoji, by the name of their row. */
const named = `
🍎 apple | 🍏 granny smith apple | 🍐 pear | 🍊 orange | 🍋 lemon | 🍌 banana | 🍉 watermelon | 🍇 grapes | 🍓 strawberries
🫐 blueberries | 🍈 cantaloupe | 🍒 cherries | 🍑 peach | 🥭 mango | 🍍 pineapple | 🥥 fresh coconut | 🥝 kiwi | 🍅 tomato
🍆 eggplant | 🥑 avocado | 🥦 broccoli | 🥬 lettuce | 🥒 cucumber | 🌽 corn on the cob | 🥕 carrot | 🫑 bell pepper | 🧄 garlic
🧅 onion | 🥔 potato | 🍠 sweet potato | 🍄 mushroom | 🥜 peanuts | 🫘 beans | 🌰 chestnuts | 🍞 bread | 🥐 croissant
🥖 baguette | 🫓 flatbread | 🥨 pretzel | 🥯 bagel | 🥞 pancakes | 🧇 waffle | 🧀 cheese | 🍖 lamb | 🍗 chicken drumstick
🥩 steak | 🥓 bacon | 🍔 hamburger | 🍟 french fries | 🍕 pizza | 🌭 hot dog | 🥪 sandwich | 🌮 taco | 🌯 burrito
🥙 falafel pita | 🧆 falafel | 🥚 egg | 🍳 fried egg | 🍲 stew | 🥗 salad | 🍿 popcorn | 🧈 butter | 🍱 bento | 🍘 rice cracker
🍙 onigiri | 🍚 rice | 🍛 curry | 🍜 ramen | 🍝 spaghetti | 🍣 sushi | 🍤 fried shrimp | 🥟 dumpling | 🍦 ice cream | 🍨 ice cream
🍩 donut | 🍪 cookie | 🎂 cake | 🍰 cake | 🧁 cupcake | 🥧 pie | 🍫 chocolate | 🍬 candy | 🍭 lollipop | 🍮 flan | 🍯 honey
🥛 milk | ☕ coffee | 🍵 tea | 🍾 sparkling wine | 🍷 red wine | 🍺 beer | 🍻 beer | 🥂 sparkling wine | 🥃 whiskey | 🧋 bubble tea
🧃 juice box | 🥤 cola | 🦐 shrimp | 🦞 lobster | 🦀 crab | 🐟 fish
`
const names = new Map(
  named
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
)

/** Name of the food that an emoji shows; undefined for any other. */
export function nameOfEmoji(emoji: string): string | undefined {
  return names.get(emoji.replace('\ufe0f', ''))
}

/** All of them, for tests. */
export const emojiNames: ReadonlyMap<string, string> = names
