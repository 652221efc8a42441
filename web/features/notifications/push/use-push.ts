import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import type { PushState } from './push-device.ts'
import { rememberTurnedOff, turnedOff } from './push-device.ts'
import { forgetThisDevice, registerThisDevice, thisDevice } from './register-device.ts'

const queryKey = ['push on this device']

/** Whether this device receives notifications of `userId`, and the actions that change it. */
export function usePush(userId: string) {
  const queries = useQueryClient()
  const state = useQuery({
    queryKey: [...queryKey, userId],
    queryFn: () => stateFor(userId),
    staleTime: 0,
  })
  useEffect(() => thisDevice().onChange(() => void queries.invalidateQueries({ queryKey })), [queries])
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey }) }

  const enabling = useMutation({
    mutationFn: registerThisDevice,
    async onSuccess(allowed) {
      if (allowed) {
        rememberTurnedOff(userId, false)
        toast({ title: words.enabledNow, description: words.enabledText })
      } else if ((await thisDevice().state()) === 'blocked')
        toast({ title: words.denied, description: words.deniedText, variant: 'destructive' })
      else toast({ title: words.notAllowed, description: words.notAllowedText })
    },
    onError(error) {
      if (isSignedOut(error)) return
      const description = error instanceof ApiError ? errorText(error) : words.enableFailedText
      toast({ title: words.enableFailed, description, variant: 'destructive' })
    },
    ...settled,
  })
  const disabling = useMutation({
    mutationFn: forgetThisDevice,
    onSuccess() {
      rememberTurnedOff(userId, true)
      toast({ title: words.disabledNow, description: words.disabledText })
    },
    onError: () => toast({ title: words.disableFailed, description: words.tryAgain, variant: 'destructive' }),
    ...settled,
  })
  return { state: state.data, enabling, disabling }
}

async function stateFor(userId: string): Promise<PushState> {
  const state = await thisDevice().state()
  return state === 'on' && turnedOff(userId) ? 'off' : state
}
