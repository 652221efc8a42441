import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useEscapeUnderToast } from './escape-under-toast.ts'

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left text-ink outline-none select-none data-highlighted:bg-sunken data-disabled:opacity-50'

export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  const [isOpen, setOpen] = useState(false)
  const { open = isOpen, onOpenChange = setOpen, ...rest } = props
  useEscapeUnderToast(open, () => onOpenChange(false))
  return <DropdownMenu.Root {...rest} open={open} onOpenChange={onOpenChange} />
}

/** Its child is the button that opens the menu. */
export function MenuTrigger({ children }: { children: ReactNode }) {
  return <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
}

export function MenuContent({ className = '', ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...rest}
        className={`z-60 min-w-56 rounded-md border border-line bg-raised p-1.5 text-ink shadow-float animate-rise-in ${className}`}
      />
    </DropdownMenu.Portal>
  )
}

export type MenuPlace = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Id of the button. */
  labelledBy: string
  focusButton: () => void
}

/** A menu placed at its button; their parent has to be `relative`. */
export function PlacedMenu({
  open,
  onOpenChange,
  labelledBy,
  focusButton,
  align,
  children,
}: MenuPlace & Pick<ComponentProps<typeof DropdownMenu.Content>, 'align' | 'children'>) {
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </MenuTrigger>
      <MenuContent
        {...(align && { align })}
        aria-labelledby={labelledBy}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusButton()
        }}
      >
        {children}
      </MenuContent>
    </Menu>
  )
}

type ItemProps = ComponentProps<typeof DropdownMenu.Item> & { icon?: ReactNode; danger?: boolean }

export function MenuItem({ icon, danger, className = '', children, ...rest }: ItemProps) {
  return (
    <DropdownMenu.Item {...rest} className={`${row} ${danger ? 'text-tomato' : ''} ${className}`}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link href={href} className={row}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** A single choice inside a menu. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      <DropdownMenu.RadioGroup
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        aria-label={label}
      >
        {options.map((option) => (
          <DropdownMenu.RadioItem key={option.value} value={option.value} className={row}>
            {option.icon}
            <span className="flex-1">{option.label}</span>
            <DropdownMenu.ItemIndicator>
              <Check className="size-4 text-herb" aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  )
}

/** Heading of a group of entries. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="eyebrow px-3 pt-2 pb-1">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
}
