import type { Mention } from './mentions/mention.ts'
import type { Found } from './mentions/mention-foods.ts'

/** A mention with the foods that its words stand for. */
export type Named = { mention: Mention; foods: readonly Found[] }
