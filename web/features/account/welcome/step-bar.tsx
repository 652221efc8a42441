import type { ReactNode } from 'react'
import { keepToastsClear } from '#web/ui/feedback/toast-rise.ts'
import { Button } from '#web/ui/forms/button.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** Actions of a step; on phones at the lower edge, in sight at any height of the step. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={keepToastsClear}
      className="fixed inset-x-0 bottom-0 z-10 flex flex-row-reverse flex-wrap gap-2 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow *:px-4 lg:static lg:grid lg:border-0 lg:p-0"
    >
      {children}
    </div>
  )
}

type Props = { welcome: Welcome; label?: string; onNext?: () => void }

/** Continue and skip; without `onNext` the first submits the step's form. */
export function StepButtons({ welcome, label = words.next, onNext }: Props) {
  const { isBusy, next } = welcome
  return (
    <StepBar>
      <Button size="lg" busy={isBusy} {...(onNext ? { onClick: onNext } : { type: 'submit' })}>
        {isBusy ? words.working : label}
      </Button>
      <SkipButton onSkip={() => next()} disabled={isBusy} />
    </StepBar>
  )
}

export function SkipButton({ onSkip, disabled }: { onSkip: () => void; disabled?: boolean }) {
  return (
    <Button size="lg" variant="quiet" onClick={onSkip} disabled={disabled}>
      {words.skip}
    </Button>
  )
}
