import { Bookmark, BookmarkCheck, Combine } from 'lucide-react'
import { useId } from 'react'
import type { Pairing } from '#contract/pairings.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { PairingCard } from './pairing-card.tsx'
import { PairingGrid } from './pairing-grid.tsx'
import { useSavePairing } from './use-save-pairing.ts'
import { useSuggestPairings } from './use-suggest-pairings.ts'
import { words } from './words.ts'

type Props = { session: string; ingredients: readonly string[]; maySuggest: boolean }

/** Suggests pairings and shows them. */
export function PairingsSection({ session, ingredients, maySuggest }: Props) {
  const { suggestions, suggest, stop, isSuggesting } = useSuggestPairings(session)
  const mayAsk = maySuggest && ingredients.length >= 2
  if (!mayAsk && !suggestions.length)
    return maySuggest ? <NotYet onPress={() => suggest(ingredients)} /> : null
  return (
    <section aria-labelledby="pairings" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="pairings" className="display text-2xl">
          {words.suggestTitle}
        </h2>
        <p role="status" className="mt-1 min-h-6 text-ink-2">
          {isSuggesting ? words.suggestingText(formatNumber(ingredients.length)) : words.suggestText}
        </p>
      </div>
      {mayAsk ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="lg"
            busy={isSuggesting}
            className="max-sm:flex-1 sm:min-w-56"
            icon={<Combine className="size-5" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => suggest(ingredients)}
          >
            {isSuggesting ? words.suggesting : suggestions.length ? words.suggestAgain : words.suggest}
          </Button>
          {isSuggesting ? (
            <Button variant="secondary" size="lg" onClick={stop}>
              {words.cancel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {suggestions.length ? (
        <PairingGrid>
          {suggestions.map((pairing) => (
            <li key={words.title(pairing)}>
              <PairingCard
                pairing={pairing}
                action={maySuggest ? <SaveButton pairing={pairing} session={session} /> : null}
              />
            </li>
          ))}
        </PairingGrid>
      ) : null}
    </section>
  )
}

/** Fewer than two confirmed ingredients: the button explains why it does nothing yet. */
function NotYet({ onPress }: { onPress: () => void }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="lg"
        aria-disabled
        aria-describedby={id}
        className="max-sm:flex-1 sm:min-w-56"
        icon={<Combine className="size-5" strokeWidth={1.75} aria-hidden="true" />}
        onClick={onPress}
      >
        {words.suggest}
      </Button>
      <p id={id} className="text-sm text-ink-2">
        {words.tooFew}
      </p>
    </div>
  )
}

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

function SaveButton({ pairing, session }: { pairing: Pairing; session: string }) {
  const { save, isSaving } = useSavePairing(session)
  const { isSaved } = pairing
  const title = words.title(pairing)
  return (
    // aria-disabled instead of `disabled`, which would move the focus to the start of the page.
    <Button
      variant="secondary"
      aria-label={isSaved ? words.savedOf(title) : words.saveOf(title)}
      aria-disabled={isSaved || undefined}
      busy={isSaving}
      icon={isSaved ? <BookmarkCheck {...icon} /> : <Bookmark {...icon} />}
      onClick={() => isSaved || save(pairing)}
    >
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
