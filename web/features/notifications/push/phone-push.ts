import { registerPlugin } from '@capacitor/core'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'

/** Apple's push messages as the iOS app hands them over. */
export const PushNotifications = registerPlugin<PushNotificationsPlugin>('PushNotifications')
