import { type FormEvent, useState } from 'react'
import { words } from '../about/about-words.ts'
import { type Field, fields } from './contact-fields.ts'

type Outcome = 'idle' | 'sending' | 'sent' | 'failed' | 'too-many'
type Refusals = Partial<Record<Field, string>>

/**
 * Sends what stands in the contact form. It is kept in the inputs until it has arrived. Without the library of the
 * app's forms, which is three times as large as this page's own code.
 */
export function useContactForm() {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [refusals, setRefusals] = useState<Refusals>({})

  const refuse = (form: HTMLFormElement, next: Refusals) => {
    setRefusals(next)
    setOutcome('idle')
    const first = fields.find((name) => next[name])
    if (first) (form.elements.namedItem(first) as HTMLElement).focus()
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const written = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]))
    const empty = fields.filter((name) => !written[name]?.trim())
    if (empty.length > 0)
      return refuse(form, Object.fromEntries(empty.map((name) => [name, words.needed[name]])))
    setRefusals({})
    setOutcome('sending')
    try {
      // With its schemas only when somebody writes.
      const { sendMessage } = await import('./send-message.ts')
      const answer = await sendMessage(written)
      if (typeof answer === 'object') return refuse(form, answer)
      if (answer === 'sent') form.reset()
      setOutcome(answer)
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, refusals, send }
}
