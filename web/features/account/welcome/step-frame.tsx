import { type ReactNode, useEffect, useRef } from 'react'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { steps } from './steps.ts'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** A step with its position, and buttons back and out. */
export function StepFrame({ welcome, children }: { welcome: Welcome; children: ReactNode }) {
  const { Frame } = useFirstScreen()
  const { step, back, leave, isBusy } = welcome
  const at = steps.indexOf(step)
  const mark = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Like on navigation: the pressed button is gone.
    window.scrollTo(0, 0)
    mark.current?.closest('main')?.focus({ preventScroll: true })
  }, [step])
  return (
    <Frame title={words.titles[step]} lead={words.leads[step]}>
      <p ref={mark} className="-mt-2 mb-6 text-sm text-ink-2">
        {words.stepOf(at + 1, steps.length)}
        <span aria-hidden="true" className="mt-2 grid grid-cols-5 gap-1.5">
          {steps.map((one, i) => (
            <span key={one} className={`h-1.5 rounded-full ${i <= at ? 'bg-herb' : 'bg-sunken'}`} />
          ))}
        </span>
      </p>
      {children}
      <div className="mt-2 flex justify-between border-t border-line pt-2">
        {at ? (
          <Button variant="quiet" onClick={back} disabled={isBusy}>
            {words.back}
          </Button>
        ) : (
          <span />
        )}
        {step === 'meal' ? null : (
          <Button variant="quiet" onClick={leave} disabled={isBusy}>
            {words.skipAll}
          </Button>
        )}
      </div>
    </Frame>
  )
}

/** Buttons of a step: continue and skip. */
export function StepButtons({ welcome, onNext }: { welcome: Welcome; onNext?: () => void }) {
  const { isBusy, next } = welcome
  return (
    <div className="grid gap-2">
      <Button size="lg" busy={isBusy} {...(onNext ? { onClick: onNext } : { type: 'submit' })}>
        {isBusy ? words.working : words.next}
      </Button>
      <Button size="lg" variant="quiet" onClick={() => next()} disabled={isBusy}>
        {words.skip}
      </Button>
    </div>
  )
}
