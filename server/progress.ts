/** Reports the start's progress on standard error, so that the logs stay JSON. */
export function say(line: string) {
  process.stderr.write(`${line}\n`)
}
