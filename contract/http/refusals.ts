import type * as z from 'zod'

/** Default sentence of an issue. */
export function refusalOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.'
      return typeSentences[issue.expected] ?? 'This is not what is expected here.'
    case 'too_big':
      return `At most ${bound(issue.maximum, issue.origin)}.`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This cannot be empty.'
      if (issue.inclusive === false && issue.minimum === 0) return 'This must be more than 0.'
      return `At least ${bound(issue.minimum, issue.origin)}.`
    case 'invalid_value':
      return issue.values.length > 1 && issue.values.length <= 20
        ? `Choose one of: ${issue.values.map(String).join(', ')}.`
        : 'Choose something from the list.'
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'This is not written as expected.'
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`
    default:
      return 'This is not what is expected here.'
  }
}

const typeSentences: Record<string, string> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter text.',
  boolean: 'Answer with true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
}
const formatSentences: Record<string, string> = {
  uuid: 'That is not an id.',
  email: 'Enter an email address.',
  url: 'Enter a web address.',
  date: 'Use a date that exists, written yyyy-MM-dd.',
  time: 'Use a time such as 08:30.',
  datetime: 'Use a date and time.',
}

function bound(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set' || origin === 'object')
    return `${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return String(limit)
}
