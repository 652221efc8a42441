import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dateOf } from './moments.ts'
import { useGrant } from './use-grant.ts'
import { words } from './words.ts'

const choices = Object.values(plans).map(({ id, name }) => ({ value: id as PlanId, label: name }))

/** Grants a plan without payment or revokes it, after a confirmation. */
export function GrantDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const isGranted = user.biller === 'granted'
  const [plan, setPlan] = useState<PlanId>(user.subscriptionTier === 'pro' ? 'pro' : 'plus')
  const [until, setUntil] = useState('')
  const { today } = useToday()
  const confirm = useConfirm()
  const { grant, busy, refused } = useGrant(user, onClose)

  async function give() {
    const question = {
      title: words.confirmGrant(plans[plan].name, user.email),
      text: words.confirmGrantText(until ? dateOf(until) : null),
      confirm: words.goOn,
    }
    if (await confirm(question)) grant({ plan, ...(until && { until }) })
  }
  async function takeBack() {
    const question = {
      title: words.confirmTakeBack(user.email),
      text: words.confirmTakeBackText,
      confirm: words.takeBack,
      danger: true,
    }
    if (await confirm(question)) grant({ plan: null })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isGranted ? words.grantFor(user.email) : words.grantTitle}
      description={words.grantText}
      size="sm"
      footer={
        <>
          {isGranted ? (
            <Button
              variant="quiet"
              busy={busy}
              className="text-tomato sm:mr-auto"
              onClick={() => void takeBack()}
            >
              {words.takeBack}
            </Button>
          ) : null}
          <Button busy={busy} onClick={() => void give()}>
            {isGranted ? words.changeGrant : words.goOn}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {isGranted ? null : <p className="font-semibold wrap-anywhere">{user.email}</p>}
        <Segmented label={words.plan} value={plan} options={choices} onChange={setPlan} />
        <Field label={words.until} optional hint={words.untilHint} error={refused}>
          {(ids) => (
            <Input
              {...ids}
              type="date"
              min={today}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
