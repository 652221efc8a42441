import { useState } from 'react'
import { type Shown, useDiscardUnsent } from '#web/features/offline/use-unsent.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import type { WaitingSentence } from '../list/use-waiting-sentences.ts'

const logSheet = deferredComponent(async () => (await import('../../quick/log-sheet.tsx')).LogSheet)

/** The composer with the words of a waiting sentence, which goes once better words are logged or wait; to be rendered. */
export function useRewrite() {
  const [line, setLine] = useState<Shown<WaitingSentence>>()
  const discard = useDiscardUnsent()
  const unsent = line?.unsent
  const LogSheet = logSheet.useComponent(line !== undefined)
  return {
    open: setLine,
    composer:
      line && unsent && LogSheet ? (
        <LogSheet
          key={line.id}
          open
          onOpenChange={(open) => open || setLine(undefined)}
          rewrites={{ ...line, writtenAt: unsent.loggedAt, reason: unsent.reason }}
          onLogged={() => discard(unsent)}
        />
      ) : null,
  }
}
