import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordReset } from '#contract/access/access.ts'
import { providerNames } from '#contract/access/provider-names.ts'
import type { User } from '#contract/access/user.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SecurityRow } from './security-row.tsx'
import { words } from './security-words.ts'
import { useSignInMethods } from './use-sign-in-methods.ts'

/** Changes the password; for an account without one, sends the email that sets it. */
export function PasswordRow({ user }: { user: User }) {
  const methods = useSignInMethods()
  const [changing, setChanging] = useState(0)
  const [open, setOpen] = useState(false)
  if (methods && !methods.hasPassword)
    return <NoPassword user={user} providers={methods.providers.map((id) => providerNames[id])} />
  return (
    <SecurityRow title={words.password} text={words.passwordText}>
      <Button
        variant="secondary"
        onClick={() => {
          setChanging(changing + 1)
          setOpen(true)
        }}
      >
        {words.changePassword}
      </Button>
      {/* A new key per opening, so that the fields are empty. */}
      <PasswordDialog key={changing} user={user} open={open} onOpenChange={setOpen} />
    </SecurityRow>
  )
}

function NoPassword({ user: { email }, providers }: { user: User; providers: string[] }) {
  const ask = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { email } }),
    onSuccess: () => void toast({ title: words.inboxTitle, description: words.setByEmail(email) }),
    onError: (error) =>
      void toast({ title: words.didNotWork, description: errorText(error, ''), variant: 'destructive' }),
  })
  return (
    <SecurityRow title={words.password} text={words.noPassword(providers)}>
      <Button variant="secondary" onClick={() => ask.mutate()} busy={ask.isPending} disabled={ask.isSuccess}>
        {words.setOne}
      </Button>
    </SecurityRow>
  )
}
