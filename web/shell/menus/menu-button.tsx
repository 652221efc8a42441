import { type ComponentProps, useId, useRef, useState } from 'react'
import type { DeferredComponent } from '#web/ui/deferred-component.ts'
import type { MenuPlace } from '#web/ui/overlays/menu.tsx'

type Props = Omit<ComponentProps<'button'>, 'id' | 'onClick'> & { menu: DeferredComponent<MenuPlace> }

/** A button with a deferred menu; pressed before the menu's code is loaded, it opens the menu afterwards. */
export function MenuButton({ menu, children, ...rest }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Menu = menu.useComponent(open)
  return (
    <span className="relative inline-flex">
      <button
        {...rest}
        type="button"
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={menu.prepare}
        onFocus={menu.prepare}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {Menu ? (
        <Menu
          open={open}
          onOpenChange={setOpen}
          labelledBy={id}
          focusButton={() => button.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </span>
  )
}
