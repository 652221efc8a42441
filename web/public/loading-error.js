// Shows a static notice when the page's entry script or one of its imports failed to load.
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
