import { isIos } from '#web/http/platform.ts'
import { useConfig } from '#web/http/use-config.ts'

/** Whom to write to for a plan where this server takes no cards, null where it has no address; undefined where it takes them, and in the iOS app. */
export function useCardsOff(): string | null | undefined {
  const config = useConfig()
  return config && !config.cards && !isIos() ? config.supportEmail : undefined
}
