import type { Mention } from './mention.ts'
import type { Found } from './mention-foods.ts'

/** A mention with the foods that its words stand for. */
export type Named = { mention: Mention; foods: readonly Found[] }
