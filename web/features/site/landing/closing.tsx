import type { ReactNode } from 'react'
import { words } from '../words.ts'
import { RoadScene } from './road-scene.tsx'
import { TrialButton } from './trial-button.tsx'

const road = <RoadScene className="h-full w-full" />

type Props = { title?: string; text?: string; label?: string; scene?: ReactNode }

/** The final call to action, with the road. */
export function Closing({
  title = words.closingTitle,
  text = words.closingText,
  label,
  scene = road,
}: Props) {
  return (
    <section className="mx-auto max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
      <div className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[1.1fr_1fr]">
        <div className="px-6 py-10 sm:px-12 sm:py-16">
          <h2 className="display text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{title}</h2>
          <p className="mt-3 max-w-md text-lg text-ink-2">{text}</p>
          <TrialButton size="lg" className="mt-7" {...(label && { label })} />
          <p className="mt-4 text-sm text-ink-2">{words.noCard}</p>
        </div>
        <div className="h-60 md:h-auto">{scene}</div>
      </div>
    </section>
  )
}
