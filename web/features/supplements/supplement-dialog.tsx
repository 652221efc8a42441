import { useWatch } from 'react-hook-form'
import {
  type MicronutrientGroup,
  micronutrientGroups,
  micronutrients,
} from '#contract/foods/micronutrients.ts'
import { type Supplement, supplementEntry } from '#contract/supplements.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { MicronutrientInputs } from '#web/ui/forms/micronutrient-inputs.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { amountText, unitOf } from '#web/ui/measures/nutrient-amount.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useRemoveSupplement } from './use-remove-supplement.ts'
import { useSupplementForm } from './use-supplement-form.ts'
import { words } from './words.ts'

const groups: MicronutrientGroup[] = ['vitamins', 'minerals', 'fats']
const most = boundsOf(supplementEntry.shape.nutrients.unwrap().shape.ironMg).most!

type Props = {
  /** The supplement to change; a new one without. */
  supplement?: Supplement | undefined
  onClose: () => void
  onRemoved?: () => void
}

/** Adds or changes a supplement as its label states it; mounted while it is open. */
export function SupplementDialog({ supplement, onClose, onRemoved = onClose }: Props) {
  const { id, form, isSaving, templates, perIu, opened, setOpen, startFrom, submit } = useSupplementForm(
    supplement,
    onClose,
  )
  const remove = useRemoveSupplement(onRemoved)
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={supplement ? words.editTitle : words.addTitle}
      description={supplement ? words.keepsText : words.formText}
      footer={
        <>
          {supplement ? (
            <Button
              variant="secondary"
              className="text-tomato sm:mr-auto"
              busy={remove.isPending}
              onClick={() => remove.mutate(supplement)}
            >
              {words.remove}
            </Button>
          ) : null}
          <Button type="submit" form={id} busy={isSaving} className="sm:min-w-44">
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        {templates.length ? (
          <fieldset className="min-w-0">
            <legend className="mb-2 text-sm text-ink-2">{words.start}</legend>
            <div className="flex flex-wrap gap-2">
              {templates.map((template) => (
                <button
                  key={template.name}
                  type="button"
                  onClick={() => startFrom(template)}
                  className={chipLook(false)}
                >
                  {template.name}
                </button>
              ))}
            </div>
          </fieldset>
        ) : null}
        <Field label={words.name} error={errors.name?.message}>
          {(ids) => (
            <Input {...ids} {...form.register('name')} dir="auto" maxLength={120} autoComplete="off" />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.dose} error={errors.dose?.message}>
            {(ids) => (
              <Input
                {...ids}
                {...form.register('dose')}
                maxLength={40}
                autoComplete="off"
                placeholder={words.doseExample}
              />
            )}
          </Field>
          <FormNumberField
            form={form}
            name="usualDoses"
            label={words.usualDoses}
            bounds={boundsOf(supplementEntry.shape.usualDoses.unwrap())}
          />
        </div>
        <section className="grid grid-cols-1 gap-3">
          <div>
            <h3 className="text-sm font-medium">{words.perDose}</h3>
            <Stated form={form} />
          </div>
          {groups.map((group) => (
            <Disclosure
              key={group}
              title={words.groups[group]}
              isOpen={opened.includes(group)}
              onOpenChange={(isOpen) => setOpen(group, isOpen)}
            >
              <div className="pt-1 pb-3">
                <MicronutrientInputs
                  form={form}
                  names={micronutrientGroups[group]}
                  most={() => most}
                  perIu={perIu}
                />
              </div>
            </Disclosure>
          ))}
        </section>
      </form>
    </Dialog>
  )
}

/** The amounts that are filled in, wherever their groups are closed or out of sight. */
function Stated({ form }: Pick<ReturnType<typeof useSupplementForm>, 'form'>) {
  const amounts = useWatch({ control: form.control, name: 'nutrients' })
  const stated = micronutrients.flatMap((name) => {
    const amount = amounts[name]
    return amount ? [`${words.nutrients[name]} ${amountText(amount)} ${unitOf(name)}`] : []
  })
  return <p className="text-sm text-ink-2 empty:hidden">{stated.join(', ')}</p>
}
