import type { UnitSystem } from '#contract/measures/units.ts'

/** Regions with miles and pounds: United States, Liberia and Myanmar. */
const imperialRegions = new Set(['US', 'LR', 'MM'])

/** Default units of the browser's first region; a language without a region counts as its most likely one. */
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
