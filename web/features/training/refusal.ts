import { errorText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { words } from './words.ts'

/** Shows why the server refused, or `fallback`. */
export const toastError = (error: unknown, fallback: string) =>
  toastRefusal(error, words.error, errorText(error, fallback))
