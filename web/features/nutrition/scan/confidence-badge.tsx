import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

const tones = { high: 'good', medium: 'warn', low: 'bad' } as const

/** Confidence of an analysis: high (green), medium (yellow) or low (red), with its percentage. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const band = confidenceBand(confidence)
  return (
    <Badge tone={tones[band]}>
      {words.badges[band]}
      <span className="font-medium tabular-nums">{words.percent(formatNumber(confidence * 100))}</span>
    </Badge>
  )
}
