import { BookOpen, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { drinkEmoji } from '#contract/hydration/drinks.ts'
import { drinkEntry } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { usePhotosUnread } from '#web/features/nutrition/scan/use-photos-unread.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { volumeIn } from '#web/ui/measures/measures.ts'
import { kindOptions, words } from '../words.ts'
import { drinkFields, knownKind } from './drink-fields.ts'
import type { DrinkFormState } from './use-drink-form.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const
const amounts = [
  ['calories', words.kcal],
  ['sugar', words.grams],
  ['caffeine', words.milligrams],
  ['asWater', words.percentSign],
] as const

/** The form of a drink; its name or a photo can fill it. */
export function DrinkForm({ drink }: { drink: DrinkFormState }) {
  const photosUnread = usePhotosUnread(words.enterInstead)
  const { form, read } = drink
  const { user } = useUser()
  const volume = volumeIn(user?.units)
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
      {photosUnread}
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
        <FormNumberField
          form={form}
          name="volume"
          label={words.volume}
          measure={volume}
          bounds={boundsOf(drinkEntry.shape.volume)}
          onTyped={drink.followVolume}
        />
        {amounts.map(([name, unit]) => (
          <FormNumberField
            key={name}
            form={form}
            name={name}
            label={words[name]}
            bounds={boundsOf(drinkFields.shape[name])}
            placeholder={name === 'sugar' || name === 'caffeine' ? '0' : undefined}
            suffix={unit}
          />
        ))}
      </div>
    </form>
  )
}
