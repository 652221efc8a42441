import { AllSettings } from './all-settings.tsx'

/** The notification settings, for the account's tab of the same name. */
export const useNotificationSettings = () => <AllSettings />
