import { Link } from 'wouter'
import { words } from './words.ts'

export const helpLinks = [
  { href: '/about#contact', label: words.helpLinks.contact },
  { href: '/terms', label: words.helpLinks.terms },
  { href: '/privacy', label: words.helpLinks.privacy },
  { href: '/disclaimer', label: words.helpLinks.disclaimer },
] as const

type Props = { className?: string; before?: readonly { href: string; label: string }[] }

/** A row of help and legal links, after the links in `before`. */
export function HelpLinks({ className = '', before = [] }: Props) {
  return (
    <nav
      aria-label={words.helpNavigation}
      className={`flex flex-wrap gap-x-6 text-sm text-ink-2 ${className}`}
    >
      {[...before, ...helpLinks].map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
