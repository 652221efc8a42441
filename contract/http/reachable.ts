/** Normalizes a typed number to `+13125550100`; undefined without a country code or for an invalid number. */
export function e164(typed: string): string | undefined {
  const bare = typed.replace(/[\s().\-/]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined
}

/** Whether a text is exactly one address, without syntax that a mail server could interpret. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\][^\s@<>,;:"()[\]\\.]*\.[^\s@<>,;:"()[\]\\]+$/.test(text)
}
