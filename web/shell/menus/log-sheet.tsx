import { ChevronRight, Footprints, GlassWater, Utensils } from 'lucide-react'
import { Link } from 'wouter'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { logLinks } from './links.ts'

const art = {
  meal: { Icon: Utensils, look: 'bg-herb-soft text-herb' },
  drink: { Icon: GlassWater, look: 'bg-water-soft text-water' },
  run: { Icon: Footprints, look: 'bg-tomato-soft text-tomato' },
}

/** One-tap actions for the most common entries. */
export function LogSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.logTitle} size="sm">
      <ul className="divide-y divide-line">
        {logLinks.map(({ href, label, text, art: kind }) => {
          const { Icon, look } = art[kind]
          return (
            <li key={href}>
              <Link
                href={href}
                onClick={() => onOpenChange(false)}
                className="flex items-center gap-4 rounded-sm py-3.5"
              >
                <span className={`grid size-12 place-items-center rounded-md ${look}`}>
                  <Icon className="size-5.5" strokeWidth={1.75} aria-hidden="true" />
                </span>
                <span className="flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-ink-2">{text}</span>
                </span>
                <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
