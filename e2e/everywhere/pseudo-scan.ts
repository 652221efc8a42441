import type { Page } from 'playwright-core'

export type Found = { hardWired: string[]; cutOff: string[]; tooWide: string[] }

/**
 * Finds faults of a screen in the pseudo-locale: text outside of `words.ts` (except `known`), truncated
 * words, and horizontal overflow.
 */
export function scan(page: Page, known: readonly string[], patterns: readonly RegExp[]): Promise<Found> {
  return page.evaluate(
    ({ texts, sources }) => {
      const marked = /\[[^[\]]*\]/g
      const left = (text: string) => {
        const trimmed = text.trim()
        // Markup may divide a generated sentence.
        if (trimmed.length >= 12 && texts.some((one) => one.includes(trimmed))) return
        let rest = text
        // From the inside out: a link within a sentence may have words of its own.
        for (let before = ''; before !== rest; ) {
          before = rest
          rest = rest.replaceAll(marked, ' ')
        }
        for (const one of texts) rest = rest.replaceAll(one, ' ')
        for (const source of sources) rest = rest.replace(new RegExp(source, 'u'), ' ')
        return /\p{L}/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : undefined
      }
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, style, [translate=no]')

      const hardWired = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: parent } = node
        if (!parent || !seen(parent)) continue
        // A sentence with a link, or a figure with its unit, is split over nodes; the whole has both brackets.
        const inPieces = (text: string | null) => /\[[^\]]*$|^[^[]*\]/.test(text ?? '')
        let whole: Node = node
        for (let up = 0; up < 3 && inPieces(whole.textContent); up++) whole = whole.parentNode ?? whole
        const rest = left(whole.textContent ?? '')
        if (rest) hardWired.add(rest)
      }
      for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],img[alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const rest = left(element.getAttribute(name) ?? '')
          if (rest && seen(element)) hardWired.add(`${name}: ${rest}`)
        }

      const named = (element: Element) =>
        `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 60)}`
      const isCut = (element: Element) => {
        const inner = element.getBoundingClientRect()
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          // Text for screen readers only has no size.
          if (box.clientWidth <= 1 && box.clientHeight <= 1 && getComputedStyle(box).display !== 'inline')
            return false
          const { overflowX } = getComputedStyle(box)
          if (overflowX === 'auto' || overflowX === 'scroll') return false
          if (overflowX === 'visible') continue
          const outer = box.getBoundingClientRect()
          return (
            element.scrollWidth > element.clientWidth + 1 ||
            inner.right > outer.right + 1 ||
            inner.left < outer.left - 1
          )
        }
        return false
      }
      const cutOff: string[] = []
      const tooWide: string[] = []
      const { scrollWidth, clientWidth } = document.documentElement
      for (const element of document.querySelectorAll('body *')) {
        if (!seen(element)) continue
        const own = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.includes('['),
        )
        if (own && isCut(element)) cutOff.push(named(element))
        if (scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1)
          tooWide.push(named(element))
      }
      return { hardWired: [...hardWired], cutOff, tooWide: tooWide.slice(-5) }
    },
    {
      // The longest first: a name may contain another.
      texts: [...known].sort((a, b) => b.length - a.length),
      sources: patterns.map(({ source }) => source),
    },
  )
}
