import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRoutePrivacy, privacyRadii, setRoutePrivacy } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatLength } from '#web/ui/measures/distance.ts'
import { words } from '../../words.ts'

type Radius = (typeof privacyRadii)[number]
const privacy = read(getRoutePrivacy)
/** How much of a route's start and end is hidden in exported files. */
export function RoutePrivacy() {
  const queries = useQueryClient()
  const { user } = useUser()
  const told = (radius: number) => (radius ? formatLength(radius, user?.units) : undefined)
  const options = privacyRadii.map((radius) => {
    const length = told(radius)
    return { value: String(radius), label: length ? words.privacyRadius(length) : words.privacyOff }
  })
  const { data } = useQuery(privacy)
  const saving = useMutation({
    mutationFn: (radius: Radius) => call(setRoutePrivacy, { body: { radius } }),
    onSuccess(saved) {
      queries.setQueryData(privacy.queryKey, saved)
      toast({ title: words.privacySaved, description: words.privacySavedText(told(saved.radius)) })
    },
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.privacyFailed)),
  })
  return (
    <Field label={words.privacy} className="w-full sm:w-60">
      {(ids) => (
        <Select
          {...ids}
          value={data ? String(data.radius) : ''}
          options={options}
          onChange={(radius) => saving.mutate(Number(radius) as Radius)}
        />
      )}
    </Field>
  )
}
