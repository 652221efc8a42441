import { words } from '../words.ts'
import { PlateScene } from './plate-scene.tsx'
import { TrialButton } from './trial-button.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-[76rem] items-center gap-x-8 gap-y-10 px-5 pt-8 pb-14 sm:px-8 lg:grid-cols-[1.05fr_1fr] lg:pt-10 lg:pb-20">
      <div>
        <p className="eyebrow">{words.eyebrow}</p>
        <h1 className="display mt-4 text-[clamp(2.75rem,1.6rem+5vw,4.75rem)] leading-[1.02] tracking-[-0.035em]">
          {words.headline}
        </h1>
        <p className="mt-5 max-w-[38rem] text-lg text-ink-2">{words.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <TrialButton size="lg" />
          <p className="text-sm text-ink-2">{words.noCard}</p>
        </div>
      </div>
      <PlateScene />
    </section>
  )
}
