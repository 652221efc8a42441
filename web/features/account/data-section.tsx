import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { DataLink } from './data-link.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { words } from './security/security-words.ts'

const imports = [
  { href: '/fitness?tab=history', label: words.bringActivities, text: words.bringActivitiesText },
  { href: '/fitness?tab=strength&view=files', label: words.bringSets, text: words.bringSetsText },
] as const

/** Data export, the ways to import, and account deletion. */
export function DataSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  return (
    <Section id="data" title={words.dataTitle}>
      <div className="grid gap-6">
        <div>
          <h3 className="font-semibold">{words.downloadTitle}</h3>
          <p className="mt-1 max-w-prose text-ink-2">{words.downloadText}</p>
          <DataLink
            variant="secondary"
            icon={<Download className="size-4" aria-hidden="true" />}
            className="mt-3 w-full sm:w-auto"
          >
            {words.download}
          </DataLink>
        </div>
        <div className="border-t border-line pt-5">
          <h3 className="font-semibold">{words.bringTitle}</h3>
          <ul className="mt-1 max-w-prose">
            {imports.map(({ href, label, text }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center font-semibold text-herb underline decoration-herb/40 underline-offset-4"
                >
                  {label}
                </Link>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="border-t border-line pt-5">
          <h3 className="font-semibold">{words.deleteTitle}</h3>
          <p className="mt-1 text-ink-2">{words.deleteText}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setTimes(times + 1)
              setOpen(true)
            }}
            className="mt-3 w-full text-tomato sm:w-auto"
          >
            {words.deleteAccount}
          </Button>
        </div>
      </div>
      {/* A new key per opening, so that the fields are empty. */}
      <DeleteDialog key={times} user={user} open={open} onOpenChange={setOpen} />
    </Section>
  )
}
