import { isIos } from '#web/http/platform.ts'
import { useConfig } from '#web/http/use-config.ts'

/**
 * The support address on a server that takes no cards, null if it has none; undefined if it takes cards, and
 * in the iOS app.
 */
export function useCardsOff(): string | null | undefined {
  const config = useConfig()
  return config && !config.cards && !isIos() ? config.supportEmail : undefined
}
