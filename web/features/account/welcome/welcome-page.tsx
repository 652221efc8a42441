import { Redirect } from 'wouter'
import type { Profile } from '#contract/account/profile.ts'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { useProfile } from '../profile/use-profile.ts'
import { AimStep } from './aim-step.tsx'
import { BodyStep } from './body-step.tsx'
import { FoodStep } from './food-step.tsx'
import { MealStep } from './meal-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { TargetsStep } from './targets-step.tsx'
import { UnitsStep } from './units-step.tsx'
import { useWelcome } from './use-welcome.ts'
import { words } from './words.ts'

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
  return <Welcome profile={profile} />
}

const parts = {
  units: UnitsStep,
  body: BodyStep,
  aim: AimStep,
  food: FoodStep,
  targets: TargetsStep,
  meal: MealStep,
}

function Welcome({ profile }: { profile: Profile }) {
  const welcome = useWelcome(profile)
  const Part = parts[welcome.step]
  return (
    <StepFrame welcome={welcome}>
      <Part key={welcome.step} welcome={welcome} />
    </StepFrame>
  )
}
