/** A setting that is present but wrong; its message is the one sentence a person needs. */
export class SettingsError extends Error {}
