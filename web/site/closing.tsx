import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

export function Closing({ onTrial }: { onTrial: () => void }) {
  return (
    <section className="mx-auto max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
      <div className="relative overflow-hidden rounded-lg bg-herb px-6 py-12 text-on-herb sm:px-12 sm:py-16">
        <svg
          viewBox="0 0 420 300"
          className="absolute -right-6 -bottom-4 h-full max-w-none opacity-30 max-sm:hidden"
          fill="none"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path
            d="M40 310c0-60 190-40 190-104S90 156 90 100 250 74 300 60s70-20 90-24"
            stroke="currentColor"
            strokeWidth="18"
          />
          <path
            d="M40 310c0-60 190-40 190-104S90 156 90 100 250 74 300 60s70-20 90-24"
            stroke="var(--herb)"
            strokeWidth="2.500"
            strokeDasharray="8 12"
          />
        </svg>
        <h2 className="display relative max-w-xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">
          {words.closingTitle}
        </h2>
        <p className="relative mt-3 max-w-md">{words.closingText}</p>
        <Button variant="secondary" size="lg" onClick={onTrial} className="relative mt-7">
          {words.trial}
        </Button>
      </div>
    </section>
  )
}
