import { own } from '../language/units.ts'

const sizes: Record<string, string> = {
  small: 'small',
  little: 'small',
  wee: 'small',
  sm: 'small',
  tiny: 'mini',
  mini: 'mini',
  personal: 'personal',
  medium: 'medium',
  med: 'medium',
  average: 'medium',
  regular: 'medium',
  large: 'large',
  lg: 'large',
  lrg: 'large',
  big: 'large',
  huge: 'extra large',
  xl: 'extra large',
  giant: 'extra large',
  jumbo: 'extra large',
  heaped: 'heaped',
  heaping: 'heaped',
  generous: 'heaped',
  rounded: 'heaped',
  level: 'level',
  scant: 'level',
  thick: 'thick',
  thin: 'thin',
  tall: 'tall',
  grande: 'grande',
  venti: 'venti',
}

export function sizeOf(word: string): string | undefined {
  return own(sizes, word)
}

/** Factor of a size on a usual portion without a weight of its own. */
export const sizeFactors: Record<string, number> = {
  mini: 0.4,
  small: 0.75,
  personal: 0.5,
  medium: 1,
  large: 1.3,
  'extra large': 1.6,
  heaped: 1.4,
  level: 1,
  thick: 1.4,
  thin: 0.7,
}

/** Millilitres of drinks sold by size. */
export const glassMillilitres: Record<string, number> = {
  mini: 120,
  small: 180,
  medium: 240,
  large: 350,
  'extra large': 470,
}
export const cafeMillilitres: Record<string, number> = { tall: 355, grande: 473, venti: 591 }
