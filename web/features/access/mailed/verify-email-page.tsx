import { useQueryClient } from '@tanstack/react-query'
import { verifyEmail, verifyForm } from '#contract/access/access.ts'
import { call } from '#web/http/client.ts'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { userQuery, useUser } from '../use-user.ts'
import { words } from '../words.ts'
import { LinkForm, LinkMissing, useLinkToken } from './link-form.tsx'

/**
 * Asks for the password: the owner of an address opens the link without confirming an account that another
 * person registered with it.
 */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const queries = useQueryClient()
  const { user } = useUser()
  if (!token) return <LinkMissing href="/login" />
  return (
    <AccessFrame title={words.verifyTitle} lead={words.verifyLead}>
      <LinkForm
        rule={verifyForm.shape.password}
        fieldName="password"
        label={words.password}
        autoComplete="current-password"
        submit={{ idle: words.confirm, busy: words.confirming }}
        send={async (password) => {
          const answer = await call(verifyEmail, { body: { token, password } })
          await queries.invalidateQueries(userQuery)
          return answer
        }}
        after={user ? { href: '/dashboard', label: words.toDashboard } : undefined}
      />
    </AccessFrame>
  )
}
