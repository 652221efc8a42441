import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { words } from '../words.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfile } from './use-profile.ts'

/** Personal data. */
export function ProfileSection({ onChangeEmail }: { onChangeEmail: () => void }) {
  const { data: profile, isError, isFetching, refetch } = useProfile()
  return (
    <Section id="profile" title={words.profileTitle} lead={words.profileLead}>
      {profile ? (
        <ProfileForm
          profile={profile}
          emailAside={
            <Button variant="quiet" size="sm" className="-my-2 -mr-3 text-herb!" onClick={onChangeEmail}>
              {words.change}
              <span className="sr-only"> {words.emailChangeLabel}</span>
            </Button>
          }
        />
      ) : isError ? (
        <ErrorState title={words.profileFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ProfileLoading />
      )}
    </Section>
  )
}

function ProfileLoading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2">
      <span className="sr-only">{words.loading}</span>
      {['first', 'last', 'email', 'sex', 'birth', 'weight', 'height', 'level'].map((key) => (
        <div key={key} className="grid gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
