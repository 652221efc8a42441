/** Mass nouns, which have no plural. */
const mass =
  /(?:^| )(?:asparagus|bacon|beef|bread|broccoli|butter|cabbage|cauliflower|celery|cheese|chicken|chocolate|corn|fish|fruit|garlic|ginger|ham|juice|kale|lamb|lettuce|meat|milk|pasta|popcorn|pork|rice|salmon|shrimp|spinach|sushi|toast|tofu|trout|tuna|turkey|water|wine)$/

/** The plural of a food's last word. */
export function plural(name: string): string {
  if (mass.test(name)) return name
  if (/(?:[^aeiou])y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(?:ch|sh|x|z|ss)$/.test(name)) return `${name}es`
  if (/(?:tomato|potato|mango)$/.test(name)) return `${name}es`
  if (/(?:leaf|loaf)$/.test(name)) return `${name.slice(0, -1)}ves`
  return /s$/.test(name) ? name : `${name}s`
}
