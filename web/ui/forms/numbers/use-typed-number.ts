import { type KeyboardEvent, useState } from 'react'
import { rounded } from '#contract/measures/rounded.ts'
import type { Measure } from '../../measures/measures.ts'
import { type Bounds, isWithin } from './bounds.ts'
import { readNumber } from './read-number.ts'

/** Conversion between the number shown and the one stored; `digits` are the decimals of a value that was not typed. */
export type NumberMeasure = Pick<Measure, 'shown' | 'stored' | 'digits'> & Partial<Measure>
export type TypedNumberProps = {
  /** In the unit of storage; null or undefined if empty, NaN if the text is no number. */
  value: number | null | undefined
  onChange: (value: number | null) => void
  measure?: NumberMeasure | undefined
  bounds?: Bounds | undefined
  /** Step of the arrow keys, in the unit shown. */
  step?: number | undefined
}

const same = (value: number) => value
export const plain: NumberMeasure = { shown: same, stored: same, digits: 3 }

/** The text of a number input, and how it is read. The text stays as typed until the value changes by other means. */
export function useTypedNumber({ value, onChange, measure = plain, bounds, step }: TypedNumberProps) {
  const [typed, setTyped] = useState(() => fresh(value, measure))
  let { text } = typed
  if (!Object.is(typed.value, value) || typed.scale !== scaleOf(measure)) {
    const isOwn = Object.is(typed.sent, value) && typed.scale === scaleOf(measure)
    const next = isOwn ? { ...typed, value } : fresh(value, measure)
    text = next.text
    setTyped(next)
  }
  // Bounds may change while a text stands: it keeps the reading whose value was passed on.
  const readWithin = typed.bounds ?? bounds
  const type = (next: string) => {
    const shown = readTyped(next, measure, bounds)
    const sent = shown === null ? null : measure.stored(shown)
    setTyped({ ...typed, value, text: next, sent, bounds })
    onChange(sent)
  }
  return {
    text,
    type,
    unit: measure.unit,
    inputMode: inputModeOf(measure, bounds),
    isUnread: Number.isNaN(readTyped(text, measure, readWithin)),
    understood: understoodAs(text, measure, readWithin),
    /** An emptied input whose value was kept shows it again. */
    restore() {
      if (text === '' && value !== null) setTyped(fresh(value, measure))
    },
    onKeyDown(event: KeyboardEvent) {
      const next = stepped(event.key, text, { measure, bounds, step })
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      type(String(next))
    },
  }
}

/** The keys of a phone: iOS has a minus only among letters, and no decimal separator among digits. */
function inputModeOf(
  { digits }: NumberMeasure,
  { least = 0, whole }: Bounds = {},
): 'text' | 'numeric' | 'decimal' {
  if (least < 0) return 'text'
  return whole || digits === 0 ? 'numeric' : 'decimal'
}

/** Tells units apart: measures are made anew at each render. */
const scaleOf = (measure: NumberMeasure) => measure.shown(1)

const fresh = (value: number | null | undefined, measure: NumberMeasure) => ({
  text:
    value === null || value === undefined || Number.isNaN(value)
      ? ''
      : String(rounded(measure.shown(value), measure.digits)),
  value,
  /** The value of the text, as passed to `onChange`. */
  sent: value,
  /** The bounds within which the text was read; undefined if it was not typed. */
  bounds: undefined as Bounds | undefined,
  scale: scaleOf(measure),
})

/** The number of a text in the unit shown. A measure without decimals counts in whole units. */
export function readTyped(text: string, measure: NumberMeasure = plain, bounds: Bounds = {}): number | null {
  const isWhole = bounds.whole || measure.digits === 0
  return readNumber(
    text,
    (shown) =>
      isWithin(measure.stored(shown), { ...bounds, whole: false }) && (!isWhole || Number.isInteger(shown)),
  )
}

/** The number to tell beside the text; undefined for an empty, unread or plain text. */
export function understoodAs(
  text: string,
  measure: NumberMeasure = plain,
  bounds: Bounds = {},
): number | undefined {
  const read = readTyped(text, measure, bounds)
  if (read === null || Number.isNaN(read)) return undefined
  const kept = rounded(measure.shown(measure.stored(read)), measure.digits)
  const isKept = kept === rounded(read, measure.digits)
  const isPlain = /^-?\d+(?:\.\d*)?$/.test(text.trim()) && Number(text) === read
  if (isKept && isPlain) return undefined
  return isKept ? read : kept
}

/** The number after an arrow key, within the bounds; undefined for other keys, and for a text that is no number. */
export function stepped(
  key: string,
  text: string,
  { measure = plain, bounds = {}, step = 1 }: Pick<TypedNumberProps, 'measure' | 'bounds' | 'step'>,
): number | undefined {
  const by = key === 'ArrowUp' ? step : key === 'ArrowDown' ? -step : 0
  const read = readTyped(text, measure, bounds)
  if (by === 0 || Number.isNaN(read)) return undefined
  const shown = (bound: number) => (Number.isFinite(bound) ? measure.shown(bound) : bound)
  const least = shown(bounds.least ?? -Infinity)
  const most = shown(bounds.most ?? Infinity)
  return Math.min(Math.max(rounded((read ?? 0) + by, 6), rounded(least, 6)), rounded(most, 6))
}
