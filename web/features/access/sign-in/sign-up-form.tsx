import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signUpForm } from '#contract/access/access.ts'
import { errorText } from '#web/http/api-error.ts'
import { track } from '#web/http/events.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { keepInTab, keptInTab } from '../links/use-kept-in-tab.ts'
import { words } from '../words.ts'
import { useSignIn } from './use-sign-in.ts'

/** `onWaits` is called with an address that has to be confirmed first. */
export function SignUpForm({ onWaits }: { onWaits: (address: string) => void }) {
  const { signUp } = useSignIn()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signUpForm),
    // A reload keeps the typed values, except the password.
    defaultValues: { name: keptInTab('sign_up_name'), email: keptInTab('sign_up_email'), password: '' },
  })
  const { errors, isSubmitting } = formState
  useEffect(
    () => () => {
      for (const key of ['sign_up_name', 'sign_up_email']) keepInTab(key, '')
    },
    [],
  )

  const submit = handleSubmit(async (form) => {
    setRefusal(undefined)
    try {
      const inside = await signUp(form)
      track({ name: 'account_created', category: 'access' })
      if (!inside) onWaits(form.email)
    } catch (error) {
      if (!showFieldErrors(error, ['name', 'email', 'password'], setError))
        setRefusal(errorText(error, words.didNotWork))
    }
  })

  const name = register('name', { onChange: ({ target }) => keepInTab('sign_up_name', target.value) })
  const email = register('email', { onChange: ({ target }) => keepInTab('sign_up_email', target.value) })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      <Field label={words.name} error={errors.name?.message}>
        {(ids) => <Input {...ids} {...name} autoComplete="given-name" />}
      </Field>
      <Field label={words.email} error={errors.email?.message}>
        {(ids) => <Input {...ids} {...email} type="email" inputMode="email" autoComplete="username" />}
      </Field>
      <Field label={words.password} hint={words.passwordHint} error={errors.password?.message}>
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.signingUp : words.signUp}
      </Button>
    </form>
  )
}
