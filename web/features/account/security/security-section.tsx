import type { User } from '#contract/access/user.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordRow } from './password-row.tsx'
import { SecurityRow } from './security-row.tsx'
import { words } from './security-words.ts'

type Props = { user: User; onChangeEmail: () => void }

/** Sign-in methods and sessions. */
export function SecuritySection({ user, onChangeEmail }: Props) {
  return (
    <Section id="security" title={words.title}>
      <div className="divide-y divide-line">
        <SecurityRow
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
        </SecurityRow>
        <PasswordRow user={user} />
        <div className="pt-4">
          <h3 className="font-semibold">{words.devices}</h3>
          <DeviceList user={user} />
        </div>
      </div>
    </Section>
  )
}
