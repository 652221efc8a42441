import type { Page } from 'playwright-core'
import type { UnitSystem } from '#contract/measures/units.ts'

declare global {
  interface Window {
    /** All texts that the page showed or exposed to assistive technology, in elements and attributes. */
    saidTexts?: Set<string>
  }
}

/** Collects every text from the page's start on, so that toasts and intermediate states count. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const said = new Set<string>()
    window.saidTexts = said
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']
    const take = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        const parent = node.parentElement
        if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) return
        const text = node.textContent?.replace(/\s+/g, ' ').trim()
        if (text) said.add(text)
      } else if (node instanceof Element) {
        for (const name of attributes) {
          const text = node.getAttribute(name)?.trim()
          if (text) said.add(text)
        }
        for (const child of node.childNodes) take(child)
        // A figure and its unit may be in adjacent elements.
        if (node.childElementCount && (node.textContent?.length ?? 0) < 60) {
          const parts = [...node.childNodes].map((child) => child.textContent?.trim()).filter(Boolean)
          if (parts.length > 1) said.add(parts.join(' '))
        }
      }
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'childList') for (const node of addedNodes) take(node)
        else take(target)
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: attributes,
    })
  })
}

/** Texts since the last call, and the values of read-only fields. */
export async function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...(window.saidTexts ?? [])]
    window.saidTexts?.clear()
    return all
  })
}

/** Units outside of the user's system, in figures and in running text. */
const foreign: Record<Exclude<UnitSystem, 'specified'>, readonly RegExp[]> = {
  imperial: [
    /(?<!\w)(ml|millilit\w+|cl|km|kmh|kilomet\w+|kgs?|kilos?|kilogram\w*|cm|centimet\w+|lit(re|er)s?|met(re|er)s?)(?!\w)/i,
    /° ?C\b|celsius/i,
    /\d ?[mL](?![\w’'])/,
    /^(m|L|l|m up)$/,
  ],
  metric: [
    /(?<!\w)(miles?|mi|mph|fl\.? ?oz|fluid|ounces?|oz|lbs?|pints?|gallons?|inch(es)?)(?!\w)/i,
    /(\d|\bof|\bin) ?(pounds?|feet|foot|ft|yards?)\b/i,
    /° ?F\b|fahrenheit/i,
    /^(ft|in|ft up)$/,
  ],
}

export function foreignTo(system: Exclude<UnitSystem, 'specified'>, texts: readonly string[]): string[] {
  return texts.filter((text) => foreign[system].some((pattern) => pattern.test(text)))
}
