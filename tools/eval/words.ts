import type { Measure } from './datasets/labelled-meal.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const share = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 3,
})
const seconds = (ms: number) => (ms < 1000 ? `${tenth.format(ms)} ms` : `${tenth.format(ms / 1000)} s`)
const count = (many: number, one: string, more = `${one}s`) =>
  `${whole.format(many)} ${many === 1 ? one : more}`

const units: Record<Measure, string> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  grams: 'g',
}

export const words = {
  usage: `npm run eval -- [folder] [options]
npm run eval -- text FILE.csv [options]
npm run eval -- expenditure [--limit PEOPLE]

  folder                 labelled meals or fridges, or Nutrition5k (tools/eval/example when left out)
  text FILE.csv          meal descriptions: text,kcal,carbs_g,protein_g,fat_g, and columns that divide them into groups
  expenditure            daily expenditure, learned of simulated people (500)
  --engine               the built-in engine, whatever the AI_* settings say
  --runs N               ask everything N times (1)
  --limit N              only N cases, spread evenly over the folder
  --split NAME           of Nutrition5k (depth_test)
  --at-once N            questions under way at the same time (1)
  --input-price DOLLARS  for a million tokens that the model reads
  --output-price DOLLARS for a million tokens that it writes
  --compare              what was measured so far, side by side

The model is the one of the settings AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL, AI_TIMEOUT_MS, AI_DAILY_BUDGET.`,

  ownFolder: (folder: string) => `the folder ${folder}`,
  nutrition5k: (split: string | undefined) =>
    split ? `Nutrition5k, split ${split}` : 'Nutrition5k, every dish',

  noTextFile: 'text needs a CSV file: npm run eval -- text FILE.csv',
  notACount: (option: string) => `--${option} needs a whole number above 0.`,
  notAPrice: (option: string) => `--${option} needs a price in US dollars.`,
  bothPrices: '--input-price and --output-price go together.',
  nothingLabelled: (folder: string) =>
    `${folder} holds no labelled cases: neither meals.csv, meals.jsonl, meals.json or fridges.* nor dish_metadata_cafe*.csv. docs/evaluation.md says how they look.`,
  noCases: (folder: string) => `${folder} has nothing to ask: no case is left that has a photo or a text.`,
  unreadableFile: (file: string, why: string) => `${file} cannot be read: ${why}`,
  badCase: (file: string, place: number, field: string, why: string) =>
    `${file}, case ${place}: ${field ? `${field} ` : ''}${why}`,
  noPhoto: (file: string, place: number, photo: string) =>
    `${file}, case ${place}: there is no photo ${photo}.`,
  nothingToRead: 'needs a text or a photo',
  noSplit: (name: string, names: readonly string[]) =>
    `There is no split ${name}; there are: ${names.join(', ') || 'none'}.`,

  engine: 'the built-in engine',
  asked: (who: string, cases: number, runs: number, about: string) =>
    `${who}: ${count(cases, 'case')} of ${about}${runs > 1 ? `, ${runs} runs` : ''}`,
  withoutPhoto: (cases: number) => `${count(cases, 'case')} left out: no photo from above.`,
  progress: (done: number, all: number) => `${done} of ${all}`,

  who: { model: 'the model', builtin: 'the built-in engine', none: 'nobody' },
  answers: 'Answers',
  answered: (who: string, answers: number, all: number) =>
    `by ${who}: ${answers} of ${all} (${share.format(answers / all)})`,
  because: (times: number, why: string) => `${times} × ${why}`,

  measure: { calories: 'energy', protein: 'protein', carbs: 'carbohydrate', fat: 'fat', grams: 'weight' },
  errors: 'Error, over what was answered',
  errorsByModel: 'Error of the model’s own answers',
  noErrors: 'Nothing was answered, so there is no error to tell.',
  columns: {
    measure: '',
    answers: 'answers',
    meanAbsolute: 'mean absolute',
    share: 'sum of errors / sum of truth',
    bias: 'bias',
    guessingTheMean: 'always guessing the mean',
  },
  thirds: (by: Measure) => `Bias by size of portion (thirds by true ${words.measure[by]})`,
  third: { small: 'smallest third', middle: 'middle third', large: 'largest third' },
  between: (from: number, to: number, of: Measure) =>
    `${whole.format(from)}–${whole.format(to)} ${units[of]}`,

  groups: 'By group; a sentence without an answer counts as nothing eaten',
  groupColumns: {
    group: '',
    sentences: 'sentences',
    energy: 'energy error',
    energyNear: 'within 20%',
    carbsNear: 'carbs within 7.5 g',
    carbsOff: 'carbs mean error',
    unread: 'unread',
    partly: 'partly unread',
    calibration: 'of high confidence within 20%',
  },
  smallGroups: 'other',
  allSentences: 'all',
  calibrated: (near: number, high: number) => `${share.format(near)} of ${share.format(high)}`,

  ingredients: 'Ingredients',
  precision: (figure: number) =>
    `precision ${share.format(figure)}: of the names that were read, so many are there`,
  recall: (figure: number) => `recall ${share.format(figure)}: of what is there, so much was named`,
  recallByWeight: (figure: number) => `recall by weight ${share.format(figure)}`,
  matchedBy: (kinds: string) => `matched by ${kinds}`,

  spread: 'From run to run',
  spreadOfEnergy: (figure: number) =>
    `the same case differs by ${share.format(figure)} in energy (standard deviation over its runs)`,
  spreadOfRuns: (best: number, worst: number) =>
    `error of energy by run: ${share.format(best)} to ${share.format(worst)}`,

  effort: 'Time and cost',
  latency: (p50: number, p95: number) =>
    `half are answered within ${seconds(p50)}, 95 of 100 within ${seconds(p95)}`,
  tokens: (calls: number, input: number, output: number) =>
    `${count(calls, 'call')} of the model, ${count(input, 'token')} in, ${whole.format(output)} out`,
  unreported: (calls: number) =>
    `${count(calls, 'call')} without a word about tokens: what they cost is missing from the sum`,
  cost: (total: number, each: number) =>
    `${dollars.format(total)} in all, ${dollars.format(each)} a question`,
  noPrices: 'cost: give --input-price and --output-price',

  published: 'Published, for comparison (same measure)',
  method: 'method',
  publishedFrom: (source: string) => `${source}.`,
  otherMeals: 'These are other meals than yours: compare the order of magnitude, not the decimals.',
  written: (file: string) => `Written to ${file}`,

  nothingKept: 'Nothing was measured yet.',
  set: (about: string, cases: number, task: 'meal' | 'fridge') =>
    `${count(cases, task === 'meal' ? 'meal' : 'fridge')} of ${about}`,
  compared: {
    who: '',
    at: 'measured',
    answered: 'answered',
    energy: 'energy',
    bias: 'bias',
    protein: 'protein',
    carbs: 'carbs',
    fat: 'fat',
    precision: 'precision',
    recall: 'recall',
    spread: 'run to run',
    p95: '95 of 100',
    dollars: 'a question',
  },

  time: seconds,
  dollars: (figure: number) => dollars.format(figure),
  amount: (figure: number, of: Measure) => `${tenth.format(figure)} ${units[of]}`,
  share: (figure: number) => share.format(figure),
  signed: (figure: number) => signed.format(figure),
}
