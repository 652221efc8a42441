/** The screens that a sign-in comes back to. */
export const completionPaths = ['/oauth-callback', '/auth/callback', '/auth/success'] as const

/** Whether a sign-in begins or ends on the screen at `path`. */
export const isArriving = (path: string) =>
  (['/login', '/register', ...completionPaths] as readonly string[]).includes(path)

let waiting: URLSearchParams | undefined

/** Takes what a sign-in brought out of the address and the history, before anything else sees it. */
export function captureArrival() {
  const { pathname, search } = window.location
  if (search === '' || !(completionPaths as readonly string[]).includes(pathname)) return
  deliverArrival(new URLSearchParams(search))
  window.history.replaceState(null, '', pathname)
}

/** Hands it to the completion screen that is opened next. */
export function deliverArrival(params: URLSearchParams) {
  waiting = params
}

/** What arrived, once. */
export function takeArrival(): URLSearchParams {
  captureArrival()
  const params = waiting ?? new URLSearchParams()
  waiting = undefined
  return params
}
