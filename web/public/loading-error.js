// The page's own script or one it needs at once could not be fetched: say so without it.
addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    const root = document.getElementById('root')
    const notice = document.getElementById('loading-error')
    if (notice && !root?.hasChildNodes()) notice.hidden = false
  },
  true,
)
