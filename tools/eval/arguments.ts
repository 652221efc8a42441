import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Wanted } from './evaluate.ts'
import { words } from './words.ts'

/** An unknown argument; its message is one sentence. */
export class ArgumentError extends Error {}

const example = relative(process.cwd(), fileURLToPath(new URL('./example', import.meta.url)))

const text = { type: 'string' } as const
const options = {
  engine: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  runs: text,
  limit: text,
  split: text,
  'at-once': text,
  'input-price': text,
  'output-price': text,
} as const

type Read = Wanted & { engine: boolean; help: boolean; compare: boolean; expenditure: boolean }

/** Throws `ArgumentError`. */
export function readArguments(args: string[]): Read {
  const { values, positionals } = parsed(args)
  const isText = positionals[0] === 'text'
  const folder = positionals[isText ? 1 : 0]
  if (isText && !folder) throw new ArgumentError(words.noTextFile)
  const input = price(values['input-price'], 'input-price')
  const output = price(values['output-price'], 'output-price')
  if ((input === undefined) !== (output === undefined)) throw new ArgumentError(words.bothPrices)
  return {
    engine: values.engine,
    help: values.help,
    compare: values.compare,
    expenditure: positionals[0] === 'expenditure',
    folder: folder ?? example,
    isText,
    split: values.split,
    limit: count(values.limit, 'limit'),
    runs: count(values.runs, 'runs') ?? 1,
    atOnce: count(values['at-once'], 'at-once') ?? 1,
    prices: input !== undefined && output !== undefined ? { input, output } : undefined,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new ArgumentError((error as Error).message)
  }
}

function count(given: string | undefined, option: string): number | undefined {
  if (given === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new ArgumentError(words.notACount(option))
  return Number(given)
}

function price(given: string | undefined, option: string): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,6}(\.\d+)?$/.test(given)) throw new ArgumentError(words.notAPrice(option))
  return Number(given)
}
