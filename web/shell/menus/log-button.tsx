import { type ReactNode, useState } from 'react'
import { deferredComponent } from '#web/ui/deferred-component.ts'

const logSheet = deferredComponent(
  async () => (await import('#web/features/nutrition/quick/log-sheet.tsx')).LogSheet,
)

type Props = { className: string; label?: string; children: ReactNode }

/** Opens the log sheet, whose code is loaded when the button is pointed at or focused. */
export function LogButton({ className, label, children }: Props) {
  const [logging, setLogging] = useState(false)
  const LogSheet = logSheet.useComponent(logging)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={logSheet.prepare}
        onFocus={logSheet.prepare}
        onClick={() => setLogging(true)}
        className={className}
      >
        {children}
      </button>
      {LogSheet ? <LogSheet open={logging} onOpenChange={setLogging} /> : null}
    </>
  )
}
