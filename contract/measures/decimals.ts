import * as z from 'zod'
import { rounded } from './rounded.ts'

/** A number that is stored with so many decimals: rounded first, so that the checks after it see the stored value. */
export const decimals = (places: number, error = 'Enter a number.') =>
  z.number(error).overwrite((value) => rounded(value, places))
