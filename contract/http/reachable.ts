/** `+13125550100` from however it was typed; undefined where it names no country or is no number. */
export function e164(typed: string): string | undefined {
  const bare = typed.replace(/[\s().\-/]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined
}

/** One address and nothing that a mail server could read as more. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/.test(text)
}
