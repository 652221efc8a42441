import { words } from './words.ts'

/** The four steps of the fridge scanner. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="grid content-start gap-3">
      <h2 id="how-it-works" className="display text-2xl">
        {words.howTitle}
      </h2>
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {words.how.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4 border-t border-line pt-3">
            <span aria-hidden="true" className="numeral w-6 shrink-0 text-3xl text-herb">
              {at + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
