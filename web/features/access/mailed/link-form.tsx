import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import * as z from 'zod'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { keepInTab, keptInTab } from '../links/use-kept-in-tab.ts'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { words } from '../words.ts'

type Props = {
  /** The endpoint's schema and field name of the password. */
  rule: z.ZodType<string, string>
  fieldName: string
  label: string
  hint?: string
  autoComplete: 'new-password' | 'current-password'
  submit: { idle: string; busy: string }
  send: (password: string) => Promise<{ message: string }>
  after?: { href: string; label: string }
  /** Where a new link can be requested after this one has expired. */
  again?: string
}

/** The password form of a mailed link, and its outcome. */
export function LinkForm({ rule, fieldName, label, hint, autoComplete, submit, send, after, again }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.object({ password: rule })),
    defaultValues: { password: '' },
  })
  const sent = useMutation({
    mutationFn: (form: { password: string }) => send(form.password),
    onError(error) {
      const message = error instanceof ApiError ? error.fields[fieldName] : undefined
      if (message) setError('password', { type: 'server', message }, { shouldFocus: true })
    },
  })
  if (sent.data)
    return (
      <>
        <Notice tone="good" title={words.doneTitle}>
          {sent.data.message}
        </Notice>
        <LinkButton href={after?.href ?? '/login'} size="lg">
          {after?.label ?? words.signIn}
        </LinkButton>
      </>
    )
  const beside = sent.error instanceof ApiError && sent.error.fields[fieldName] !== undefined
  return (
    <form onSubmit={handleSubmit((form) => sent.mutate(form))} noValidate className="grid gap-4">
      {sent.error && !beside ? (
        <Notice tone="bad">
          {errorText(sent.error, words.didNotWork)}
          {again && sent.error instanceof ApiError ? (
            <Link href={again} className="touch mt-1 block w-fit font-semibold underline">
              {words.askNewLink}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      <Field label={label} hint={hint} error={formState.errors.password?.message}>
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete={autoComplete} />}
      </Field>
      <Button type="submit" size="lg" busy={sent.isPending} className="mt-2">
        {sent.isPending ? submit.busy : submit.idle}
      </Button>
    </form>
  )
}

/** Shown for a link without its token. */
export function LinkMissing({ href }: { href: string }) {
  return (
    <AccessFrame title={words.linkMissingTitle} lead={words.linkMissingText}>
      <LinkButton href={href}>{words.askNewLink}</LinkButton>
    </AccessFrame>
  )
}

/**
 * The token of a mailed link; removed from the address bar and the history at once. The tab keeps it for a
 * reload while the screen is open.
 */
export function useLinkToken(): string {
  const [key] = useState(() => `email_link ${window.location.pathname}`)
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? keptInTab(key))
  useEffect(() => {
    if (!token) return
    keepInTab(key, token)
    window.history.replaceState(null, '', window.location.pathname)
    return () => keepInTab(key, '')
  }, [key, token])
  return token
}
