import { type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { type Food, per100 } from '#contract/foods/foods.ts'
import { disagreeingEnergy } from '#contract/foods/macro-energy.ts'
import { eachNutrient, type NutrientName } from '#contract/foods/nutrients.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { CustomForm, Described } from './custom-figures.ts'
import { LabelMicronutrients } from './label-micronutrients.tsx'
import { useCustomFoodForm, useRemoveCustomFood } from './use-custom-food-form.ts'
import { words } from './words.ts'

type Props = {
  open: boolean
  described: Described
  onClose: () => void
  onSaved: (food: Food) => void
  onRemoved?: () => void
}

const figures = [
  { name: 'calories', unit: words.kcal },
  { name: 'protein', unit: words.grams, optional: true },
  { name: 'carbs', unit: words.grams, optional: true },
  { name: 'fat', unit: words.grams, optional: true },
  { name: 'sugar', unit: words.grams, optional: true },
  { name: 'fiber', unit: words.grams, optional: true },
  { name: 'sodium', unit: words.milligrams, optional: true },
] as const

/** Highest figures of 100 g. */
const mostOf = eachNutrient((name) => boundsOf(per100.shape[name]).most ?? Infinity)

/** Creates or edits a custom food from its label. */
export function CustomFoodDialog({ open, described, onClose, onSaved, onRemoved }: Props) {
  const { food } = described
  const { id, form, isSaving, submit } = useCustomFoodForm(described, (saved) => {
    onClose()
    onSaved(saved)
  })
  const { errors } = form.formState
  const basis = useWatch({ control: form.control, name: 'basis' })
  const number = (name: Path<CustomForm>, label: string, unit: string, optional = false) => (
    <FormNumberField
      key={name}
      form={form}
      name={name}
      label={label}
      optional={optional}
      bounds={{
        least: 0,
        most: name in mostOf ? mostOf[name as NutrientName] * ((basis || 100) / 100) : 10_000,
      }}
      suffix={unit}
    />
  )

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={food ? words.customEditTitle : words.customTitle}
      description={words.customText}
      footer={
        <>
          {food ? (
            <RemoveFood
              food={food}
              onRemoved={() => {
                onClose()
                onRemoved?.()
              }}
            />
          ) : null}
          <Button type="submit" form={id} busy={isSaving} className="sm:min-w-44">
            {words.saveFood}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.name} error={errors.name?.message}>
            {(ids) => <Input {...ids} {...form.register('name')} maxLength={120} autoComplete="off" />}
          </Field>
          <Field label={words.brand} optional error={errors.brand?.message}>
            {(ids) => <Input {...ids} {...form.register('brand')} maxLength={80} autoComplete="off" />}
          </Field>
        </div>
        <FormNumberField
          form={form}
          name="basis"
          label={words.basis}
          hint={words.basisHint}
          bounds={{ least: 0, most: 10_000 }}
          suffix={words.grams}
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {figures.map((one) => number(one.name, words[one.name], one.unit, 'optional' in one))}
        </div>
        <Disagreement form={form} basis={basis || 100} />
        <LabelMicronutrients form={form} basis={basis || 100} />
        <div className="grid grid-cols-[1fr_8rem] gap-4">
          <Field label={words.portionLabel} optional error={errors.portionLabel?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...form.register('portionLabel')}
                maxLength={120}
                autoComplete="off"
                placeholder={words.portionExample}
              />
            )}
          </Field>
          {number('portionGrams', words.portionGrams, words.grams)}
        </div>
      </form>
    </Dialog>
  )
}

/** Told while typing and kept as typed: some labels disagree, and most that do have a slip. */
function Disagreement({ form, basis }: { form: UseFormReturn<CustomForm>; basis: number }) {
  const [calories, protein, carbs, fat, fiber] = useWatch({
    control: form.control,
    name: ['calories', 'protein', 'carbs', 'fat', 'fiber'],
  })
  const in100 = (figure: number | null | undefined) => (figure == null ? null : (figure / basis) * 100)
  const figures = { protein: in100(protein), carbs: in100(carbs), fat: in100(fat), fiber: in100(fiber) }
  const energy = disagreeingEnergy({ ...figures, calories: in100(calories) ?? Number.NaN })
  return (
    <p role="status" className="text-sm font-medium text-carbs empty:-mt-4">
      {energy === undefined ? null : words.disagreement(formatNumber((energy * basis) / 100))}
    </p>
  )
}

function RemoveFood({ food, onRemoved }: { food: Food; onRemoved: () => void }) {
  const confirm = useConfirm()
  const remove = useRemoveCustomFood(onRemoved)
  const ask = async () => {
    const yes = await confirm({
      title: words.deleteFoodTitle,
      text: words.deleteFoodText(food.name),
      confirm: words.deleteFood,
      danger: true,
    })
    if (yes) remove.mutate(food)
  }
  return (
    <Button variant="secondary" className="text-tomato sm:mr-auto" busy={remove.isPending} onClick={ask}>
      {words.deleteFood}
    </Button>
  )
}
