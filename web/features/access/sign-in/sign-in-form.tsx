import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { signInForm } from '#contract/access/access.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { words } from '../words.ts'
import { useSignIn } from './use-sign-in.ts'

/** `onWaits` is called with an address that has to be confirmed first. */
export function SignInForm({ onWaits }: { onWaits: (address: string) => void }) {
  const { signIn } = useSignIn()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (form) => {
    setRefusal(undefined)
    try {
      await signIn(form)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'forbidden') onWaits(form.email)
      else if (!showFieldErrors(error, ['email', 'password'], setError))
        setRefusal(errorText(error, words.didNotWork))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      <Field label={words.email} error={errors.email?.message}>
        {(ids) => (
          <Input {...ids} {...register('email')} type="email" inputMode="email" autoComplete="username" />
        )}
      </Field>
      <Field
        label={words.password}
        error={errors.password?.message}
        aside={
          <Link href="/forgot-password" className="touch text-sm font-medium text-herb hover:underline">
            {words.forgot}
          </Link>
        }
      >
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.signingIn : words.signIn}
      </Button>
    </form>
  )
}
