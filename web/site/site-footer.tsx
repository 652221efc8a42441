import { Link } from 'wouter'
import { Wordmark } from '#web/ui/mark.tsx'
import { legalLinks } from './site-links.ts'
import { words } from './words.ts'

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-6 gap-y-3 px-5 py-8 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-8">
        <Wordmark />
        {legalLinks.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center text-[0.9375rem] hover:underline"
          >
            {label}
          </Link>
        ))}
        <p className="text-sm text-ink-2">{words.footer}</p>
        <p className="text-sm text-ink-2 sm:ml-auto">{words.copyright}</p>
      </div>
    </footer>
  )
}
