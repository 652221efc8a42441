import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  title?: ReactNode
  /** A line under the title. */
  lead?: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}

/** A screen's frame: back link, heading and actions. */
export function Page({ title, lead, back, actions, narrow, children }: Props) {
  return (
    <div
      className={`mx-auto w-full px-5 pt-2 pb-12 sm:px-8 sm:pt-4 ${narrow ? 'max-w-2xl' : 'max-w-[76rem]'}`}
    >
      {back ? (
        <Link
          href={back.href}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {back.label}
        </Link>
      ) : null}
      {title || actions ? (
        <header
          className={`mb-4 flex flex-wrap justify-between gap-x-6 gap-y-3 sm:mt-1 sm:mb-5 ${lead ? 'items-end' : 'items-center'}`}
        >
          <div className="min-w-0">
            {title ? <h1 className="display text-[1.75rem] sm:text-[2.75rem]">{title}</h1> : null}
            {lead ? <p className="mt-1 text-ink-2">{lead}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </div>
  )
}
