import { useState } from 'react'
import { discardEntry, retryEntries } from '#web/device/outbox/outbox.ts'
import type { Listed } from '#web/device/outbox/outbox-list.ts'
import type { EntryKind } from '#web/device/outbox/outbox-store.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { WaitingList } from '#web/ui/feedback/waiting-list.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { MendDialog } from './mend-dialog.tsx'
import { useUnsent } from './use-unsent.ts'
import { words } from './words.ts'

const listWords = {
  ...words,
  waitingTitle: words.refusedTitle,
  waitingText: words.refusedText,
  sendNow: words.sendAgain,
}

type Named = { id: string; foodName?: string; customName?: string | null; targetDate?: string; day?: string }

type Names = Partial<Record<EntryKind, (shown: never) => string>>

/** Refused entries of some logs with their actions; null without any. `names` is the noun for an entry of each log. */
export function useRefusedEntries(names: Names) {
  const userId = useUser().user?.id
  const [mended, setMended] = useState<Listed>()
  const refused = useUnsent<Named>(Object.keys(names)).filter(({ unsent }) => unsent?.state === 'refused')
  if (!userId || refused.length === 0) return null
  return (
    <>
      <WaitingList
        words={listWords}
        list={refused.map(({ id, unsent, ...shown }) => ({
          id,
          entry: words.entry(
            names[unsent!.kind]!(shown as never),
            formatDay(shown.targetDate ?? shown.day ?? ''),
          ),
          refused: unsent?.reason ?? '',
        }))}
        send={() => retryEntries(userId)}
        remove={(id) => discardEntry({ id, userId })}
        mend={(id) => setMended(refused.find((entry) => entry.id === id)?.unsent)}
      />
      <MendDialog entry={mended} onClose={() => setMended(undefined)} />
    </>
  )
}
