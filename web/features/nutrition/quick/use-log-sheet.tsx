import { useState } from 'react'
import { LogSheet } from './log-sheet.tsx'

/** The log sheet for other features' screens; `onLogged` is called after a meal was logged in it. */
export function useLogSheet(onLogged: () => void) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    sheet: <LogSheet open={isOpen} onOpenChange={setOpen} onLogged={onLogged} />,
  }
}
