import { useUser } from '#web/features/access/use-user.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { FridgeDrawing } from './fridge-drawing.tsx'
import { FridgeKitchen } from './fridge-kitchen.tsx'
import { words } from './words.ts'

/** From the fridge's ingredients to recipes and pairings. */
export function ScanFridgePage() {
  const { user, isLoading } = useUser()
  if (user) return <FridgeKitchen mayScan={user.subscriptionTier !== 'trial_no_payment'} />
  return (
    <Page title={words.title} back={{ href: '/dashboard', label: words.back }}>
      {isLoading ? (
        <Spinner />
      ) : (
        <EmptyState
          art={<FridgeDrawing />}
          title={words.signInFirst}
          action={<LinkButton href="/">{words.signIn}</LinkButton>}
        />
      )}
    </Page>
  )
}
