/** Screens that a sign-in returns to. */
export const completionPaths = ['/oauth-callback', '/auth/callback', '/auth/success'] as const

/** Whether the screen at `path` starts or completes a sign-in. */
export const isArriving = (path: string) =>
  (['/login', '/register', ...completionPaths] as readonly string[]).includes(path)

let waiting: URLSearchParams | undefined

/** Removes a sign-in's parameters from the address and the history, before any other code reads them. */
export function captureArrival() {
  const { pathname, search } = window.location
  if (search === '' || !(completionPaths as readonly string[]).includes(pathname)) return
  deliverArrival(new URLSearchParams(search))
  window.history.replaceState(null, '', pathname)
}

/** Passes the parameters to the completion screen that opens next. */
export function deliverArrival(params: URLSearchParams) {
  waiting = params
}

/** The captured parameters; cleared by reading. */
export function takeArrival(): URLSearchParams {
  captureArrival()
  const params = waiting ?? new URLSearchParams()
  waiting = undefined
  return params
}
