import type { UnitSystem } from '#contract/measures/units.ts'

/** The United States, Liberia and Myanmar measure in miles and pounds. */
const imperialRegions = new Set(['US', 'LR', 'MM'])

/** The units of the region that a browser names first; a language without one stands for its most likely region. */
export function unitsOfRegion(languages: readonly string[]): Exclude<UnitSystem, 'specified'> {
  const locales = languages.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)]
    } catch {
      return []
    }
  })
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region
  return region && imperialRegions.has(region) ? 'imperial' : 'metric'
}
