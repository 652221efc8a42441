import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useConfirmContact } from './use-confirm-contact.ts'
import type { ContactChannel } from './waiting.ts'
import { words } from './words.ts'

type Props = {
  channel: ContactChannel
  address: string
  /** A change focuses the input: a code was sent. 0 if none was. */
  codesSent: number
}

/** Asks for the six-digit code that was sent to an address. */
export function ConfirmContact({ channel, address, codesSent }: Props) {
  const [code, setCode] = useState('')
  const [early, setEarly] = useState(false)
  const { confirm, busy, refused } = useConfirmContact(channel)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (codesSent) field.current?.focus()
  }, [codesSent])
  const submit = () => {
    const complete = /^\d{6}$/.test(code)
    setEarly(!complete)
    if (complete && !busy) confirm(code)
    else field.current?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-3 rounded-md bg-amber-soft p-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <h3 className="font-semibold">{words.confirmTitle[channel]}</h3>
        <p className="mt-1 text-[0.9375rem]">{words.confirmText(address)}</p>
      </div>
      <Field label={words.code} error={early ? words.codeNeeded : refused}>
        {(ids) => (
          <div className="flex gap-2">
            <Input
              {...ids}
              ref={field}
              value={code}
              onChange={({ target }) => {
                setEarly(false)
                setCode(target.value.replace(/\D/g, '').slice(0, 6))
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="numeral min-w-0 max-w-44 flex-1 text-xl tracking-[0.2em]"
            />
            <Button type="submit" busy={busy} className="shrink-0">
              {busy ? words.confirming : words.confirm}
            </Button>
          </div>
        )}
      </Field>
      <p className="text-sm text-ink-2">{words.noCode}</p>
    </form>
  )
}
