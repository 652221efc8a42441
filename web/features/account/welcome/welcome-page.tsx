import { useEffect, useRef } from 'react'
import { Redirect } from 'wouter'
import type { Profile } from '#contract/account/profile.ts'
import { fitnessObjectives } from '#contract/goals.ts'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useObjectiveNames } from '#web/features/goals/use-objective-names.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { BodyFields } from '../profile/body-fields.tsx'
import { useProfile } from '../profile/use-profile.ts'
import { type Aim, useWelcome } from './use-welcome.ts'
import { words } from './words.ts'

/** The first screen after registration, shown once: units, and the inputs of the goals. */
export function WelcomePage() {
  const { user, isLoading } = useUser()
  const { isNext } = useFirstScreen()
  const { data: profile, isError } = useProfile()
  if (!user && !isLoading) return <Redirect to="/" replace />
  if (!isNext() || isError) return <Redirect to="/dashboard" replace />
  if (!profile)
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
        <Spinner label={words.loading} />
      </main>
    )
  return <Welcome profile={profile} />
}

const systems = (['imperial', 'metric'] as const).map((value) => ({ value, label: words.systems[value] }))

function Welcome({ profile }: { profile: Profile }) {
  const { Frame } = useFirstScreen()
  const { form, units, setUnits, aim, setAim, isBusy, shownGoals, submit, take, back, leave } =
    useWelcome(profile)
  if (shownGoals)
    return (
      <Frame title={words.goalsTitle} lead={words.goalsLead}>
        <Arrived />
        {shownGoals(
          <div className="grid gap-2">
            <Button size="lg" onClick={take} busy={isBusy}>
              {isBusy ? words.taking : words.take}
            </Button>
            <Button size="lg" variant="quiet" onClick={leave} disabled={isBusy}>
              {words.keep}
            </Button>
            <Button variant="quiet" onClick={back} disabled={isBusy}>
              {words.back}
            </Button>
          </div>,
        )}
      </Frame>
    )
  return (
    <Frame title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate className="grid gap-6">
        <div className="grid gap-2">
          <p className="text-sm font-medium" aria-hidden="true">
            {words.units}
          </p>
          <Segmented label={words.units} value={units} onChange={setUnits} options={systems} />
          <p className="text-sm text-ink-3">{words.unitsHint[units]}</p>
        </div>
        <AimField aim={aim} onChange={setAim} />
        <div className="grid gap-4 sm:grid-cols-2">
          <BodyFields form={form} filled={0} units={units} />
        </div>
        <div className="grid gap-2">
          <Button type="submit" size="lg" busy={isBusy}>
            {isBusy ? words.working : words.next}
          </Button>
          <Button size="lg" variant="quiet" onClick={leave} disabled={isBusy}>
            {words.skip}
          </Button>
        </div>
      </form>
    </Frame>
  )
}

const notSaid = 'not_said'

function AimField({ aim, onChange }: { aim: Aim | undefined; onChange: (aim: Aim | undefined) => void }) {
  const names = useObjectiveNames()
  const options = [
    { value: notSaid, label: words.aimNotSaid },
    ...fitnessObjectives.map((value) => ({ value, label: names[value] })),
  ]
  return (
    <Field label={words.aim}>
      {(ids) => (
        <Select
          {...ids}
          value={aim ?? notSaid}
          onChange={(next) => onChange(next === notSaid ? undefined : (next as Aim))}
          options={options}
        />
      )}
    </Field>
  )
}

/** Focuses the heading of the second step, for keyboard and screen readers. */
function Arrived() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => mark.current?.closest('main')?.focus({ preventScroll: true }), [])
  return <span ref={mark} />
}
