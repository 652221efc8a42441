import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { holdsUnsent } from './store-registry.ts'
import { words } from './words.ts'

/** Asks before a sign-out that would lose data of an account; false if the user cancels. */
export function useConfirmDataLoss() {
  const ask = useConfirm()
  return async (userId: string) => !(await holdsUnsent(userId)) || ask({ ...words.dataLoss, danger: true })
}
