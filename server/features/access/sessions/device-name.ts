import { productName } from '#contract/product.ts'
import { words } from '../words.ts'

/** Ordered: most browsers also claim to be their predecessors. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.].*\bSafari\//],
]

/** Phones before the systems they are based on. */
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** "Firefox on Windows": browser and system of a user agent, as far as known. */
export function deviceName(userAgent: string | null): string {
  return words.device(named(browsers, userAgent), named(systems, userAgent))
}

/** "Forkmile on iPhone": the app, whose user agent names no browser, on its system. */
export function appName(userAgent: string | null): string {
  return words.device(productName, named(systems, userAgent))
}

function named(among: [string, RegExp][], userAgent: string | null): string | undefined {
  return among.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
}
