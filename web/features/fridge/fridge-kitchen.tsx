import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ScanResult } from '#contract/fridge.ts'
import { useAiTips } from '#web/features/insights/use-ai-tips.tsx'
import { usePairings } from '#web/features/pairings/use-pairings.tsx'
import { useRecipes } from '#web/features/recipes/use-recipes.tsx'
import { useQuotaLine } from '#web/features/subscriptions/use-quota-line.tsx'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { LastScan } from './last-scan.tsx'
import { ScanCard } from './scan-card.tsx'
import { TypeIngredients } from './type-ingredients.tsx'
import { isSessionGone, useIngredients } from './use-ingredients.ts'
import { useLiveScan } from './use-live-scan.tsx'
import { usePhotoScan } from './use-photo-scan.ts'
import { words } from './words.ts'

/** Scan and typed input beside the ingredient list; below them recipes and pairings from the confirmed ingredients. */
export function FridgeKitchen({ mayScan }: { mayScan: boolean }) {
  const { session: asked, enter, leave } = useSession()
  // Not in the address: a reload must not generate again.
  const [cookedFrom, setCookedFrom] = useState<string>()
  const cook = (id: string) => {
    setCookedFrom(id)
    enter(id)
  }
  const files = useRef<HTMLInputElement>(null)
  const { data, error } = useIngredients(asked)
  // A scan or a typed ingredient without a session begins one.
  const session = isSessionGone(error) ? undefined : asked
  const ingredients = data ?? []
  const confirmed = ingredients.filter(({ isConfirmed }) => isConfirmed).map(({ name }) => name)

  const onScanned = ({ sessionId }: ScanResult) => enter(sessionId)
  const photo = usePhotoScan(session, onScanned)
  const live = useLiveScan({
    session,
    count: ingredients.length,
    onScanned,
    onUpload: () => files.current?.click(),
  })
  const recipes = useRecipes({
    session,
    ingredients: confirmed,
    mayMake: mayScan,
    startNow: session !== undefined && cookedFrom === session,
  })
  const pairings = usePairings({ session, ingredients: confirmed, maySuggest: mayScan })
  const recipesLeft = useQuotaLine({ feature: 'recipe_generation', usedUp: words.recipesUsedUp })
  const tips = useAiTips()

  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ href: '/dashboard', label: words.back }}
      actions={
        session ? (
          <LinkButton href="/saved-pairings" variant="secondary" size="sm">
            {words.savedPairings}
          </LinkButton>
        ) : null
      }
    >
      <div className="grid grid-cols-1 gap-10">
        {asked ? null : <LastScan enter={enter} cook={mayScan ? cook : undefined} />}
        {mayScan ? null : <PlanNotice title={words.paymentTitle} text={words.paymentText} />}
        <div
          className={`grid grid-cols-1 items-start gap-x-10 gap-y-8 ${mayScan ? 'lg:grid-cols-[25rem_minmax(0,1fr)]' : ''}`}
        >
          {mayScan ? (
            <div className="grid grid-cols-1 gap-5">
              <ScanCard photo={photo} onLive={live.open} compact={session !== undefined} files={files} />
              <TypeIngredients session={session} enter={enter} />
            </div>
          ) : null}
          {asked ? <IngredientList key={asked} session={asked} onLeave={leave} /> : <HowItWorks />}
        </div>
        {recipes.maker ? (
          <div className="grid grid-cols-1 gap-3">
            {recipes.maker}
            {recipesLeft}
          </div>
        ) : null}
        {recipes.list}
        {pairings}
        {asked ? <HowItWorks /> : null}
        {tips}
      </div>
      {live.overlay}
    </Page>
  )
}

/** The scan session in the address, so that a reload keeps it; last-scan.tsx links to it. */
function useSession() {
  const [path, go] = useLocation()
  const session = new URLSearchParams(useSearch()).get('session') ?? undefined
  return {
    session,
    enter: (id: string) => id === session || go(`${path}?session=${id}`, { replace: true }),
    leave: () => go(path),
  }
}
