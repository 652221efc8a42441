import { words } from '../words.ts'
import { formatNumber } from './format.ts'

/** Beside a sum: the share of the energy for which it is known; nothing where all of it is. */
export function KnownNote({ share, className = '' }: { share: number; className?: string }) {
  if (share >= 1 || share <= 0) return null
  return (
    <span className={`text-xs text-ink-3 ${className}`}>{words.knownFor(formatNumber(share * 100))}</span>
  )
}
