import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { forgotForm, requestPasswordReset } from '#contract/access/access.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { words } from '../words.ts'

export function ForgotPasswordPage() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotForm),
    defaultValues: { email: '' },
  })
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call(requestPasswordReset, { body }),
  })
  return (
    <AccessFrame title={words.forgotTitle} lead={words.forgotLead}>
      {ask.data ? <Notice tone="good">{ask.data.message}</Notice> : null}
      {ask.error ? <Notice tone="bad">{errorText(ask.error, words.didNotWork)}</Notice> : null}
      <form onSubmit={handleSubmit((form) => ask.mutate(form))} noValidate className="grid gap-4">
        <Field label={words.email} error={formState.errors.email?.message}>
          {(ids) => (
            <Input {...ids} {...register('email')} type="email" inputMode="email" autoComplete="username" />
          )}
        </Field>
        <Button type="submit" size="lg" busy={ask.isPending} className="mt-2">
          {ask.isPending ? words.sending : words.sendLink}
        </Button>
      </form>
      <LinkButton href="/login" variant="quiet" className="mt-4 -ml-5">
        {words.toSignIn}
      </LinkButton>
    </AccessFrame>
  )
}
