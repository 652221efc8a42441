import { gtinOf } from '#contract/foods/gtin.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { UnreadMeal } from './ai.ts'
import type { ModelFailure } from './model/model-error.ts'

type Reason = ModelFailure | 'no model'

const why: Record<Reason, string> = {
  'no model': 'Photos cannot be read here yet.',
  'no answer': 'The model did not answer.',
  'used up': 'The model has no more calls left for today.',
  'no food': 'The model saw no food there.',
  'no drink': 'The model saw no drink there.',
}
const photoUnread: Record<Reason, string> = {
  'no model': 'The photo was not looked at: photos cannot be read here yet.',
  'no answer': 'The photo was not looked at, because the model did not answer.',
  'used up': 'The photo was not looked at, because the model has no more calls left for today.',
  'no food': 'The model saw no food in the photo.',
  'no drink': 'The model saw no drink in the photo.',
}
const byHand = (reason: Reason) => (reason === 'no model' ? '' : ', or enter it by hand')

/** A failed model may have understood the words. */
const modelAway = (reason: Reason) =>
  reason === 'no answer' || reason === 'used up' ? `${why[reason]} ` : ''

/** Parts named in a sentence. */
const mostParts = 3

function mealUnread(notes: string, { foods, notUnderstood }: UnreadMeal = { foods: 0, notUnderstood: [] }) {
  if (gtinOf(notes))
    return `No product is known by the barcode “${notes}”. Try the food’s name, or enter its label by hand.`
  if (!foods) return `No food found in “${notes}”. Try the food’s name, with an amount if you know it.`
  if (!notUnderstood.length) return `“${notes}” is more than one entry can hold. Log it in parts.`
  const parts = notUnderstood.slice(0, mostParts).map((part) => `“${shortened(part)}”`)
  return `Too little was understood: not ${or.format(parts)}. Try the foods’ English names, with amounts if you know them.`
}

function shortened(notes: string) {
  const line = notes.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${cutText(line, 79).trimEnd()}…` : line
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

export const words = {
  busy: 'Many descriptions are being read at the moment. Try again shortly.',
  takesTooLong: 'This description takes too long to read. Make it shorter, or enter the foods one by one.',
  photoUnread: (reason: Reason) => photoUnread[reason],
  /** Why a meal was not read; `unread` is what its notes consist of. */
  cannotRead: (reason: Reason, notes: string, unread?: UnreadMeal) =>
    notes
      ? `${modelAway(reason)}${mealUnread(shortened(notes), unread)}`
      : `${why[reason]} Describe the meal in words${byHand(reason)}.`,

  cannotReadDrink: (reason: Reason, details: string) =>
    details
      ? `${modelAway(reason)}No drink found in “${shortened(details)}”. Try the drink’s name, with its size if you know it.`
      : `${why[reason]} Describe the drink in words${byHand(reason)}.`,

  cannotAnswer: (reason: Exclude<Reason, 'no model'>) =>
    `${why[reason]} What can be asked: a coach’s usual questions (soreness, sets, food, running, sleep), and the energy that an ` +
    'activity takes. For that, name it and how long it lasts, such as “calories for 30 minutes of running”.',

  energyFirst: (kilocalories: number, text: string) =>
    text ? `${kilocalories} kcal: ${text}` : `${kilocalories} kcal`,

  readFrom: { photo: 'the photo', notes: 'your notes', both: 'the photo and your notes' },
  drinkReadByModel: (from: string) => `The model read the drink from ${from}; its size is an estimate.`,
  drinkPricedByTable: 'Figures per millilitre come from the food table.',
  readFromDetails: { photo: 'the photo', details: 'your words', both: 'the photo and your words' },
  readByModel: (from: string) => `The model read foods and amounts from ${from}; amounts are estimates.`,
  pricedByTable: (names: string[], all: boolean) =>
    all
      ? 'All figures per gram come from the food table.'
      : `Figures per gram of ${list.format(names)} come from the food table, the others from the model.`,
  pricedByModel: 'The figures are the model’s too.',
  mended: (names: string[]) =>
    `The model’s figures for ${list.format(names)} did not add up and were recalculated.`,
  fridge: {
    complete: (found: number) => ({
      message: `${found} ${found === 1 ? 'food was' : 'foods were'} found. Tick what you have.`,
      tip: null,
    }),
    limited: () => ({
      message: 'Only a little could be made out. Tick what you have.',
      tip: 'Open the door wide, turn on a light, and take another photo from closer up; or type what you have.',
    }),
    none: () => ({
      message: 'No food was seen in this photo.',
      tip: 'Open the door wide, turn on a light, and hold the camera so that the shelves fill the picture; or type what you have.',
    }),
    unread: {
      'no model': 'Photos cannot be read here yet.',
      'no answer': 'The model did not answer.',
      'used up': 'The model has no more calls left for today.',
      'no food': 'The model saw no food there.',
      'no drink': 'The model saw no food there.',
    } satisfies Record<Reason, string>,
    unavailable: 'AI is temporarily unavailable, so common items were added. Tick what you have.',
    noModel:
      'Photos cannot be read here yet, so common items were added. Tick what you have, and type what is missing.',
    typeInstead: 'Type what you have into the list, or try the photo again later.',
  },

  recipe: {
    safe: (name: string, celsius: number, restMinutes: number) =>
      `Check with a thermometer that the ${name} has reached ${celsius} °C (${Math.round(celsius * 1.8 + 32)} °F) at its thickest${
        restMinutes ? ` and let it rest for ${restMinutes} minutes` : ''
      }`,
  },

  workoutBlock: 'Main part',

  grams: (grams: number) => `${new Intl.NumberFormat('en').format(grams)} g`,
}
