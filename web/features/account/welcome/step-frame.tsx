import { type ReactNode, useEffect, useRef } from 'react'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { showPageTop } from '#web/ui/page-top.ts'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** A step with its position, and buttons back and out. */
export function StepFrame({ welcome, children }: { welcome: Welcome; children: ReactNode }) {
  const { Frame } = useFirstScreen()
  const { step, steps, at, back, leave, isBusy } = welcome
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    showPageTop()
  }, [step])
  return (
    <Frame title={words.titles[step]} lead={words.leads[step]} compact={at > 0}>
      <p className="-mt-2 mb-6 text-sm text-ink-2">
        {words.stepOf(at + 1, steps.length)}
        <span aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5">
          {steps.map((one, i) => (
            <span key={one} className={`h-1.5 rounded-full ${i <= at ? 'bg-herb' : 'bg-sunken'}`} />
          ))}
        </span>
      </p>
      {/* An input that gets the focus is scrolled clear of the bar. */}
      <div className="max-lg:[&_:is(input,button)]:scroll-mb-28">{children}</div>
      <div className="mt-6 mb-24 flex flex-wrap justify-between lg:mt-2 lg:mb-0 lg:border-t lg:border-line lg:pt-2">
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
