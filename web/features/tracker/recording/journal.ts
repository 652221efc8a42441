import type { Position } from '#contract/activities/track/position.ts'
import { deviceStore } from './device-store.ts'

/** Positions a row: small enough to rewrite each second, large enough to read quickly. */
const blockSize = 300

/**
 * Writes positions to the device store. Positions that arrive during a write join the next one, so writes do not queue.
 */
export function createJournal(id: string, blocks: Position[][] = []) {
  const unwritten = new Set<number>()
  let writing: Promise<boolean> | undefined

  async function writeAll() {
    try {
      while (unwritten.size) {
        const [number] = unwritten
        unwritten.delete(number!)
        await deviceStore.keepBlock(id, number!, blocks[number!]!).catch((error: unknown) => {
          unwritten.add(number!)
          throw error
        })
      }
      return true
    } catch {
      // Retried with the next position.
      return false
    }
  }

  return {
    blocks,
    add(position: Position) {
      const last = blocks.at(-1)
      if (last && last.length < blockSize) last.push(position)
      else blocks.push([position])
      unwritten.add(blocks.length - 1)
    },
    /** Whether all positions are stored. */
    write(): Promise<boolean> {
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
