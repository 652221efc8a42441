/** The hues that mean the same thing on every screen. */
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

/** The same hue as a CSS colour, for SVG. */
export function hueColor(hue: Hue): string {
  return `var(--${hue})`
}

/** How far `value` is along `max`, 0 to 1, never more. */
export function share(value: number, max: number): number {
  return max > 0 && value > 0 ? Math.min(value / max, 1) : 0
}
