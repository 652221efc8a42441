import type { ReactNode } from 'react'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { words } from './security-words.ts'

type Props = { user: User; onChangeEmail: () => void }

/** How the person signs in, and where they are signed in. */
export function SecuritySection({ user, onChangeEmail }: Props) {
  const [changing, setChanging] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <Section id="security" title={words.title}>
      <div className="divide-y divide-line">
        <Row
          title={words.email}
          text={<span className="wrap-anywhere">{user.email}</span>}
          badge={
            <Badge tone={user.emailVerified ? 'good' : 'neutral'}>
              {user.emailVerified ? words.verified : words.unverified}
            </Badge>
          }
        >
          <Button variant="secondary" onClick={onChangeEmail}>
            {words.changeEmail}
          </Button>
        </Row>
        <Row title={words.password} text={words.passwordText}>
          <Button
            variant="secondary"
            onClick={() => {
              setChanging(changing + 1)
              setOpen(true)
            }}
          >
            {words.changePassword}
          </Button>
        </Row>
        <div className="pt-4">
          <h3 className="font-semibold">{words.devices}</h3>
          <DeviceList user={user} />
        </div>
      </div>
      {/* Each opening begins with empty fields. */}
      <PasswordDialog key={changing} user={user} open={open} onOpenChange={setOpen} />
    </Section>
  )
}

type RowProps = { title: string; text: ReactNode; badge?: ReactNode; children: ReactNode }

function Row({ title, text, badge, children }: RowProps) {
  return (
    <div className="flex flex-col gap-3 py-4 first:pt-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge}
        </h3>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="grid shrink-0">{children}</div>
    </div>
  )
}
