import { useUser } from '#web/features/access/use-user.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Page } from '#web/ui/page.tsx'
import { CookbookDrawing } from '../cookbook-drawing.tsx'
import { RecipesLoading } from '../session-recipes.tsx'
import { words } from '../words.ts'
import { SavedSearch } from './saved-search.tsx'
import { useSavedRecipes } from './use-saved-recipes.ts'

/** Links are shown only in builds that have their screens. */

/** Saved recipes to search, cook, log and remove. */
export function SavedRecipesPage() {
  const { user } = useUser()
  const { data, isError, isFetching, refetch } = useSavedRecipes()
  const mayLog = user?.subscriptionTier !== 'trial_no_payment'
  const count = data?.length
  return (
    <Page
      title={words.savedTitle}
      lead={count ? words.savedLead(count, formatNumber(count)) : undefined}
      back={{ href: '/dashboard', label: words.back }}
      actions={
        count ? (
          <>
            {screenExists('/meal-plan') ? (
              <LinkButton href="/meal-plan" variant="secondary">
                {words.planMeals}
              </LinkButton>
            ) : null}
            {screenExists('/scan-fridge') ? (
              <LinkButton href="/scan-fridge">{words.scanFridge}</LinkButton>
            ) : null}
          </>
        ) : null
      }
    >
      {mayLog ? null : (
        <div className="mb-6">
          <PlanNotice title={words.paymentTitle} text={words.paymentText} />
        </div>
      )}
      {data?.length ? (
        <SavedSearch recipes={data} mayLog={mayLog} />
      ) : data ? (
        <EmptyState
          art={<CookbookDrawing />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            screenExists('/scan-fridge') ? (
              <LinkButton href="/scan-fridge" size="lg">
                {words.scanFridge}
              </LinkButton>
            ) : null
          }
        />
      ) : isError || data === null ? (
        <ErrorState
          title={data === null ? words.logInFirst : words.loadFailed}
          text={words.loadFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <RecipesLoading />
      )}
    </Page>
  )
}
