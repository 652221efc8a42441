const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const signed = new Intl.NumberFormat('en', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
const share = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export const words = {
  title: (people: number) =>
    `Daily expenditure of ${whole.format(people)} simulated people over 26 weeks, in kcal`,
  columns: [
    '',
    'estimates',
    'error',
    'bias',
    '90 of 100 within',
    'half interval',
    'coverage',
    'error of the formula',
    'bias to what is used',
    'coverage of it',
  ],
  first: 'first estimate',
  week: (week: number) => `after ${week} weeks`,
  all: 'all of these weeks',
  course: { lose: 'week 8, all losing', hold: 'week 8, all holding', gain: 'week 8, all gaining' },
  twoScales: 'after another scale',
  note: 'The truth is what is used less what the log leaves out; the last two columns are against all that is used.',
  kilocalories: (figure: number) => whole.format(figure),
  signed: (figure: number) => signed.format(figure),
  share: (figure: number) => share.format(figure),
} as const
