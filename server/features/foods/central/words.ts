/** Terminal messages of the FoodData Central import. */
export const words = {
  usage: 'usage: npm run foods:import -- PATH   (a FoodData Central CSV folder or its zip)',
  noSuchPath: (path: string) => `There is no folder or file ${path}.`,
  notAZip: (path: string) => `${path} is neither a folder nor a zip that can be read.`,
  noFoods: (path: string) =>
    `${path} holds no food.csv with a food_nutrient.csv: choose a CSV download of FoodData Central.`,
  noColumn: (file: string, column: string) => `${file} has no column ${column}.`,
  interrupted: (why: string) =>
    `The import ended early: ${why} What was kept stays; run it again to continue.`,
  indexing: 'Counting words…',
  summary: (added: number, changed: number, same: number) =>
    `${count(added)} foods added, ${count(changed)} changed, ${count(same)} there already.`,
  refusals: (total: number) => (total ? `${count(total)} refused:` : 'Nothing was refused.'),
  refusal: (reason: string, total: number, places: string[]) =>
    `  ${reason}: ${count(total)} (${places.join(', ')}${total > places.length ? ', …' : ''})`,
  passedOver: (total: number) =>
    `${count(total)} rows are samples and the like, not foods that people eat, and were passed over.`,
  reasons: {
    brokenRow: 'a row that cannot be read',
    noId: 'a food without a number',
    twice: 'a food that stands there twice',
    noName: 'a food without a name',
    noEnergy: 'a food without its energy',
    impossible: 'a food with impossible figures',
    badAmount: 'an amount that is no number',
    badPortion: 'a portion without a weight',
    badBarcode: 'a barcode with a wrong check digit (the food was kept without it)',
  },
} as const
export type Reason = keyof typeof words.reasons

function count(of: number): string {
  return new Intl.NumberFormat('en').format(of)
}
