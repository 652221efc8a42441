import { Menu } from 'lucide-react'
import { useState } from 'react'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { words } from '../words.ts'

const phoneMenu = deferredComponent(async () => (await import('./phone-menu.tsx')).PhoneMenu)

/** The button of the phone menu, with all links that the bars have no space for. */
export function PhoneMenuButton() {
  const [open, setOpen] = useState(false)
  const PhoneMenu = phoneMenu.useComponent(open)
  return (
    <>
      <button
        type="button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        onPointerEnter={phoneMenu.prepare}
        onFocus={phoneMenu.prepare}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken lg:hidden"
      >
        <Menu className="size-5.5" aria-hidden="true" />
      </button>
      {PhoneMenu ? <PhoneMenu open={open} onOpenChange={setOpen} /> : null}
    </>
  )
}
