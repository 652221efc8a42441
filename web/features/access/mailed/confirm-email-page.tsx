import { useQueryClient } from '@tanstack/react-query'
import { confirmEmail } from '#contract/account/account.ts'
import { call } from '#web/http/client.ts'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { useUser } from '../use-user.ts'
import { words } from '../words.ts'
import { LinkForm, LinkMissing, useLinkToken } from './link-form.tsx'

const accountPath = '/account'

/** Target of the link in the email to a new address; another link can be sent from the account. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  const queries = useQueryClient()
  const { user } = useUser()
  if (!token) return <LinkMissing href={accountPath} />
  return (
    <AccessFrame title={words.confirmEmailTitle} lead={words.confirmEmailLead}>
      <LinkForm
        rule={confirmEmail.body.shape.password}
        fieldName="password"
        label={words.password}
        autoComplete="current-password"
        submit={{ idle: words.confirm, busy: words.confirming }}
        again={accountPath}
        send={async (password) => {
          const answer = await call(confirmEmail, { body: { token, password } })
          await queries.invalidateQueries()
          return answer
        }}
        after={user ? { href: accountPath, label: words.toAccount } : undefined}
      />
    </AccessFrame>
  )
}
