import { kilogramsPerPound, kilometresPerMile, millilitresPerFluidOunce, type UnitSystem } from './units.ts'

const metresPerMile = kilometresPerMile * 1000
const kilogramsPerOunce = kilogramsPerPound / 16

type Dimension = 'far' | 'length' | 'speed' | 'mass' | 'food' | 'volume' | 'heat'
type Unit = {
  dimension: Dimension
  system: 'metric' | 'imperial'
  /** Base units (metres, km/h, kilograms, millilitres or degrees Celsius) in one of it; ignored for heat. */
  size: number
}
type Rounding = 'near' | 'up' | 'down'
type Options = {
  /** A recipe or a shopping list: grams of food become ounces and pounds. Elsewhere grams stay grams. */
  food?: boolean
  /** Other dimensions stay as written. */
  only?: Dimension
  /** Rounding of the first and the second figure of a range; the first also applies alone. */
  rounding?: readonly [Rounding, Rounding]
}

const metric = (dimension: Dimension, size: number): Unit => ({ dimension, size, system: 'metric' })
const imperial = (dimension: Dimension, size: number): Unit => ({ dimension, size, system: 'imperial' })

/** Patterns of each unit's spellings, longer ones first. */
const spellings: readonly (readonly [pattern: string, unit: Unit])[] = [
  ['km\\/h|kph|kilomet(?:re|er)s an hour', metric('speed', 1)],
  ['mph|miles an hour|miles per hour', imperial('speed', kilometresPerMile)],
  ['km|kilomet(?:re|er)s?', metric('far', 1000)],
  ['miles?|mi', imperial('far', metresPerMile)],
  ['cm|centimet(?:re|er)s?', metric('length', 0.01)],
  ['m|met(?:re|er)s?', metric('length', 1)],
  ['ft|feet|foot', imperial('length', 0.3048)],
  ['inch(?:es)?', imperial('length', 0.0254)],
  ['kg|kilos?|kilogram(?:me)?s?', metric('mass', 1)],
  ['fl\\.? ?oz|fluid ounces?', imperial('volume', millilitresPerFluidOunce)],
  ['lbs?|pounds?', imperial('mass', kilogramsPerPound)],
  ['oz|ounces?', imperial('food', kilogramsPerOunce)],
  ['ml|millilit(?:re|er)s?', metric('volume', 1)],
  ['cl', metric('volume', 10)],
  ['dl', metric('volume', 100)],
  ['l|L|lit(?:re|er)s?', metric('volume', 1000)],
  ['° ?C', metric('heat', 1)],
  ['° ?F', imperial('heat', 1)],
  ['g|grams?', metric('food', 0.001)],
]
const units = spellings.map(([pattern, unit]) => ({ unit, only: new RegExp(`^(?:${pattern})$`) }))

const figure = String.raw`[−-]?(?<!\d)\d+(?:,\d{3})+(?:\.\d+)?|[−-]?(?<!\d)\d+(?:\.\d+)?[¼½¾]?|[¼½¾]`
const counts = ['half a', 'a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const spelled =
  '[Hh]alf an?|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'
const countOf = (written: string) => counts.indexOf(written.toLowerCase().replace(/\ban$/, 'a'))
const amount = `${figure}|${spelled}`
/** '5 km', '20 to 30 kg', '2.5-litre', 'one or two kilograms'. */
const quantity = new RegExp(
  String.raw`(?<![\w.,/#])(?<between>[Bb]etween )?(?<from>${amount})(?:(?<join> ?[–-] ?| to | or | and )(?<to>${amount}))?(?<gap>[ \u00a0\u202f-]?)(?<unit>${spellings.map(([pattern]) => pattern).join('|')})(?![\w/°’'])`,
  'g',
)
/** '200 °C (400 °F)': one measure in two units. */
const both = new RegExp(
  String.raw`(?<first>(?:${figure})[ \u00a0]?(?:° ?[CF]|km|miles|kg|lb|cm|in|ml|fl oz|g|oz)) \((?<second>(?:${figure})[ \u00a0]?(?:° ?[CF]|km|miles|kg|lb|cm|in|ml|fl oz|g|oz))\)`,
  'g',
)
/** '1.6 to 2.2 g a kilogram', '35 ml for each kg', '1.8 g for each of 70 kg' is left to the quantity rule. */
const aKilogram =
  /(?<![\w.])(?<from>\d+(?:\.\d+)?)(?:(?<join> ?[–-] ?| to )(?<to>\d+(?:\.\d+)?))? ?(?<unit>g|mg|ml)(?<of> of \w+)? (?:a|per|for each|for every) (?:kg|kilogram)\b/g
const aPound = new RegExp(
  aKilogram.source.replace('g|mg|ml', 'g|mg|fl oz').replace('kg|kilogram', 'lb|pound'),
  'g',
)
/** '6.5 min/km', '8:03 /km', '10 min per mile'. */
const pace =
  /(?<![\w.])(?<minutes>\d+)(?:(?<rest>:\d{2})|(?<tenths>\.\d+))?(?<min> ?min)? ?(?:\/|per |a ) ?(?<unit>km|kilomet(?:re|er)|mi|mile)\b/g

const stature = /(?<![\w.])(\d) ?ft (\d{1,2}(?:\.\d)?) ?in\b/g

/**
 * Converts every measure of a generated text (engine, model or recipe) to the account's units; `specified` leaves
 * it unchanged. Not for texts written by users.
 */
export function textInUnits(text: string, system: UnitSystem | undefined, options: Options = {}): string {
  if (system !== 'imperial' && system !== 'metric') return text
  const wanted = system
  return text
    .replace(both, (all, first: string, second: string) =>
      systemOf(first) === systemOf(second) ? all : systemOf(first) === wanted ? first : second,
    )
    .replace(stature, (all, feet: string, inches: string) =>
      wanted === 'metric' ? `${Math.round((Number(feet) * 12 + Number(inches)) * 2.54)} cm` : all,
    )
    .replace(wanted === 'imperial' ? aKilogram : aPound, (...found) => rate(found.at(-1) as Groups, wanted))
    .replace(pace, (all, ...found) => paceIn(all, found.at(-1) as Groups, wanted))
    .replace(quantity, (all, ...found) => quantityIn(all, found.at(-1) as Groups, wanted, options))
}

/**
 * Converts a field's refusal, such as 'At most 2000 km.', to the units of its input. Bounds are rounded inwards, so
 * that the stated figure is accepted. With `specified` units, distance inputs are labeled in miles and all others
 * are metric.
 */
export function limitInUnits(message: string, system: UnitSystem | undefined): string {
  const bound = /^(at most|maximum)/i.test(message)
    ? 'down'
    : /^(at least|minimum)/i.test(message)
      ? 'up'
      : undefined
  const rounding = bound ? ([bound, bound] as const) : (['up', 'down'] as const)
  return system === 'specified'
    ? textInUnits(message, 'imperial', { rounding, only: 'far' })
    : textInUnits(message, system, { rounding })
}

type Groups = Record<string, string | undefined>
type System = Unit['system']

const unitOf = (written: string) => units.find(({ only }) => only.test(written))?.unit
const systemOf = (written: string) => unitOf(written.replace(/^[−-]?[\d.,¼½¾\s\u00a0]+/, ''))?.system

function quantityIn(all: string, groups: Groups, wanted: System, options: Options): string {
  const { between = '', from, join = '', to, gap, unit } = groups
  // "Set 2 and 10 kg" is not a range.
  if (join === ' and ' && !between)
    return `${from}${join}${quantityIn('', { from: to, gap, unit }, wanted, options) || `${to}${gap}${unit}`}`
  const is = unitOf(unit!)
  if (!is || is.system === wanted || (options.only && is.dimension !== options.only)) return all
  // Grams are the unit of food in every system.
  if (is.dimension === 'food' && wanted === 'imperial' && !options.food) return all
  // "A m" and "one foot forward" are not measures.
  const isSpelled = countOf(from!) >= 0
  if (isSpelled && (unit!.length < 2 || /^f(oo|ee)t$/.test(unit!))) return all
  const values = [from!, ...(to ? [to] : [])].map((text) => amountOf(text) * is.size)
  const largest = Math.max(...values.map(Math.abs))
  // Body heights are in centimetres, or in feet and inches.
  if (is.size === 0.01 && largest >= 0.5 && largest < 2.7)
    return `${between}${values.map((value, at) => feetAndInches(value, options.rounding?.[at])).join(join)}`
  const { name, one, size, digits } = target(is.dimension, largest, wanted)
  const shown = values.map((value, at) =>
    show(is.dimension === 'heat' ? heat(value, wanted) : value / size, digits, options.rounding?.[at]),
  )
  const label = gap === '-' || (shown.length === 1 && shown[0] === '1') ? one : name
  const figures = shown.length === 2 && shown[0] !== shown[1] ? `${shown[0]}${join}${shown[1]}` : shown[0]
  return `${between}${figures}${gap || ' '}${label}`
}

function feetAndInches(metres: number, rounding: Rounding = 'near'): string {
  const inches = round[rounding](metres / 0.0254)
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`
}

/** `one` is the singular, also used before a noun. */
type Target = { name: string; one: string; size: number; digits: (value: number) => number }

const tenths = (value: number) => (Math.abs(value) < 100 ? 1 : 0)
const few = (value: number) => (Math.abs(value) < 10 ? 1 : 0)
const whole = () => 0
const hundredths = (value: number) => (Math.abs(value) < 10 ? 2 : 1)

/** The unit for an amount of base units. */
function target(dimension: Dimension, largest: number, wanted: System): Target {
  const to = (name: string, size: number, digits: Target['digits'], one = name): Target => ({
    name,
    one,
    size,
    digits,
  })
  const metricWanted = wanted === 'metric'
  switch (dimension) {
    case 'far':
      return metricWanted ? to('km', 1000, tenths) : to('miles', metresPerMile, tenths, 'mile')
    case 'length':
      if (metricWanted) return largest < 1 ? to('cm', 0.01, few) : to('m', 1, few)
      return largest < 1 ? to('in', 0.0254, few) : to('ft', 0.3048, few)
    case 'speed':
      return metricWanted ? to('km/h', 1, tenths) : to('mph', kilometresPerMile, tenths)
    case 'mass':
      return metricWanted ? to('kg', 1, few) : to('lb', kilogramsPerPound, few)
    case 'food':
      if (metricWanted) return largest >= 1 ? to('kg', 1, hundredths) : to('g', 0.001, whole)
      return largest >= kilogramsPerPound
        ? to('lb', kilogramsPerPound, few)
        : to('oz', kilogramsPerOunce, few)
    case 'volume':
      if (metricWanted) return largest >= 1000 ? to('L', 1000, few) : to('ml', 1, whole)
      return to('fl oz', millilitresPerFluidOunce, few)
    case 'heat':
      return metricWanted ? to('°C', 1, whole) : to('°F', 1, whole)
  }
}

/** Ovens are set in steps of 25 °F and 5 °C; safe temperatures are exact to the degree. */
function heat(degrees: number, wanted: System): number {
  if (wanted === 'imperial') {
    const fahrenheit = degrees * 1.8 + 32
    return degrees >= 120 ? Math.round(fahrenheit / 25) * 25 : Math.round(fahrenheit)
  }
  const celsius = (degrees - 32) / 1.8
  return celsius >= 120 ? Math.round(celsius / 5) * 5 : Math.round(celsius)
}

/** Converts an amount per kilogram of body weight to one per pound, or back. */
function rate({ from, join = '', to, unit, of = '' }: Groups, wanted: System): string {
  const toImperial = wanted === 'imperial'
  const volume =
    unit === 'ml' ? 1 / millilitresPerFluidOunce : unit === 'fl oz' ? millilitresPerFluidOunce : 1
  const factor = (toImperial ? kilogramsPerPound : 1 / kilogramsPerPound) * volume
  const told = [from!, ...(to ? [to] : [])].map((value) => show(Number(value) * factor, hundredths))
  const named = unit === 'ml' ? 'fl oz' : unit === 'fl oz' ? 'ml' : unit
  return `${told.join(join)} ${named}${of} a ${toImperial ? 'pound' : 'kilogram'}`
}

function paceIn(all: string, { minutes, rest, tenths: part, min, unit }: Groups, wanted: System): string {
  const metricNow = unit!.startsWith('k')
  if (metricNow === (wanted === 'metric')) return all
  // "3 a kilometre" is not a pace.
  if (!rest && !min) return all
  const now = Number(minutes) + (rest ? Number(rest.slice(1)) / 60 : Number(part ?? 0))
  const then = now * (wanted === 'metric' ? 1 / kilometresPerMile : kilometresPerMile)
  const name = wanted === 'metric' ? 'km' : 'mile'
  if (!rest) return `${show(then, few)}${min} a ${name}`
  const seconds = Math.round(then * 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}${min ?? ''} a ${name}`
}

const parts: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

function amountOf(written: string): number {
  const count = countOf(written)
  if (count >= 0) return [0.5, 1][count] ?? count - 1
  const part = parts[written.at(-1)!]
  const number = (part === undefined ? written : written.slice(0, -1)).replaceAll(',', '').replace('−', '-')
  return Number(number || 0) + (part ?? 0)
}

const round = {
  near: (value: number) => Math.round(value),
  // Tolerates floating-point errors of whole numbers.
  up: (value: number) => Math.ceil(value - 1e-9),
  down: (value: number) => Math.floor(value + 1e-9),
} satisfies Record<Rounding, (value: number) => number>

/** Without trailing zeros. */
function show(value: number, digits: (value: number) => number, rounding: Rounding = 'near'): string {
  const step = 10 ** digits(value)
  const text = new Intl.NumberFormat('en-US').format(round[rounding](value * step) / step)
  return text.replace(/^-/, '−').replace(/^−0$/, '0')
}
