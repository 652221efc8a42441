import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { words } from '../words.ts'
import { IconButton } from './button.tsx'
import { Input } from './input.tsx'

/** A password input with a button that shows the password. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={shown ? words.hidePassword : words.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 text-ink-2"
      >
        <Icon className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
