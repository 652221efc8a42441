import { MailLink, mailLook } from '../contact/mail-link.tsx'
import { useSupportEmail } from '../contact/use-support-email.ts'
import { SitePage } from '../site-page.tsx'
import { words } from './legal-words.ts'

type Line = string | readonly [label: string, text: string]
type Paragraph = string | { withAddress: string; without: string }

/**
 * A paragraph `*` is replaced by the support address, or the contact form without one. A list line may start
 * with a short label.
 */
export type LegalText = {
  title: string
  lead: string
  /** Written out: January 24, 2025 */
  updated: string
  sections: readonly { title: string; paragraphs: readonly Paragraph[]; list?: readonly Line[] }[]
}

/** A legal text with numbered sections, each with an anchor. */
export function LegalPage({ title, lead, updated, sections }: LegalText) {
  return (
    <SitePage trialHref="/">
      <div className="mx-auto max-w-[76rem] px-5 pt-8 pb-16 sm:px-8 lg:pt-12 lg:pb-24">
        <header className="max-w-[44rem]">
          <p className="eyebrow">{words.legal}</p>
          <h1 className="display mt-4 text-[clamp(2.5rem,1.6rem+4vw,4rem)] leading-[1.04] tracking-[-0.03em]">
            {title}
          </h1>
          <p className="mt-5 text-lg text-ink-2">{lead}</p>
          <p className="mt-3 text-sm text-ink-2">{words.lastUpdated(updated)}</p>
        </header>
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,44rem)]">
          <nav aria-label={words.sections} className="lg:sticky lg:top-24 lg:self-start">
            <ol className="text-[0.9375rem] max-lg:rounded-md max-lg:border max-lg:border-line max-lg:px-4 max-lg:py-2">
              {sections.map((section, index) => (
                <li key={section.title}>
                  <a
                    href={`#section-${index + 1}`}
                    className="flex min-h-11 items-center gap-2.5 text-ink-2 hover:text-ink hover:underline lg:min-h-9"
                  >
                    <span className="w-5 tabular-nums">{index + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid gap-10">
            {sections.map((section, index) => (
              <section key={section.title} id={`section-${index + 1}`}>
                <h2 className="display text-2xl">
                  {index + 1}. {section.title}
                </h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={JSON.stringify(paragraph)} className="mt-3">
                    <ParagraphText paragraph={paragraph} />
                  </p>
                ))}
                {section.list ? (
                  <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-herb">
                    {section.list.map((line) => (
                      <li key={String(line)}>{withLabel(line)}</li>
                    ))}
                  </ul>
                ) : null}
              </section>
            ))}
          </div>
        </div>
      </div>
    </SitePage>
  )
}

function withLabel(line: Line) {
  if (typeof line === 'string') return line
  const [label, text] = line
  return (
    <>
      <strong className="font-semibold">{label}</strong> {text}
    </>
  )
}

function ParagraphText({ paragraph }: { paragraph: Paragraph }) {
  const address = useSupportEmail()
  const text =
    typeof paragraph === 'string' ? paragraph : address === null ? paragraph.without : paragraph.withAddress
  const [before, after] = text.split('*')
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      {address === null ? (
        <a href="/about#contact" className={mailLook}>
          {words.contactForm}
        </a>
      ) : (
        <MailLink />
      )}
      {after}
    </>
  )
}
