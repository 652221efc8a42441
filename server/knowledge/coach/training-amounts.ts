import { kilometresPerMile } from '#contract/measures/units.ts'

const kilogramsPerPound = 0.45359237
const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,7}(?:[.,]\d{1,3})?)`
const amount = (units: string) => new RegExp(String.raw`(?<![\d.,])${number}[ -]?(?:${units})\b`)
const [hours, minutes] = [amount('hours?|hrs?|h'), amount('minutes?|mins?')]
const [miles, kilometres] = [amount('miles?|mi'), amount('kilomet(?:er|re)s?|kms?|k')]
const steps = amount('steps')
/** The step of an adult of about 180 cm (0.41 of the height). */
const kilometresPerStep = 0.00075
const [kilograms, pounds] = [amount('kilograms?|kilos?|kgs?'), amount('pounds?|lbs?')]

/** Minutes, kilometres and kilograms of a lower-case question. */
export function amountsOf(question: string) {
  const read = (pattern: RegExp) => numberOf(pattern.exec(question)?.[1])
  const times = (value: number | undefined, factor: number) =>
    value === undefined ? undefined : value * factor
  const inHours = times(read(hours), 60) ?? spokenHours(question)
  const inMinutes = read(minutes)
  return {
    minutes: inHours === undefined && inMinutes === undefined ? undefined : (inHours ?? 0) + (inMinutes ?? 0),
    kilometres:
      times(read(miles), kilometresPerMile) ?? read(kilometres) ?? times(read(steps), kilometresPerStep),
    steps: read(steps),
    kilograms: read(kilograms) ?? times(read(pounds), kilogramsPerPound),
  }
}

function spokenHours(question: string): number | undefined {
  if (/\bhalf (?:an |a )?hour\b/.test(question)) return 30
  if (/\b(?:an|one) hour and a half\b|\bone and a half hours\b/.test(question)) return 90
  return /\b(?:an|one) hour\b/.test(question) ? 60 : undefined
}

/** "1,440" has a thousands separator, "1,5" a decimal comma. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}
