import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const wordsFile = /\/web\/.*words\.ts$/
const changer = fileURLToPath(new URL('../../../testing/pseudo-words.ts', import.meta.url))

type Declared = {
  type: string
  declaration?: {
    type: string
    declarations?: { id: { name: string }; init: { start: number; end: number } }[]
  }
}

/**
 * Replaces every feature's words by a pseudo-locale, which shows hard-coded text and layouts that break with
 * longer text.
 */
export const pseudoLocale: Plugin = {
  name: 'pseudo-locale',
  enforce: 'post',
  transform(code, id) {
    if (!wordsFile.test(id)) return
    for (const statement of this.parse(code).body as unknown as Declared[]) {
      const words = statement.declaration?.declarations?.find((one) => one.id.name === 'words')
      if (!words) continue
      const { start, end } = words.init
      return {
        code: `import { pseudo } from ${JSON.stringify(changer)}\n${code.slice(0, start)}pseudo(${code.slice(start, end)})${code.slice(end)}`,
        map: null,
      }
    }
    this.error('There are no words to change.')
  },
}
