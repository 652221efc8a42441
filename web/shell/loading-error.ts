/** Shows the page's own notice, which needs none of the app: nothing else could be rendered. */
export function showLoadingError() {
  const notice = document.getElementById('loading-error')
  if (notice) notice.hidden = false
}
