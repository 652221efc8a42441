import type { Token } from '../../language/token.ts'
import { isEnd, isServing, type Mark, nounAt, wholeNumber } from './batch-words.ts'

const joints = /^(into|in|between|among|amongst|by|up|across|with)$/

const passed =
  /^(it|them|that|this|the|whole|out|evenly|to|equally|equal|even|mix|mixture|batter|dough|loaf|cake|lot|for|all|thing|tray|pot|everything|was|then|batch|about)$/

/** "Cut in 12", "divided into 5 portions", "split 4 ways", "cut into quarters". */
export function cutAt(tokens: readonly Token[], at: number): Mark | undefined {
  if (
    !/^(into|cut|cuts|cutting|divided?|divides|dividing|split|splits|splitting|sliced?|portioned|separated|broken|broke|divvied|shared|scooped|rolled|ladled)$/.test(
      tokens[at]!.text,
    )
  )
    return undefined
  let from = at + 1
  let joint = tokens[at]!.text === 'into'
  while (from < at + 7 && (joints.test(tokens[from]?.text ?? '') || passed.test(tokens[from]?.text ?? ''))) {
    if (/^(into|in|between|among|amongst|by|across)$/.test(tokens[from]!.text)) joint = true
    from++
  }
  const cuts: Record<string, number> = { half: 2, halves: 2, thirds: 3, quarters: 4, eighths: 8, sixths: 6 }
  const count = joint ? cuts[tokens[from]?.text ?? ''] : undefined
  const among = /^(split|shared)$/.test(tokens[at]!.text)
  if (count && isEnd(tokens[from + 1]))
    return { kind: 'divided', from: at, to: from + 1, count, loose: !among }
  if (among && /^(it|that|this|them|all|everything|evenly|equally)$/.test(tokens[from - 1]!.text)) {
    const even = tokens[from]?.value === 50 && tokens[from + 1]?.kind === 'slash' ? from + 3 : from
    const we = isEnd(tokens[even]) ? weBefore(tokens, at) : 0
    if (we > 0) return { kind: 'divided', from: at - we, to: even, count: 2 }
  }
  const number = wholeNumber(tokens, from)
  if (!number || number.value < 2 || number.value > 60) return undefined
  const { noun, next } = nounAt(tokens, number.next, joint)
  const us = tokens[next]?.text === 'us' ? next + 1 : next
  if (!(joint || noun === 'way') || !isEnd(tokens[us])) return undefined
  if (tokens[at]!.text === 'into' && !isServing(noun)) return undefined
  return { kind: 'divided', from: at, to: us, count: number.value, noun }
}

/** "Hubby and I split it", "we shared it": how many words say that these are two. */
function weBefore(tokens: readonly Token[], at: number): number {
  const [other, and, self] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]]
  if (self?.text === 'we') return 1
  return self?.text === 'i' && and?.text === 'and' ? (other?.kind === 'word' ? 3 : 2) : 0
}
