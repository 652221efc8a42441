import { appleSubscriptions } from '#contract/http/paths.ts'
import { useSubscription } from '#web/features/subscriptions/use-subscription.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { words } from './security/security-words.ts'

/** Data deleted with an account, and the App Store subscription, which only the user can cancel. */
export function DeleteList() {
  const subscription = useSubscription().data
  const byApple = subscription?.biller === 'apple' && !subscription.cancelAtPeriodEnd
  return (
    <>
      <ul className="list-disc pl-5 text-ink-2 marker:text-ink-3">
        {words.deleteList.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {byApple ? null : <li>{words.deletesSubscription}</li>}
      </ul>
      {byApple ? (
        <div className="mt-4">
          <Notice tone="bad">
            {words.appStoreGoesOn}{' '}
            <a
              href={appleSubscriptions}
              target="_blank"
              rel="noreferrer"
              className="touch font-semibold underline underline-offset-4"
            >
              {words.cancelInAppStore}
            </a>
          </Notice>
        </div>
      ) : null}
    </>
  )
}
