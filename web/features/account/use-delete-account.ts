import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { User } from '#contract/access/user.ts'
import { deleteAccount, deleteWord } from '#contract/account/account.ts'
import type { Input as InputOf } from '#contract/http/endpoint.ts'
import { holdsUnsent, wipeStores } from '#web/device/store-registry.ts'
import { useForgetDevice } from '#web/features/access/sign-out/use-forget-device.ts'
import { useUnregisterDevice } from '#web/features/notifications/push/use-unregister-device.ts'
import { isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { useSignInMethods } from './security/use-sign-in-methods.ts'

type Body = InputOf<typeof deleteAccount>['body']

/** Deletes the account on the server and clears this device. */
export function useDeleteAccount(user: User, open: boolean) {
  const hasPassword = useSignInMethods()?.hasPassword !== false
  const forgetDevice = useForgetDevice()
  const unregisterDevice = useUnregisterDevice()
  const [unsent, setUnsent] = useState(false)
  useEffect(() => {
    if (open) void holdsUnsent(user.id).then(setUnsent)
  }, [open, user.id])

  const form = useForm<Body>({
    resolver: zodResolver(deleteAccount.body),
    // Typed letter by letter, while the schema expects the whole word.
    defaultValues: { password: '', confirm: '' as Body['confirm'] },
  })
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirm'] })
  const remove = useMutation({
    mutationFn: (body: Body) => call(deleteAccount, { body }),
    async onSuccess() {
      await unregisterDevice()
      await wipeStores(user.id)
      await forgetDevice()
      window.location.replace('/')
    },
    onError(error) {
      if (!isSignedOut(error)) showFieldErrors(error, ['password', 'confirm'], form.setError)
    },
  })
  return {
    form,
    unsent,
    ready: (password !== '' || !hasPassword) && confirm === deleteWord,
    submit: form.handleSubmit((body) => remove.mutate(body)),
    error: remove.error,
    /** Stays busy until the page is left. */
    busy: remove.isPending || remove.isSuccess,
  }
}
