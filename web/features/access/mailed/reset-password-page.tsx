import { resetForm, resetPassword } from '#contract/access/access.ts'
import { call } from '#web/http/client.ts'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { words } from '../words.ts'
import { LinkForm, LinkMissing, useLinkToken } from './link-form.tsx'

export function ResetPasswordPage() {
  const token = useLinkToken()
  if (!token) return <LinkMissing href="/forgot-password" />
  return (
    <AccessFrame title={words.resetTitle} lead={words.resetLead}>
      <LinkForm
        rule={resetForm.shape.newPassword}
        fieldName="newPassword"
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        submit={{ idle: words.setPassword, busy: words.setting }}
        again="/forgot-password"
        send={(newPassword) => call(resetPassword, { body: { token, newPassword } })}
      />
    </AccessFrame>
  )
}
