import { registerPlugin } from '@capacitor/core'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'

/** The iOS app's push plug-in. */
export const PushNotifications = registerPlugin<PushNotificationsPlugin>('PushNotifications')
