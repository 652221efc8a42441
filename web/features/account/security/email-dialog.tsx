import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { changeEmail } from '#contract/account/account.ts'
import type { Input as InputOf } from '#contract/http/endpoint.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from './security-words.ts'

type Body = InputOf<typeof changeEmail>['body']
type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for the new address and the password; the change is confirmed by email. */
export function EmailDialog({ open, onOpenChange }: Props) {
  const id = useId()
  const form = useForm<Body>({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors } = form.formState
  const ask = useMutation({
    mutationFn: (body: Body) => call(changeEmail, { body }),
    onError(error) {
      if (!isSignedOut(error)) showFieldErrors(error, ['newEmail', 'password'], form.setError)
    },
  })
  const sent = ask.isSuccess
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sent ? words.inboxTitle : words.changeEmail}
      description={sent ? words.inboxText(ask.variables.newEmail) : words.changeEmailLead}
      size="sm"
      footer={
        sent ? (
          <Button onClick={close}>{words.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit" form={id} busy={ask.isPending}>
              {ask.isPending ? words.sending : words.sendLink}
            </Button>
          </>
        )
      }
    >
      {sent ? null : (
        <form
          id={id}
          onSubmit={form.handleSubmit((body) => ask.mutate(body))}
          noValidate
          className="grid gap-4"
        >
          {ask.error && Object.keys(errors).length === 0 ? (
            <Notice tone="bad">{errorText(ask.error, words.didNotWork)}</Notice>
          ) : null}
          <Field label={words.newEmail} error={errors.newEmail?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...form.register('newEmail')}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
              />
            )}
          </Field>
          <Field label={words.currentPassword} error={errors.password?.message}>
            {(ids) => (
              <PasswordInput {...ids} {...form.register('password')} autoComplete="current-password" />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  )
}
