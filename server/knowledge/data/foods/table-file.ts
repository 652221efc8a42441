import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { compileTable } from './compile.ts'
import { referenceTexts } from './read-rows.ts'
import { type Section, SectionsError, unpackSections } from './sections.ts'

const target = new URL('../../../../dist/foods.bin', import.meta.url)
/** Folders whose files the compiled table depends on: rows, names, emoji and words of our table, and forms of words. */
const sources = ['./', '../', '../language/', '../../food/']

/**
 * The sections of the compiled table. Compiles it where its file is missing, damaged or older than its sources, and
 * keeps it where the folder can be written. Error: `DataFileError` naming the file and row that cannot be read.
 */
export function openTableFile(say: (line: string) => void = () => {}): Record<string, Section> {
  try {
    if (!isOlder()) return unpackSections(readFileSync(target))
  } catch (error) {
    if (!(error instanceof SectionsError)) throw error
    say(`The food table dist/foods.bin is ${error.message}.`)
  }
  say('Compiling the food table (a few seconds, once per version)…')
  const file = compileTable(referenceTexts())
  keep(file)
  return unpackSections(file)
}

function isOlder(): boolean {
  const made = statSync(target, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return true
  return sources
    .map((source) => new URL(source, import.meta.url))
    .flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)))
    .some((file) => statSync(file).mtimeMs > made)
}

/** Written whole or not at all, as several processes may compile at once. */
function keep(file: Buffer) {
  try {
    mkdirSync(new URL('.', target), { recursive: true })
    const partial = new URL(`foods.bin.${process.pid}`, target)
    writeFileSync(partial, file)
    renameSync(partial, target)
  } catch (error) {
    // An installation that cannot be written compiles at each start.
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
