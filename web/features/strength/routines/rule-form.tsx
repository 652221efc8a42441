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
import { weightIn } from '../weights.ts'
import { words } from '../words.ts'
import { BoundedField } from './bounded-field.tsx'
import { unknownStanding } from './routine-workout.ts'
import { usualRule } from './rule-fields.ts'

type Ruled = { rule: ProgressionRule | null; standing: Standing | null }
type Props = Ruled & { sets: readonly PlannedSet[]; onChange: (change: Ruled) => void }

const none = 'none'

/** The rule of an exercise, its figures, and where it begins. */
export function RuleForm({ rule, standing, sets: planned, onChange }: Props) {
  const { unit } = usePreferences()
  const at = standing ?? unknownStanding
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
  const weightField = (
    label: string,
    value: number | null,
    put: (value: number | null) => void,
    min = 0.25,
  ) => (
    <BoundedField
      label={`${label}, ${words.units[unit]}`}
      value={value}
      measure={weightIn(unit)}
      least={min}
      most={1000}
      onChange={put}
    />
  )
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
          {'sets' in rule ? (
            <BoundedField
              whole
              label={words.ruleSets}
              value={rule.sets}
              least={1}
              most={20}
              onChange={(sets) => sets && set({ sets })}
            />
          ) : null}
          {rule.kind === 'linear' || rule.kind === 'effort' ? (
            <BoundedField
              whole
              label={words.measures.reps}
              value={rule.reps}
              least={1}
              most={100}
              onChange={(reps) => reps && set({ reps })}
            />
          ) : null}
          {rule.kind === 'double' ? (
            <>
              <BoundedField
                whole
                label={words.fewest}
                value={rule.fewest}
                least={1}
                most={rule.most - 1}
                onChange={(fewest) => fewest && set({ fewest })}
              />
              <BoundedField
                whole
                label={words.most}
                value={rule.most}
                least={rule.fewest + 1}
                most={100}
                onChange={(most) => most && set({ most })}
              />
            </>
          ) : null}
          {rule.kind === 'effort' ? (
            <BoundedField
              label="RPE"
              value={rule.rpe}
              least={5}
              most={10}
              step={0.5}
              onChange={(rpe) => rpe && set({ rpe })}
            />
          ) : null}
          {rule.kind === 'linear' || rule.kind === 'double' || rule.kind === 'waves'
            ? weightField(
                words.increment[rule.kind],
                rule.increment,
                (increment) => increment && set({ increment }),
              )
            : null}
          {rule.kind === 'time' ? (
            <>
              <BoundedField
                whole
                label={words.increment.time}
                value={rule.increment}
                least={1}
                most={600}
                onChange={(increment) => increment && set({ increment })}
              />
              <BoundedField
                whole
                label={words.beginSeconds}
                value={at.seconds}
                least={1}
                most={86_400}
                onChange={(seconds) => stand({ seconds })}
              />
            </>
          ) : null}
          {rule.kind === 'distance' ? (
            <>
              <BoundedField
                label={words.increment.distance}
                value={rule.increment}
                least={1}
                most={10_000}
                onChange={(increment) => increment && set({ increment })}
              />
              <BoundedField
                label={words.beginMetres}
                value={at.metres}
                least={1}
                most={500_000}
                onChange={(metres) => stand({ metres })}
              />
            </>
          ) : null}
          {weightField(words.begin[rule.kind], at.kilograms, (kilograms) => stand({ kilograms }))}
          <BoundedField
            whole
            label={words.deloadAfter}
            value={rule.deloadAfter}
            least={1}
            most={10}
            onChange={(deloadAfter) => deloadAfter && set({ deloadAfter })}
          />
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
