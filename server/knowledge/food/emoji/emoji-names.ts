import { parseTable, readText } from '../../data/read-table.ts'

/** The name of the food that each emoji shows. */
export const emojiNames: ReadonlyMap<string, string> = new Map(
  parseTable('foods/emoji.csv', readText('foods/emoji.csv'), ['emoji', 'food'], ([emoji, food]) => [
    emoji,
    food,
  ]),
)

/** Name of the food that an emoji shows; undefined for any other. */
export function nameOfEmoji(emoji: string): string | undefined {
  return emojiNames.get(emoji.replace('\ufe0f', ''))
}
