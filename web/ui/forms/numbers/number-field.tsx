import { type ComponentProps, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { words } from '../../words.ts'
import { Field } from '../field.tsx'
import { TypedNumber } from './number-input.tsx'
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts'

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>
type InputProps = Pick<
  ComponentProps<typeof TypedNumber>,
  'ref' | 'onBlur' | 'suffix' | 'placeholder' | 'autoFocus'
>
type Props = TypedNumberProps & FieldProps & InputProps & { inputClassName?: string }

/** A number input with its label. A text that is no number is refused when the input is left, or when `error` is set. */
export function NumberField(props: Props) {
  const { value, onChange, measure, bounds, step, ...rest } = props
  const { ref, onBlur, suffix, placeholder, autoFocus, inputClassName, error, ...field } = rest
  const number = useTypedNumber({ value, onChange, measure, bounds, step })
  const [left, setLeft] = useState(false)
  const refusal = measure?.refusal ? measure.refusal(error) : error
  return (
    <Field {...field} error={number.isUnread && (left || error) ? words.notANumber : refusal}>
      {(ids) => (
        <TypedNumber
          {...ids}
          number={number}
          ref={ref}
          suffix={suffix}
          placeholder={placeholder}
          autoFocus={autoFocus}
          className={inputClassName}
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            setLeft(true)
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}

type FormProps<Values extends FieldValues> = Omit<
  Props,
  'value' | 'onChange' | 'error' | 'ref' | 'onBlur'
> & {
  form: Pick<UseFormReturn<Values>, 'control'>
  name: Path<Values>
  /** Called after the value of the form changed. */
  onTyped?: () => void
}

/** A number of a form; null if empty. */
export function FormNumberField<Values extends FieldValues>({
  form,
  name,
  onTyped,
  ...rest
}: FormProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <NumberField
      {...rest}
      ref={field.ref}
      onBlur={field.onBlur}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(value) => {
        field.onChange(value)
        onTyped?.()
      }}
    />
  )
}
