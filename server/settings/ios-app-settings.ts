import type * as z from 'zod'
import { messageEnvironment } from './message-settings.ts'

/** Settings of the iOS app. */
export const iosAppEnvironment = {
  APPLE_TEAM_ID: messageEnvironment.APNS_TEAM_ID,
  APNS_TEAM_ID: messageEnvironment.APNS_TEAM_ID,
  APPLE_BUNDLE_ID: messageEnvironment.APPLE_BUNDLE_ID,
}
type Environment = z.infer<z.ZodObject<typeof iosAppEnvironment>>

export function iosAppId({ APPLE_TEAM_ID, APNS_TEAM_ID, APPLE_BUNDLE_ID }: Environment): string | undefined {
  // Push messages use the same team.
  const team = APPLE_TEAM_ID ?? APNS_TEAM_ID
  return team && APPLE_BUNDLE_ID ? `${team}.${APPLE_BUNDLE_ID}` : undefined
}
