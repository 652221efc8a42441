import { Redirect } from 'wouter'
import type { Profile } from '#contract/account/profile.ts'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { BodyFields } from '../profile/body-fields.tsx'
import { FoodFields } from '../profile/food-fields.tsx'
import { useProfile } from '../profile/use-profile.ts'
import { AimStep } from './aim-step.tsx'
import { MealStep } from './meal-step.tsx'
import { StepButtons } from './step-bar.tsx'
import { StepFrame } from './step-frame.tsx'
import { TargetsStep } from './targets-step.tsx'
import { UnitsStep } from './units-step.tsx'
import { useWelcome, type Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** Diet and allergies; both optional. */
function FoodStep({ welcome }: { welcome: Welcome }) {
  return (
    <form onSubmit={welcome.saveFood} noValidate className="grid grid-cols-1 gap-6">
      <FoodFields control={welcome.form.control} />
      <StepButtons welcome={welcome} />
    </form>
  )
}

/** Sex, date of birth, weight, height and activity; all optional. */
function BodyStep({ welcome }: { welcome: Welcome }) {
  const { form, units, saveBody } = welcome
  return (
    <form onSubmit={saveBody} noValidate className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <BodyFields form={form} filled={0} units={units} />
      </div>
      <StepButtons welcome={welcome} />
    </form>
  )
}

/** The steps after registration, shown once: units, body, aim, food, targets, first meal. */
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
  return <WelcomeSteps profile={profile} />
}

const parts = {
  units: UnitsStep,
  body: BodyStep,
  aim: AimStep,
  food: FoodStep,
  targets: TargetsStep,
  meal: MealStep,
}

function WelcomeSteps({ profile }: { profile: Profile }) {
  const welcome = useWelcome(profile)
  const Part = parts[welcome.step]
  return (
    <StepFrame welcome={welcome}>
      <Part key={welcome.step} welcome={welcome} />
    </StepFrame>
  )
}
