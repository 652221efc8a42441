import { Bell, BellOff } from 'lucide-react'
import { useConfig } from '#web/http/use-config.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { words as shared } from '#web/ui/words.ts'
import { TestButtons } from '../test-buttons.tsx'
import { words } from '../words.ts'
import { isServedBy } from './register-device.ts'
import { usePush } from './use-push.ts'

type Props = {
  userId: string
  /** Whether tests may be sent. */
  isTester: boolean
}

/** Whether this device receives notifications, with buttons to change and test it. */
export function PushCard({ userId, isTester }: Props) {
  const push = usePush(userId)
  const config = useConfig()
  const isServed = config && isServedBy(config)
  const on = push.state === 'on' && isServed !== false
  return (
    <Section
      title={words.pushTitle}
      lead={words.pushLead}
      badge={
        push.state ? (
          <Badge tone={on ? 'good' : 'neutral'}>{on ? words.enabled : words.disabled}</Badge>
        ) : null
      }
    >
      <div className="grid gap-5">
        <PushControl {...push} isServed={isServed} />
        {isTester ? <TestButtons /> : null}
      </div>
    </Section>
  )
}

type ControlProps = ReturnType<typeof usePush> & { isServed: boolean | undefined }

function PushControl({ state, enabling, disabling, isServed }: ControlProps) {
  if (state === undefined) return <Skeleton className="h-11 w-56 rounded-full" />
  if (state === 'unsupported') return <PushNotice title={words.notSupported} text={unsupportedText()} />
  if (isServed === false) return <PushNotice title={words.notSupported} text={words.notSupportedServer} />
  if (state === 'blocked') return <PushNotice title={words.denied} text={words.deniedText} />

  const on = state === 'on'
  const change = on ? disabling : enabling
  const label = on ? words.disable : words.enable
  const busyLabel = on ? words.disabling : words.enabling
  const Icon = on ? BellOff : Bell
  return (
    <Button
      variant={on ? 'secondary' : 'primary'}
      className="sm:justify-self-start"
      icon={<Icon className="size-4.5" aria-hidden="true" />}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      {change.isPending ? busyLabel : label}
    </Button>
  )
}

const unsupportedText = () => (isSecurePage() ? words.notSupportedText : shared.needsHttps.push)

/** Why this device cannot receive notifications. */
function PushNotice({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="flex gap-3 rounded-md bg-amber-soft px-4 py-3.5">
      <BellOff className="mt-0.5 size-5 shrink-0 text-carbs" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-[0.9375rem]">{text}</p>
      </div>
    </div>
  )
}
