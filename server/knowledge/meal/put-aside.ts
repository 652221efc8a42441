import { readNumber } from '../numbers.ts'
import type { Token } from './meal-tokens.ts'

const away = /^(boxed|saved|packed|bagged|binned|wasted|threw|gave|left)$/

/** "Boxed half of it so ate 6 oz", "left a third of it": what was not eaten, said as what was. */
export function withoutPutAside(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const aside = away.test(tokens[at]!.text) ? asideAt(tokens, at) : undefined
    if (!aside) kept.push(tokens[at]!)
    else {
      kept.push(...aside.instead)
      at = aside.next - 1
    }
  }
  return kept
}

function asideAt(tokens: readonly Token[], at: number): { instead: Token[]; next: number } | undefined {
  const from = /^(up|away|out|behind|back)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const share = readNumber(tokens, from)
  if (!share || share.value >= 1 || share.value <= 0) return undefined
  let next = share.next
  if (/^(it|that)$/.test(tokens[next]?.text ?? '')) next++
  while (/^(up|away|out|behind|back|home|for|later|to|go|on|the|plate)$/.test(tokens[next]?.text ?? ''))
    next++
  const end = next
  while (/^(so|and|then|i|only|just)$/.test(tokens[next]?.text ?? '')) next++
  const token = tokens[at]!
  if (/^(ate|had|eaten)$/.test(tokens[next]?.text ?? '')) return { instead: [], next }
  if (tokens[end] && tokens[end]!.kind !== 'break') return undefined
  const word = (text: string): Token => ({ ...token, text, stem: text, slips: 0, unknown: false })
  const part = 1 - share.value
  const number: Token = { ...word(String(part)), kind: 'number', value: part }
  return { instead: [word('ate'), number, word('of'), word('it')], next: end }
}
