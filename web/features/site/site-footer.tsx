import { Link } from 'wouter'
import { Wordmark } from '#web/ui/mark.tsx'
import { legalLinks, moreLinks, siteLinks } from './site-links.ts'
import { words } from './words.ts'

/** Filled in by the server for prerendered pages. */
const year = typeof document === 'undefined' ? '__YEAR__' : String(new Date().getUTCFullYear())

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto max-w-[76rem] px-5 pt-8 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Wordmark className="mr-auto" />
          <Links label={words.footerPages} links={[...siteLinks.slice(1), ...moreLinks]} />
          <Links label={words.footerLegal} links={legalLinks} />
        </div>
        <p className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-ink-2">
          <span>{words.footer}</span>
          {/* The server writes its year into the rendered page; the device's may differ around New Year. */}
          <span suppressHydrationWarning>{words.copyright(year)}</span>
        </p>
      </div>
    </footer>
  )
}

function Links({ label, links }: { label: string; links: typeof legalLinks }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6">
      {links.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center text-[0.9375rem] hover:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
