import { fluidOuncesPerLitre, kilometresPerMile, type UnitSystem } from '#contract/measures/units.ts'

export type Week = { from: string; to: string; over: boolean; days: number }

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const dates = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const poundsPerKilogram = 2.204_622_6

/** Sentences of the week in the account's units. */
export function weekWords(units: UnitSystem) {
  const water = (millilitres: number) =>
    units === 'imperial'
      ? `${whole.format((millilitres / 1000) * fluidOuncesPerLitre)} fl oz`
      : `${tenths.format(millilitres / 1000)} L`
  const distance = (kilometres: number) =>
    units === 'metric'
      ? `${tenths.format(kilometres)} km`
      : `${tenths.format(kilometres / kilometresPerMile)} miles`
  const weight = (kilograms: number) =>
    units === 'imperial'
      ? `${tenths.format(kilograms * poundsPerKilogram)} lb`
      : `${tenths.format(kilograms)} kg`

  return {
    empty: ({ from, to, over }: Week) => [
      over ? `Nothing is logged for last week, ${span(from, to)}.` : 'Nothing is logged yet this week.',
      'That says nothing about how you ate or moved, only that it was not written down.',
      'A single meal, drink or walk is enough to begin again, whenever it suits you.',
    ],
    logged(
      { from, to, over, days }: Week,
      { logged, meals, drinks }: { logged: number; meals: number; drinks: number },
    ) {
      const when = over ? `Last week, ${span(from, to)},` : `This week so far, ${span(from, to)},`
      const what = [meals && counted(meals, 'meal'), drinks && counted(drinks, 'drink')].filter(Boolean)
      const on = `${logged} of ${counted(days, 'day')}`
      return what.length
        ? `${when} you logged ${what.join(' and ')}, with something on ${on}.`
        : `${when} you logged no meals or drinks; there is something on ${on}.`
    },
    noEnergy: 'No finished day of it has a meal on it, so there is no average to give.',
    energy(of: { days: number; calories: number; goal: number; protein: number; proteinGoal: number }) {
      const difference = Math.round(of.calories) - of.goal
      const compared =
        difference === 0
          ? `exactly the goal`
          : `${whole.format(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} the goal`
      const over = of.days === 1 ? 'The one finished day with meals came to' : onAverage(of.days, 'meals')
      const protein = `${whole.format(of.protein)} g of protein for a goal of ${whole.format(of.proteinGoal)} g`
      return `${over} ${whole.format(of.calories)} kcal, ${compared} of ${whole.format(of.goal)}, and ${protein}.`
    },
    water(of: { days: number; water: number; goal: number }) {
      const over = of.days === 1 ? 'The one finished day with drinks came to' : onAverage(of.days, 'drinks')
      return `${over} ${water(of.water)} of water for a goal of ${water(of.goal)}.`
    },
    moved(of: { workouts: number; goal: number; seconds: number; kilometres: number; burned: number }) {
      const figures = [
        duration(of.seconds),
        ...(of.kilometres >= 0.05 ? [distance(of.kilometres)] : []),
        ...(of.burned >= 0.5 ? [`${whole.format(of.burned)} kcal`] : []),
      ]
      const toward =
        of.workouts >= of.goal
          ? `your goal of ${counted(of.goal, 'workout')} is met`
          : `your goal is ${counted(of.goal, 'workout')}`
      return `You were active ${times(of.workouts)}: ${list(figures)}; ${toward}.`
    },
    still: 'There is no activity on the log for these days.',
    before: (calories: number) => `The week before it was ${whole.format(calories)} kcal a day.`,
    weight(trend: number, change: number, days: number) {
      const size = weight(Math.abs(change))
      const moved = /^0\.0 /.test(size)
        ? 'the same as'
        : `${size} ${change > 0 ? 'more than' : 'less than'} it was`
      return `The trend of your weight stands at ${weight(trend)}, ${moved} ${counted(days, 'day')} before.`
    },
  }
}

function onAverage(days: number, what: string): string {
  return `The ${days} finished days with ${what} came on average to`
}

function span(from: string, to: string): string {
  // Intl puts thin spaces around the dash, which wrap badly on small screens.
  return dates.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–')
}

function counted(count: number, one: string): string {
  return `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${whole.format(count)} times`
}

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

function list(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
