/** Shows the static notice of index.html, which needs no app code. */
export function showLoadingError() {
  const notice = document.getElementById('loading-error')
  if (notice) notice.hidden = false
}
