import { afterEach, expect, test } from 'vitest'
import { dismissToast, shownToasts } from '#web/ui/feedback/toast.tsx'
import { ApiError } from './api-error.ts'
import { toastRefusal } from './toast-refusal.ts'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body))
const open = () => shownToasts().filter((one) => one.open)

test('a refusal is told with the server’s sentence, or the caller’s own', () => {
  const error = refused(409, { code: 'conflict', message: 'It was changed meanwhile.' })
  toastRefusal(error, 'Not Saved')
  expect(open()).toMatchObject([{ title: 'Not Saved', description: 'It was changed meanwhile.' }])
  toastRefusal(error, 'Not Saved', 'Nothing was saved.')
  expect(open()).toMatchObject([{ title: 'Not Saved', description: 'Nothing was saved.' }])
})

test('a refusal by plan links to the plan that allows it, whatever was being done', () => {
  toastRefusal(refused(402, { code: 'plan_required', message: 'No.', plan: 'pro' }), 'Not Saved')
  expect(open()).toMatchObject([
    {
      title: 'Part of the Pro Plan',
      action: { label: 'Upgrade Plan', href: '/choose-plan?upgrade=true&plan=pro' },
    },
  ])
})

test('the end of a session is told by the sign-in page alone', () => {
  toastRefusal(refused(401, { code: 'unauthorized', message: 'Unauthorized' }), 'Not Saved')
  expect(open()).toEqual([])
})
