import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Wordmark } from '#web/ui/mark.tsx'
import { Countryside } from './countryside.tsx'

type Props = {
  title: string
  lead?: ReactNode
  /** Without the drawing on phones. */
  compact?: boolean
  children: ReactNode
}

/** The frame of a form: the drawing above it on phones, beside it on wide screens. */
export function AccessFrame({ title, lead, compact, children }: Props) {
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <div className="flex flex-col">
        <header className="px-5 pt-4 sm:px-8">
          <Link href="/" className="inline-flex min-h-11 items-center rounded-sm">
            <Wordmark />
          </Link>
        </header>
        {compact ? null : <Countryside className="mt-3 h-32 w-full lg:hidden" crop="wide" />}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-md flex-1 px-5 pt-8 pb-12 lg:pt-[12vh]">
          <h1 className="display text-[2.25rem]">{title}</h1>
          {lead ? <p className="mt-2 text-ink-2">{lead}</p> : null}
          <div className="mt-7">{children}</div>
        </main>
      </div>
      <Countryside className="sticky top-0 hidden h-dvh w-full lg:block" crop="tall" />
    </div>
  )
}
