import type { Pairable } from './pairing-table.ts'
import type { Part } from './vocabulary.ts'

const sweetParts: ReadonlySet<Part> = new Set(['dessert', 'cereal'])
const savouryParts: ReadonlySet<Part> = new Set([
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'offal',
  'sausage',
  'soya',
  'cooked meat',
  'cured meat',
  'pulse',
  'vegetable',
  'mushroom',
  'green',
  'potato',
  'leaf',
  'salad',
  'allium',
  'pickle',
  'stock',
  'spice paste',
  'sauce',
  'seaweed',
  'chili',
  'dip',
  'blue cheese',
  'hard cheese',
  'melting cheese',
  'firm cheese',
])
const proteins: ReadonlySet<Part> = new Set([
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'offal',
  'sausage',
  'soya',
  'cooked meat',
])
const cheeses: ReadonlySet<Part> = new Set([
  'firm cheese',
  'fresh cheese',
  'soft cheese',
  'blue cheese',
  'melting cheese',
  'hard cheese',
])
const starches: ReadonlySet<Part> = new Set(['starch', 'potato', 'cereal', 'baking', 'crumb'])

export const isSweet = ({ part }: Pairable) => sweetParts.has(part)
export const isSavoury = ({ part }: Pairable) => savouryParts.has(part)
/** Main proteins, one per plate: meat, fish, tofu … */
export const isProtein = ({ part }: Pairable) => proteins.has(part)
export const isSea = ({ part }: Pairable) => part === 'fish' || part === 'shellfish'
export const isCheese = ({ part }: Pairable) => cheeses.has(part)
export const isStarch = ({ part }: Pairable) => starches.has(part)
export const isFruit = ({ part }: Pairable) => part === 'fruit' || part === 'dried fruit'
/** Fresh milk and cream, which acid would curdle. */
export const curdles = ({ part, flavours }: Pairable) =>
  part === 'dairy' && !flavours.includes('sour') && flavours.includes('sweet')
export const isSour = ({ part }: Pairable) =>
  part === 'citrus' || part === 'acid' || part === 'wine' || part === 'pickle'
