import { BookmarkX } from 'lucide-react'
import type { SavedPairing } from '#contract/pairings.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { ApiError } from '#web/http/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Page } from '#web/ui/page.tsx'
import { PairingCard } from './pairing-card.tsx'
import { PairingGrid } from './pairing-grid.tsx'
import { PairingsDrawing } from './pairings-drawing.tsx'
import { PairingsLoading } from './pairings-loading.tsx'
import { useRemovePairing } from './use-remove-pairing.ts'
import { useSavedPairings } from './use-saved-pairings.ts'
import { words } from './words.ts'

/** The user's saved pairings. */
export function SavedPairingsPage() {
  const { data, error, isPending, isFetching, refetch } = useSavedPairings()
  const scan = (size?: 'lg') => (
    <LinkButton href="/fridge" size={size}>
      {words.scanFridge}
    </LinkButton>
  )
  return (
    <Page
      title={words.savedTitle}
      lead={data?.length ? words.savedLead(data.length, formatNumber(data.length)) : undefined}
      back={{ href: '/dashboard', label: words.back }}
      actions={data?.length ? scan() : null}
    >
      {data?.length ? (
        <SavedList pairings={data} />
      ) : data ? (
        <EmptyState
          art={<PairingsDrawing />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={scan('lg')}
        />
      ) : isPending ? (
        <PairingsLoading />
      ) : (
        <ErrorState
          title={error instanceof ApiError && error.status === 401 ? words.logInAgain : words.loadFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Page>
  )
}

function SavedList({ pairings }: { pairings: readonly SavedPairing[] }) {
  const { remove } = useRemovePairing()
  const zone = useUser().user?.timezone ?? undefined
  return (
    <>
      <h2 className="sr-only">{words.savedList}</h2>
      <PairingGrid>
        {pairings.map((pairing) => (
          <li key={pairing.id}>
            <PairingCard
              pairing={pairing}
              note={words.savedOn(formatDay(pairing.createdAt, 'short', zone))}
              action={
                <Button
                  variant="secondary"
                  aria-label={words.removeOf(words.title(pairing))}
                  icon={<BookmarkX className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => remove(pairing)}
                >
                  {words.remove}
                </Button>
              }
            />
          </li>
        ))}
      </PairingGrid>
    </>
  )
}
