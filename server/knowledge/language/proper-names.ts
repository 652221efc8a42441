import { readText } from '../data/read-table.ts'

const lines = readText('language/proper-names.txt').split(/\r?\n/)
const written = new Map(lines.filter((line) => /^\w/.test(line)).map((line) => [line.toLowerCase(), line]))
const names = new RegExp(`\\b(?:${[...written.keys()].join('|')})\\b`, 'g')

/** "110 g greek yogurt" as "110 g Greek yogurt": the tables name foods in small letters. */
export function withProperNames(text: string): string {
  return text.replace(names, (name) => written.get(name) ?? name)
}
