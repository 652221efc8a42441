import { isIos } from '#web/http/platform.ts'
import { useConfig } from '#web/http/use-config.ts'

/** Whom to write to for a plan where this server takes no cards; undefined where it does, and in the iOS app. */
export function useCardsOff(): string | undefined {
  const config = useConfig()
  return config && !config.cards && !isIos() ? config.supportEmail : undefined
}
