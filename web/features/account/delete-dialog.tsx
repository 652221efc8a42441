import { useId } from 'react'
import type { User } from '#contract/access/user.ts'
import { errorText } from '#web/http/api-error.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DataLink } from './data-link.tsx'
import { DeleteList } from './delete-list.tsx'
import { words } from './security/security-words.ts'
import { useSignInMethods } from './security/use-sign-in-methods.ts'
import { useDeleteAccount } from './use-delete-account.ts'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Confirms an account deletion with the password and a typed word. */
export function DeleteDialog({ user, open, onOpenChange }: Props) {
  const id = useId()
  const { form, submit, unsent, ready, error, busy } = useDeleteAccount(user, open)
  const { errors } = form.formState
  const byPassword = useSignInMethods()?.hasPassword !== false
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      title={words.deleteDialogTitle}
      description={words.deleteDialogText}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={busy}>
            {words.keep}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={busy} disabled={!ready}>
            {busy ? words.deleting : words.deleteForGood}
          </Button>
        </>
      }
    >
      <DeleteList />
      <DataLink variant="quiet" size="sm" className="mt-2 -ml-4 text-herb!">
        {words.downloadFirst}
      </DataLink>
      <form id={id} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        {unsent ? <Notice tone="bad">{words.unsent}</Notice> : null}
        {error && Object.keys(errors).length === 0 ? (
          <Notice tone="bad">{errorText(error, words.didNotWork)}</Notice>
        ) : null}
        <input type="email" value={user.email} readOnly autoComplete="username" hidden />
        {byPassword ? (
          <Field label={words.currentPassword} error={errors.password?.message}>
            {(ids) => (
              <PasswordInput {...ids} {...form.register('password')} autoComplete="current-password" />
            )}
          </Field>
        ) : (
          <p className={errors.password ? 'text-tomato' : 'text-ink-2'} role={errors.password && 'alert'}>
            {errors.password?.message ?? words.signInFresh}
          </p>
        )}
        <Field label={words.typeToConfirm} error={errors.confirm?.message}>
          {(ids) => (
            <Input
              {...ids}
              {...form.register('confirm')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
