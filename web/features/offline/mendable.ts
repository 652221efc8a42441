import { words } from './words.ts'

type Values = Record<string, unknown>
export type MendableName = keyof typeof words.fields

const texts = new Set<MendableName>(['foodName', 'customName', 'servingSize'])
const days = new Set<MendableName>(['targetDate'])
const all = Object.keys(words.fields) as MendableName[]

export type MendableField = { name: MendableName; kind: 'text' | 'number' | 'day'; value: string | number }

/** The editable fields of a queued request, wherever its body has them. */
export function mendableFields(body: unknown): MendableField[] {
  const values = flat(body)
  return all.flatMap((name): MendableField[] => {
    const value = values[name]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const kind = texts.has(name) ? 'text' : days.has(name) ? 'day' : 'number'
    return [{ name, kind, value: kind === 'number' ? Number(value) : String(value) }]
  })
}

/** The body (or shown entry) with the corrected fields in place. */
export function mended<T>(body: T, corrected: Partial<Record<MendableName, string | number>>): T {
  const changed = { ...(body as Values) }
  for (const [name, value] of Object.entries(corrected)) {
    const place = name in changed ? changed : (changed.analysis as Values | undefined)
    if (!place || !(name in place)) continue
    if (place === changed) changed[name] = value
    else changed.analysis = { ...(changed.analysis as Values), [name]: value }
  }
  return changed as T
}

/** A photo's analysis is nested in the body. */
const flat = (body: unknown): Values => ({ ...((body as Values).analysis as Values), ...(body as Values) })
