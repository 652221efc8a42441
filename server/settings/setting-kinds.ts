import * as z from 'zod'

/** A non-empty setting. */
export const on = z.string().trim().min(1)

/** An address with one of `protocols`, such as `https:`. */
export const url = (protocols: string[]) =>
  on.refine(
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    `needs an address that starts with ${protocols.join(' or ')}//`,
  )
