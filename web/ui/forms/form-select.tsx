import type { ComponentProps } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

type Props<Values extends FieldValues> = Pick<ComponentProps<typeof Field>, 'label' | 'optional'> &
  Pick<ComponentProps<typeof Select>, 'options' | 'placeholder'> & {
    form: Pick<UseFormReturn<Values>, 'control'>
    name: Path<Values>
  }

/** A choice of a form with its label, which gets the focus when it is refused. */
export function FormSelect<Values extends FieldValues>({
  form,
  name,
  label,
  optional,
  ...rest
}: Props<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} optional={optional} error={fieldState.error?.message}>
      {(ids) => (
        <Select {...ids} {...rest} ref={field.ref} value={field.value ?? ''} onChange={field.onChange} />
      )}
    </Field>
  )
}
