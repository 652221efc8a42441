import * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import { productName } from '#contract/product.ts'
import type { FoodFactsSource } from './food-facts.ts'
import { productOf } from './product-of.ts'
import { sameHostJson } from './same-host-json.ts'
import { words } from './words.ts'

const timeoutMs = 4000
const fields = 'product_name,product_name_en,generic_name,brands,nutriments,serving_size,serving_quantity'
const reply = z.object({ product: z.record(z.string(), z.unknown()).nullish() })

type Wiring = { version: string; contact: string; log: { warn(about: object, line: string): void } }

/**
 * Open Food Facts (data under the Open Database Licence) at `url`, or a compatible server; without `url` every
 * look-up throws `unavailable`.
 */
export function openFoodFacts(url: string | undefined, { version, contact, log }: Wiring): FoodFactsSource {
  return {
    async product(gtin) {
      if (!url) throw new AppError('unavailable', words.off)
      const code = gtin.replace(/^0(?=\d{13}$)/, '')
      const address = `${url.replace(/(?<!\/)\/+$/, '')}/api/v2/product/${code}.json?fields=${fields}`
      try {
        // Open Food Facts requires callers to identify themselves.
        const headers = { 'user-agent': `${productName}/${version} (${contact})`, accept: 'application/json' }
        const answer = await sameHostJson(address, timeoutMs, headers)
        const product = answer === undefined ? undefined : reply.parse(answer).product
        return product ? productOf(product) : undefined
      } catch (error) {
        log.warn({ failure: (error as Error).name }, 'the product database did not answer')
        throw new AppError('unavailable', words.away)
      }
    },
  }
}
