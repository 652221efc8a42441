import { say } from '#server/progress.ts'

const width = 30

/** A progress bar on a terminal; elsewhere a line every 10 %. */
export function progressBar() {
  const terminal = process.stderr.isTTY
  let shown = -1
  return {
    /** `share` from 0 to 1. */
    show(share: number) {
      const percent = Math.floor(share * 100)
      if (percent === shown || (!terminal && Math.floor(percent / 10) === Math.floor(shown / 10))) return
      shown = percent
      const full = Math.round(share * width)
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(percent).padStart(3)} %`
      if (terminal) process.stderr.write(`\r${bar}`)
      else say(bar)
    },
    end() {
      if (terminal && shown >= 0) process.stderr.write('\n')
    },
  }
}
