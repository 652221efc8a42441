import { words as security } from './security/security-words.ts'
import { words } from './words.ts'

const links = [
  { href: '#display', label: words.units },
  { href: '#timezone', label: words.zoneTitle },
  { href: '#security', label: security.title },
  { href: '#data', label: security.dataTitle },
]

/** On phones: links to the sections below the profile. */
export function SectionLinks() {
  return (
    <nav aria-label={words.sections} className="lg:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-herb underline decoration-herb/40 underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
