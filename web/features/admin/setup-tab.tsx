import { useQuery } from '@tanstack/react-query'
import { getSetup } from '#contract/admin.ts'
import { read } from '#web/http/query-client.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from './panel.tsx'
import { words } from './words.ts'

/** What of the instance is set up, and the settings of the rest. */
export function SetupTab() {
  const { data, isError, isFetching, refetch } = useQuery(read(getSetup))
  const missing = data?.filter(({ ready }) => !ready).length
  return (
    <Panel title={words.setupTitle} text={missing === 0 ? words.setupComplete : words.setupText}>
      {data ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.map(({ part, ready, settings }) => (
            <li key={part} className="py-3">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-semibold">{words.setupParts[part].name}</span>
                <Badge tone={ready ? 'good' : 'neutral'}>{ready ? words.setUp : words.notSetUp}</Badge>
              </p>
              {ready ? null : (
                <>
                  <p className="text-sm text-ink-2">{words.setupParts[part].without}</p>
                  <p className="mt-1 text-sm wrap-anywhere">
                    {words.set} <code>{settings.join(', ')}</code>
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={words.setupFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={words.setupLoading}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Panel>
  )
}
