import type { ReactNode } from 'react'

type Props = { eyebrow: string; title: string; lead: string; scene?: ReactNode; children?: ReactNode }

/** The header of public pages except the landing page: title and lead beside an optional drawing. */
export function PageHero({ eyebrow, title, lead, scene, children }: Props) {
  return (
    <section
      className={`mx-auto grid max-w-[76rem] items-center gap-x-12 gap-y-9 px-5 pt-8 sm:px-8 lg:pt-12 ${
        scene ? 'lg:grid-cols-[1.1fr_1fr]' : ''
      }`}
    >
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display mt-4 max-w-3xl text-[clamp(2.5rem,1.6rem+4vw,4rem)] leading-[1.04] tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-5 max-w-[40rem] text-lg text-ink-2">{lead}</p>
        {children ? <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div> : null}
      </div>
      {scene ? <div className="aspect-[14/11] overflow-hidden rounded-lg">{scene}</div> : null}
    </section>
  )
}
