import type { ComponentProps } from 'react'
import { highestMax } from '#contract/strength/progression/effort.ts'
import {
  type PlannedSet,
  type ProgressionRule,
  type RuleKind,
  ruleKinds,
  type Standing,
} from '#contract/strength/progression/rules.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { usePreferences } from '../use-preferences.ts'
import { type WeightUnit, weightIn } from '../weights.ts'
import { words } from '../words.ts'
import { BoundedField } from './bounded-field.tsx'
import { unknownStanding } from './routine-workout.ts'
import { usualRule } from './rule-fields.ts'

type Ruled = { rule: ProgressionRule | null; standing: Standing | null }
type Props = Ruled & { sets: readonly PlannedSet[]; onChange: (change: Ruled) => void }

const none = 'none'

type Shown = Omit<ComponentProps<typeof BoundedField>, 'value' | 'onChange'>
const whole = (label: string, most: number, least = 1): Shown => ({ whole: true, label, least, most })
const sets = whole(words.ruleSets, 20)
const reps = whole(words.measures.reps, 100)

/** The fields of a rule in their order; those that it lacks itself are of its standing. */
function fieldsOf(rule: ProgressionRule, unit: WeightUnit): Record<string, Shown> {
  const weight = (label: string): Shown => ({
    label: `${label}, ${words.units[unit]}`,
    measure: weightIn(unit),
    least: 0.25,
    most: 1000,
  })
  const own = (): Record<string, Shown> => {
    switch (rule.kind) {
      case 'linear':
        return { sets, reps, increment: weight(words.increment.linear) }
      case 'double':
        return {
          sets,
          fewest: whole(words.fewest, rule.most - 1),
          most: whole(words.most, 100, rule.fewest + 1),
          increment: weight(words.increment.double),
        }
      case 'waves':
        return { increment: weight(words.increment.waves) }
      case 'effort':
        return { sets, reps, rpe: { label: 'RPE', least: 5, most: 10, step: 0.5 } }
      case 'time':
        return {
          sets,
          increment: whole(words.increment.time, 600),
          seconds: whole(words.beginSeconds, 86_400),
        }
      case 'distance':
        return {
          sets,
          increment: { label: words.increment.distance, least: 1, most: 10_000 },
          metres: { label: words.beginMetres, least: 1, most: 500_000 },
        }
    }
  }
  return { ...own(), kilograms: weight(words.begin[rule.kind]), deloadAfter: whole(words.deloadAfter, 10) }
}

/** The rule of an exercise, its figures, and where it begins. */
export function RuleForm({ rule, standing, sets: planned, onChange }: Props) {
  const { unit } = usePreferences()
  const at = standing ?? unknownStanding
  const figures: Record<string, unknown> = { ...at, ...rule }
  const working = planned.filter(({ kind }) => kind !== 'warm_up')
  /** What the typed sets say of where a rule begins. */
  const begins = (kind: RuleKind) => {
    if (kind === 'waves' || kind === 'effort') return highestMax(working)
    return working.find(({ kilograms }) => kilograms)?.kilograms ?? null
  }
  const kinds = [none, ...ruleKinds] as const
  const set = (change: object) =>
    rule && onChange({ rule: { ...rule, ...change } as ProgressionRule, standing })
  const stand = (change: Partial<Standing>) => onChange({ rule, standing: { ...at, ...change } })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={words.rule} hint={words.ruleTexts[rule?.kind ?? none]}>
        {(ids) => (
          <Select
            {...ids}
            value={rule?.kind ?? none}
            options={kinds.map((value) => ({ value, label: words.rules[value] }))}
            onChange={(kind: RuleKind | typeof none) =>
              onChange(
                kind === none
                  ? { rule: null, standing: null }
                  : {
                      rule: usualRule(kind, unit, planned),
                      standing: { ...unknownStanding, kilograms: at.kilograms ?? begins(kind) },
                    },
              )
            }
          />
        )}
      </Field>
      {rule ? (
        <div className="grid grid-cols-2 gap-x-4 gap-y-3">
          {Object.entries(fieldsOf(rule, unit)).map(([name, field]) => (
            <BoundedField
              {...field}
              // Increases in seconds, meters and weights are inputs of their own.
              key={field.measure ? name : field.label}
              value={figures[name] as number | null}
              onChange={(value) =>
                name in rule ? value && set({ [name]: value }) : stand({ [name]: value })
              }
            />
          ))}
          <BoundedField
            whole
            label={words.deloadBy}
            value={Math.round(rule.deloadBy * 100)}
            least={1}
            most={50}
            onChange={(percent) => percent && set({ deloadBy: percent / 100 })}
          />
        </div>
      ) : null}
    </div>
  )
}
