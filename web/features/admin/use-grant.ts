import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminUser, getAdminStats, grantPlan, listAdminUsers, listAudit } from '#contract/admin.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** `plan` null takes the granted one back; without `until` it has no end. */
export type Grant = { plan: PlanId | null; until?: string | undefined }

/** Grants a plan to `user` or takes it back; `refused` names the day where it was the day's fault. */
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
    onError(error) {
      if (isSignedOut(error) || untilFault(error)) return
      toast({ title: words.failed, description: errorText(error), variant: 'destructive' })
    },
  })
  return { grant: granting.mutate, busy: granting.isPending, refused: untilFault(granting.error) }
}

const untilFault = (error: unknown) => (error instanceof ApiError ? error.fields.until : undefined)
