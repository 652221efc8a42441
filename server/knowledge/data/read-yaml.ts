import { load, YAMLException } from 'js-yaml'
import { DataFileError } from './read-table.ts'

export type Value = string | number | boolean | null | Value[] | Mapping
export type Mapping = { [key: string]: Value }

/** Parses YAML. Error: `DataFileError` naming file and line. */
export function parseYaml(file: string, text: string): Value {
  try {
    return load(text) as Value
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const line = (error.mark?.line ?? 0) + 1
    throw new DataFileError(`${file}, line ${line}: ${error.reason}`, { cause: error })
  }
}

export function isMapping(value: Value): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
