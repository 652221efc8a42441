import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/access/user.ts'
import {
  listSignedInDevices,
  type SignedInDevice,
  signOutDevice,
  signOutEverywhere,
} from '#contract/account/account.ts'
import { useConfirmDataLoss } from '#web/device/use-confirm-data-loss.ts'
import { useForgetDevice } from '#web/features/access/sign-out/use-forget-device.ts'
import { useUnregisterDevice } from '#web/features/notifications/push/use-unregister-device.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './security-words.ts'

export function useDevices() {
  return useQuery({ ...read(listSignedInDevices), refetchOnMount: 'always' })
}

const sayFailure = (error: unknown) =>
  toastRefusal(error, words.signOutFailed, errorText(error, words.didNotWork))

/** Ends the session of another device. */
export function useSignOutDevice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SignedInDevice) => call(signOutDevice, { params: { id } }),
    onSuccess: (_answer, { name }) => void toast({ title: words.signedOut(name) }),
    onError: sayFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: [listSignedInDevices.path] }),
  })
}

/** After a confirmation signs out everywhere, clears this device and goes to `/`. */
export function useSignOutEverywhere(user: User) {
  const ask = useConfirm()
  const confirmDataLoss = useConfirmDataLoss()
  const forgetDevice = useForgetDevice()
  const unregisterDevice = useUnregisterDevice()
  const everywhere = useMutation({
    mutationFn: () => call(signOutEverywhere),
    async onSuccess() {
      await forgetDevice()
      window.location.replace('/')
    },
    onError: sayFailure,
  })
  const { everywhereTitle: title, everywhereText: text, signOutEverywhere: confirm } = words
  return {
    busy: everywhere.isPending,
    async start() {
      if (!(await ask({ title, text, confirm, danger: true }))) return
      if (!(await confirmDataLoss(user.id))) return
      await unregisterDevice()
      everywhere.mutate()
    },
  }
}
