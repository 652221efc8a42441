import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminUser, getAdminStats, grantPlan, listAdminUsers, listAudit } from '#contract/admin.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** `plan` null revokes the grant; without `until` it has no end. */
export type Grant = { plan: PlanId | null; until?: string | undefined }

/** Grants a plan to `user` or revokes it; `refused` is the message if the date was refused. */
export function useGrant(user: AdminUser, onDone: () => void) {
  const queries = useQueryClient()
  const granting = useMutation({
    mutationFn: (body: Grant) => call(grantPlan, { params: { id: user.id }, body }),
    async onSuccess(_user, { plan }) {
      toast({ title: plan ? words.grantedToast : words.takenBackToast, description: user.email })
      onDone()
      const stale = [listAdminUsers, getAdminStats, listAudit]
      await Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error) => void (untilFault(error) || toastRefusal(error, words.failed)),
  })
  return { grant: granting.mutate, busy: granting.isPending, refused: untilFault(granting.error) }
}

const untilFault = (error: unknown) => (error instanceof ApiError ? error.fields.until : undefined)
