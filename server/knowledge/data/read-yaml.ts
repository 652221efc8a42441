import { DataFileError } from './read-table.ts'

export type Value = string | number | boolean | Value[] | Mapping
export type Mapping = { [key: string]: Value }
type Line = { indent: number; text: string; number: number }

/**
 * Parses the part of YAML that tables need, in a fifth of the time of a whole parser: mappings and lists indented by two
 * spaces, those in brackets within one line, plain and double-quoted texts, numbers, `true`, and comments in lines of
 * their own. A text is read as YAML has it or refused. Error: `DataFileError` naming file and line.
 */
export function parseYaml(file: string, text: string): Value {
  const lines = linesOf(text)
  let at = 0

  const blockOf = (indent: number): Value => {
    const line = lines[at]
    if (line?.indent !== indent) throw new Error(`a line indented by ${indent} spaces is missing.`)
    return line.text.startsWith('- ') ? listOf(indent) : mappingOf(indent)
  }
  const listOf = (indent: number) => {
    const values: Value[] = []
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      if (!line.text.startsWith('- ')) throw new Error('the line is no entry of the list above.')
      const rest = line.text.slice(2)
      if (rest.includes(':') && entry.test(rest)) {
        lines[at] = { ...line, indent: indent + 2, text: rest }
        values.push(blockOf(indent + 2))
      } else {
        values.push(inlineOf(rest))
        at++
      }
    }
    return values
  }
  const mappingOf = (indent: number) => {
    const mapping: Mapping = {}
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      const [, key = '', rest] = entry.exec(line.text) ?? fail('the line is no "key: value".')
      if (rest !== undefined) assign(mapping, key, inlineOf(rest))
      at++
      if (rest === undefined) assign(mapping, key, blockOf(indent + 2))
    }
    return mapping
  }

  try {
    const value = blockOf(0)
    if (at < lines.length) throw new Error('the indentation fits no line above.')
    return value
  } catch (error) {
    const { number } = lines[at] ?? lines.at(-1) ?? { number: 1 }
    throw new DataFileError(`${file}, line ${number}: ${(error as Error).message}`, { cause: error })
  }
}

export function isMapping(value: Value): value is Mapping {
  return typeof value === 'object' && !Array.isArray(value)
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  text.split(/\r?\n/).forEach((whole, at) => {
    const indented = whole.trimStart()
    if (indented === '' || indented.startsWith('#')) return
    lines.push({ indent: whole.length - indented.length, text: indented.trimEnd(), number: at + 1 })
  })
  return lines
}

const entry = /^([^\s\-?:,[\]{}#&*!|>'"%@`][^:#{}[\],"]*):(?: (.+))?$/

/** A value within one line. */
function inlineOf(text: string): Value {
  if (text.startsWith('[')) return listIn(text)
  return text.startsWith('{') ? mappingIn(text) : scalarOf(text)
}

/** `[rice, "a, b"]`: texts and numbers. */
function listIn(text: string): Value[] {
  if (!text.endsWith(']')) throw new Error(`"${text}" lacks its last bracket.`)
  const values: Value[] = []
  for (let from = 1, end = 0; from < text.length; from = end + 1) {
    end = endOf(text, from)
    values.push(inBrackets(text.slice(from, end)))
  }
  return values
}

/** `{ kinds: [rice], grams: 65 }`. */
function mappingIn(text: string): Mapping {
  if (!text.endsWith('}')) throw new Error(`"${text}" lacks its last bracket.`)
  const mapping: Mapping = {}
  if (text === '{}') return mapping
  for (let from = 1, end = 0; from < text.length; from = end + 1) {
    const colon = text.indexOf(': ', from)
    if (colon < 0) throw new Error(`"${text.slice(from)}" has no value.`)
    const start = colon + 2
    end = endOf(text, start)
    const key = String(inBrackets(text.slice(from, colon)))
    const value = text.slice(start, end).trim()
    assign(mapping, key, value.startsWith('[') ? listIn(value) : inBrackets(value))
  }
  return mapping
}

/** Where the value that begins at `from` ends: at a comma or the last bracket. */
function endOf(text: string, from: number): number {
  const first = text.charAt(text.charAt(from) === ' ' ? from + 1 : from)
  const closed =
    first === '['
      ? text.indexOf(']', from)
      : first === '"'
        ? text.indexOf('"', text.indexOf('"', from) + 1)
        : from
  if (closed < 0) throw new Error(`"${text.slice(from)}" is not closed.`)
  const comma = text.indexOf(',', closed)
  return comma < 0 ? text.length - 1 : comma
}

function inBrackets(text: string): Value {
  const value = text.trim()
  if (!value.startsWith('"') && /[[\]{}"]/.test(value)) throw new Error(`"${value}" has to stand in quotes.`)
  return scalarOf(value)
}

/** Texts that a YAML parser would read as something else have to be quoted. */
function scalarOf(text: string): Value {
  if (text.startsWith('"')) return quoted(text)
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (text === 'true') return true
  if (special.test(text) || text.includes(': ') || text.includes(' #') || text.endsWith(':'))
    throw new Error(`"${text}" has to stand in quotes.`)
  return text
}

/** Beginnings with a meaning of their own, and words and numbers that are no texts. */
const special =
  /^(?:$|[\s\-?:,[\]{}#&*!|>'%@`~+.]|(?:[Nn]ull|NULL|[Tt]rue|TRUE|[Ff]alse|FALSE|\d[\d.eExXo_+-]*)$)/

function quoted(text: string): string {
  if (!/^"[^"\\]*"$/.test(text)) throw new Error(`${text} has a quote or backslash within its quotes.`)
  return text.slice(1, -1)
}

function assign(mapping: Mapping, key: string, value: Value) {
  if (Object.hasOwn(mapping, key)) throw new Error(`"${key}" stands twice.`)
  mapping[key] = value
}

function fail(reason: string): never {
  throw new Error(reason)
}
