import { BookOpen, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { drinkEmoji } from '#contract/drinks.ts'
import { usePhotosUnread } from '#web/nutrition/use-photos-unread.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { knownKind } from './drink-fields.ts'
import type { DrinkFormState } from './use-drink-form.ts'
import { kindOptions, words } from './words.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const
const amounts = [
  ['volume', words.millilitres],
  ['calories', words.kcal],
  ['sugar', words.grams],
  ['caffeine', words.milligrams],
  ['asWater', words.percentSign],
] as const

/** A drink by its figures; its name or a photo can fill them in. */
export function DrinkForm({ drink }: { drink: DrinkFormState }) {
  const { form, read } = drink
  const unread = usePhotosUnread(words.enterInstead)
  const { errors } = form.formState
  const files = useRef<HTMLInputElement>(null)
  const name = useWatch({ control: form.control, name: 'customName' }) ?? ''
  const kind = knownKind(useWatch({ control: form.control, name: 'drinkType' }) ?? '')

  return (
    <form id={drink.id} noValidate onSubmit={drink.submit} className="grid grid-cols-1 gap-4">
      <Field label={words.name} error={errors.customName?.message}>
        {(ids) => (
          <div className="flex items-center gap-3">
            <FoodEmoji emoji={read?.emoji ?? drinkEmoji(kind, name)} />
            <Input
              {...ids}
              {...form.register('customName', { onChange: drink.forgetRead })}
              maxLength={120}
              autoComplete="off"
              placeholder={words.nameExample}
            />
          </div>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<BookOpen {...icon} />}
          onClick={drink.fromName}
          busy={drink.isReading}
        >
          {words.lookUp}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus {...icon} />}
          onClick={() => files.current?.click()}
          busy={drink.isReading}
        >
          {words.fromPhoto}
        </Button>
        <input
          ref={files}
          type="file"
          accept="image/*"
          aria-label={words.fromPhoto}
          hidden
          onChange={({ currentTarget: input }) => {
            const photo = input.files?.[0]
            if (photo) drink.fromPhoto(photo)
            input.value = ''
          }}
        />
      </div>
      {unread}
      {drink.problem ? (
        <p role="alert" className="rounded-sm bg-tomato-soft px-3.5 py-2.5 text-sm">
          {drink.problem}
        </p>
      ) : read ? (
        <p role="status" className="rounded-sm bg-herb-soft px-3.5 py-2.5 text-sm">
          {words.filledBy[read.source]}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={words.kind} error={errors.drinkType?.message}>
          {(ids) => <Select {...ids} value={kind} onChange={drink.chooseKind} options={kindOptions} />}
        </Field>
        {amounts.map(([field, unit]) => (
          <Field key={field} label={words[field]} error={errors[field]?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...form.register(field, {
                  setValueAs: decimal,
                  ...(field === 'volume' && { onChange: drink.followVolume }),
                })}
                type="number"
                inputMode="decimal"
                min={0}
                step="any"
                placeholder={field === 'sugar' || field === 'caffeine' ? '0' : undefined}
                suffix={unit}
              />
            )}
          </Field>
        ))}
      </div>
    </form>
  )
}

function decimal(typed: string | number | undefined): number | undefined {
  const number = Number.parseFloat(String(typed ?? ''))
  return Number.isNaN(number) ? undefined : number
}
