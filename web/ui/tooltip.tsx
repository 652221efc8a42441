import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Around the screens that have tips: how long a pointer rests before a tip shows, and before the next one does. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A short explanation of its child, shown on hover and focus. The child must be focusable. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-70 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper animate-fade-in"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
