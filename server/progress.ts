/** Tells a person at the terminal what the start is doing; on standard error, so that the logs stay JSON. */
export function say(line: string) {
  process.stderr.write(`${line}\n`)
}
