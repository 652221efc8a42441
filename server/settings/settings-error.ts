/** A present but invalid setting; the message is one sentence. */
export class SettingsError extends Error {}
