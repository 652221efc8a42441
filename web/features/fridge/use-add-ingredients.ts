import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addIngredient, startFridgeSession } from '#contract/fridge.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/toast-refusal.ts'
import { changeIngredients } from './use-ingredients.ts'
import { words } from './words.ts'

type Session = { session: string | undefined; enter: (id: string) => void }

/** Adds typed ingredients to the session, ticked; starts a session if there is none. */
export function useAddIngredients({ session, enter }: Session) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const adding = useMutation({
    async mutationFn(names: readonly string[]) {
      const id = session ?? (await call(startFridgeSession, { body: undefined })).sessionId
      const left = [...names]
      try {
        for (const name of names) {
          const added = await call(addIngredient, { params: { sessionId: id }, body: { name } })
          await changeIngredients(queries, id, (now) =>
            now.some((one) => one.id === added.id)
              ? now.map((one) => (one.id === added.id ? added : one))
              : [...now, added],
          )
          left.shift()
        }
      } finally {
        // Refused names stay in the input.
        setTyped(left.join(', '))
        enter(id)
      }
    },
    onError: (error) => isPlanError(error) && toastPlanRefusal(error),
  })
  const { error } = adding
  return {
    typed,
    type(next: string) {
      setTyped(next)
      setEmpty(false)
      if (error) adding.reset()
    },
    add() {
      const names = typedNames(typed)
      setEmpty(!names.length)
      if (names.length && !adding.isPending) adding.mutate(names)
    },
    isAdding: adding.isPending,
    problem: isEmpty
      ? words.nothingTyped
      : error && !isSignedOut(error)
        ? errorText(error, words.addFailed)
        : undefined,
  }
}

/** Maximum length of a name in the contract. */
const longest = 80

/** Splits typed text by commas and lines into unique names, without empty or too long ones. */
export function typedNames(typed: string): string[] {
  const names = typed.split(/[,;\n]+/).map((name) => cutText(name.trim().replace(/\s+/g, ' '), longest))
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()]
}
