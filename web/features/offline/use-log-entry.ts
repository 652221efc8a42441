import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Output } from '#contract/http/endpoint.ts'
import type { Write } from '#web/device/outbox/outbox.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { useDelivery } from './use-delivery.ts'

type Log<E extends Endpoint> = Pick<Write<E>, 'kind' | 'endpoint' | 'changes'>
type Options<E extends Endpoint, Asked> = Log<E> & {
  mutationKey?: readonly string[]
  /** The request, and the entry shown until its answer. `today` is the day of the tap, also when it is sent later. */
  write: (asked: Asked, today: string) => Omit<Write<E>, keyof Log<E>>
  /** Called once the entry is on the server or kept. */
  onLogged?: () => void
  onAnswer: (answer: Output<E>, asked: Asked) => unknown
  onError: (error: Error) => void
}

/** Logs entries; offline they are queued on this device. Unless it names a key, the same entry tried again is logged once. */
export function useLogEntry<E extends Endpoint, Asked>(options: Options<E, Asked>) {
  const { mutationKey, write, onLogged, onAnswer, onError, ...log } = options
  const { today } = useToday()
  const deliver = useDelivery()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationKey,
    mutationFn(asked: Asked) {
      const entry = write(asked, today)
      return deliver({ ...log, key: keys.keyFor([entry.params, entry.body]), ...entry })
    },
    async onSuccess(outcome, asked) {
      keys.done()
      onLogged?.()
      if (outcome !== 'kept' && outcome.answer) await onAnswer(outcome.answer, asked)
    },
    onError,
  })
}
