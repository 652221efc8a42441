import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { User } from '#contract/access/user.ts'
import { changePassword, listSignedInDevices } from '#contract/account/account.ts'
import type { Input as InputOf } from '#contract/http/endpoint.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from './security-words.ts'
import { StrengthHint } from './strength-hint.tsx'

type Body = InputOf<typeof changePassword>['body']
type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

export function PasswordDialog(props: Props) {
  const id = useId()
  const { form, submit, change } = usePasswordForm(() => props.onOpenChange(false))
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const { firstName, lastName, email } = props.user
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.changePassword}
      description={words.passwordText}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} busy={change.isPending}>
            {change.isPending ? words.setting : words.setPassword}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        {change.error && Object.keys(errors).length === 0 ? (
          <Notice tone="bad">{errorText(change.error, words.didNotWork)}</Notice>
        ) : null}
        {/* Tells password managers which account the password is for. */}
        <input type="email" value={email} readOnly autoComplete="username" hidden />
        <Field label={words.currentPassword} error={errors.currentPassword?.message}>
          {(ids) => (
            <PasswordInput {...ids} {...form.register('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
        <div className="grid gap-2">
          <Field label={words.newPassword} hint={words.passwordHint} error={errors.newPassword?.message}>
            {(ids) => (
              <PasswordInput {...ids} {...form.register('newPassword')} autoComplete="new-password" />
            )}
          </Field>
          <StrengthHint password={typed} own={[firstName ?? '', lastName ?? '', email]} />
        </div>
      </form>
    </Dialog>
  )
}

function usePasswordForm(close: () => void) {
  const queries = useQueryClient()
  const form = useForm<Body>({
    resolver: zodResolver(changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const change = useMutation({
    mutationFn: (body: Body) => call(changePassword, { body }),
    onSuccess() {
      toast({ title: words.passwordChanged, description: words.passwordChangedText })
      void queries.invalidateQueries({ queryKey: [listSignedInDevices.path] })
      close()
    },
    onError(error) {
      if (!isSignedOut(error)) showFieldErrors(error, ['currentPassword', 'newPassword'], form.setError)
    },
  })
  return { form, change, submit: form.handleSubmit((body) => change.mutate(body)) }
}
