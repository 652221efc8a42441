import { AppError } from '#contract/http/errors.ts'
import type { Sms } from './sms.ts'
import { words } from './words.ts'

/** For an instance without a text message service. */
export const noSms: Sms = {
  available: false,
  async send() {
    throw new AppError('unavailable', words.off)
  },
}
