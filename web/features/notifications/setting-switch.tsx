import { Controller, type UseFormReturn } from 'react-hook-form'
import { SwitchLine } from '#web/ui/forms/switch.tsx'
import type { SettingsFields } from './use-settings-form.ts'

type Props = {
  form: UseFormReturn<SettingsFields>
  name: Exclude<keyof SettingsFields, 'email' | 'phoneNumber'>
  label: string
  hint: string
  /** Why it cannot be used here; shown as off, with the saved value kept. */
  away?: string | undefined
}

export function SettingSwitch({ form, name, label, hint, away }: Props) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SwitchLine
          label={label}
          hint={away ?? hint}
          checked={field.value && !away}
          onChange={field.onChange}
          disabled={away !== undefined}
        />
      )}
    />
  )
}
