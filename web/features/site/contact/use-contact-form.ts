import { type FormEvent, useState } from 'react'
import { words } from '../about/about-words.ts'
import { type Field, fields } from './contact-fields.ts'

type Outcome = 'idle' | 'sending' | 'sent' | 'failed' | 'too-many'
type Refusals = Partial<Record<Field, string>>

/**
 * Submits the contact form; the inputs keep their values until it succeeded. Without react-hook-form, which
 * is three times the size of this page's code.
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
      // Loads the schemas only when a message is sent.
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
