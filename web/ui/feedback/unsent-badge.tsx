import { CircleAlert, Clock } from 'lucide-react'
import { words } from '../words.ts'
import { Badge } from './badge.tsx'

/** Marks an entry that is stored on this device only; renders nothing while it is being sent. */
export function UnsentBadge({ state }: { state: 'sending' | 'waiting' | 'refused' | 'sent' }) {
  if (state === 'sending' || state === 'sent') return null
  const Icon = state === 'refused' ? CircleAlert : Clock
  return (
    <span className="block pt-0.5">
      <Badge tone={state === 'refused' ? 'bad' : 'neutral'}>
        <Icon className="size-3.5" aria-hidden="true" />
        {state === 'refused' ? words.notTaken : words.waiting}
      </Badge>
    </span>
  )
}
