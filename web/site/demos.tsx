import type { ReactNode } from 'react'
import { ProgressBar } from '#web/ui/progress.tsx'
import { words } from './words.ts'

const { demos } = words

export function Demos() {
  return (
    <section className="mx-auto max-w-[76rem] px-5 pt-16 sm:px-8 lg:pt-20">
      <h2 className="display max-w-2xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{words.demosTitle}</h2>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Demo title={demos.scan.title} text={demos.scan.text}>
          <p className="display text-xl leading-snug">{demos.sentence}</p>
          <ul className="mt-4 divide-y divide-line">
            {demos.parts.map(({ name, grams, calories }) => (
              <li key={name} className="flex items-baseline gap-3 py-2.5">
                <span className="flex-1 font-medium">{name}</span>
                <span className="text-sm text-ink-2">{grams}</span>
                <span className="numeral w-10 text-right">{calories}</span>
              </li>
            ))}
          </ul>
        </Demo>
        <Demo title={demos.recognition.title} text={demos.recognition.text}>
          <div className="flex items-baseline justify-between gap-3">
            <p className="text-ink-2">{demos.dayTitle}</p>
            <p className="numeral text-[2rem]">{demos.dayTotal}</p>
          </div>
          <div className="mt-5 grid gap-4">
            {demos.bars.map(({ label, tone, value, max, text }) => (
              <div key={label}>
                <p className="mb-1.5 flex justify-between text-sm">
                  <span>{label}</span>
                  <span className="tabular-nums text-ink-2">{text}</span>
                </p>
                <ProgressBar label={label} tone={tone} value={value} max={max} />
              </div>
            ))}
          </div>
        </Demo>
      </div>
    </section>
  )
}

function Demo({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col rounded-lg border border-line bg-raised">
      <div className="flex-1 p-6">
        <h3 className="display text-2xl">{title}</h3>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      <figure className="mx-6 mb-6 rounded-md bg-paper p-5">
        <figcaption className="eyebrow mb-3">{demos.example}</figcaption>
        {children}
      </figure>
    </article>
  )
}
