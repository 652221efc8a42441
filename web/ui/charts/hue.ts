/** Classes of the hues that mean the same on every screen. */
export const fills = {
  protein: 'bg-protein',
  carbs: 'bg-carbs',
  fat: 'bg-fat',
  sugar: 'bg-sugar',
  water: 'bg-water',
  energy: 'bg-energy',
  herb: 'bg-herb',
} as const
export type Hue = keyof typeof fills

/** The same hue as a CSS color, for SVG. */
export function hueColor(hue: Hue): string {
  return `var(--${hue})`
}

/** `value` as a share of `max`, 0 to 1. */
export function share(value: number, max: number): number {
  return max > 0 && value > 0 ? Math.min(value / max, 1) : 0
}
