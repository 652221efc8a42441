/** Copies a text to the clipboard, over http by the older way. Throws if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  let copied = false
  const fill = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    copied = event.clipboardData !== null
  }
  document.addEventListener('copy', fill, { capture: true, once: true })
  document.execCommand('copy')
  document.removeEventListener('copy', fill, { capture: true })
  if (!copied) throw new DOMException('The browser copies nothing here.', 'NotAllowedError')
}
