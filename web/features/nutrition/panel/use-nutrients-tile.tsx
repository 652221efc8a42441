import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { words } from './words.ts'

/** A link to the week's vitamins and minerals, for other features' screens. */
export function useNutrientsTile() {
  return (
    <Link
      href="/nutrients?span=week"
      className="flex items-center justify-between gap-3 rounded-lg border border-line bg-raised p-5 transition-colors duration-150 hover:border-edge"
    >
      <span className="min-w-0">
        <span className="display block text-[1.375rem]">{words.tile}</span>
        <span className="text-sm text-ink-2">{words.tileText}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
    </Link>
  )
}
