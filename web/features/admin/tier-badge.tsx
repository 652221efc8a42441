import type { Platform } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { words } from './words.ts'

const tones = { trial: 'neutral', trial_no_payment: 'warn', plus: 'info', pro: 'good' } as const

export function TierBadge({ tier }: { tier: Tier }) {
  return <Badge tone={tones[tier]}>{words.tiers[tier]}</Badge>
}

export function PlatformBadge({ platform }: { platform: Platform }) {
  return <Badge>{words.platforms[platform]}</Badge>
}
