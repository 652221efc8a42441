import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

/** Chains and shops, which say where a food came from and not what it is. Longer names first. */
const shops: readonly (readonly string[])[] = `
pret a manger|in n out|in and out|chick fil a|trader joes|whole foods|five guys|taco bell|burger king|pizza hut|papa johns|
panda express|olive garden|tim hortons|dunkin donuts|jack in the box|shake shack|el pollo loco|panera bread|cheesecake factory|
seven eleven|family mart|marks and spencer|jersey mikes|jimmy johns|white castle|buffalo wild wings|papa murphys|little caesars|
dominos|popeyes|wendys|panera|nandos|greggs|pret|dunkin|arbys|wagamama|morrisons|waitrose|asda|lawson|wetherspoons|wegmans|publix|
kroger|safeway|rewe|edeka|oxxo|haldirams|chilis|applebees|ikea|chipotle|starbucks|mcdonalds|mcdonald|maccas|mcds|mcd|kfc|costa`
  .replaceAll('\n', '')
  .split('|')
  .map((name) => name.split(' '))
  .toSorted((one, other) => other.length - one.length)

/** Tokens of "at the italian place", "from the chinese takeaway": a kitchen and no food; 0 where there is none. */
function placeAt(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text]
  if (!/^(at|from)$/.test(first ?? '') || !/^(the|a|an|our|my)$/.test(second ?? '')) return 0
  const end = tokens
    .slice(at + 2, at + 5)
    .findIndex(({ text }) => /^(place|restaurant|takeaway|takeout|diner|deli|bakery|counter)$/.test(text))
  return end < 0 ? 0 : end + 3
}

/** The sentence without the names of shops, except where they belong to a food's own name ("burger king whopper"). */
export function withoutShops(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const place = placeAt(tokens, at)
    if (place > 0) {
      at += place - 1
      continue
    }
    const shop = shops.find((words) => words.every((word, place) => tokens[at + place]?.text === word))
    if (!shop || nameAt(tokens, at) >= shop.length) kept.push(tokens[at]!)
    else at += shop.length - 1
  }
  return kept
}
