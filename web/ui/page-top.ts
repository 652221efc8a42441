/** Shows the top of the page, and moves the focus there, after the pressed button's content was emptied or replaced. */
export function showPageTop() {
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}
