import { type UnitSystem, unitSystems } from '#contract/measures/units.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Section } from '#web/ui/section.tsx'
import { useTheme } from '#web/ui/styles/theme.ts'
import { useChangeProfile } from './profile/use-profile.ts'
import { words } from './words.ts'

const systems = unitSystems.map((value) => ({ value, label: words.unitSystems[value] }))
const themeChoices = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: words.themes[value],
}))

/** Display settings; each choice is saved at once. */
export function DisplaySection({ units }: { units: UnitSystem }) {
  const [theme, chooseTheme] = useTheme()
  const change = useChangeProfile()
  const shown = change.isPending ? (change.variables.units ?? units) : units
  const choose = (next: UnitSystem) =>
    change.mutate(
      { units: next },
      {
        onError: (error) => toastRefusal(error, words.updateFailed),
      },
    )
  return (
    <Section id="display" title={words.displayTitle} lead={words.displayLead}>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="text-sm font-medium" aria-hidden="true">
            {words.units}
          </p>
          <Segmented label={words.units} value={shown} onChange={choose} options={systems} />
          <p className="text-sm text-ink-3">{words.unitsTold[shown]}</p>
        </div>
        <div className="grid gap-2">
          <p className="text-sm font-medium" aria-hidden="true">
            {words.appearance}
          </p>
          <Segmented label={words.appearance} value={theme} onChange={chooseTheme} options={themeChoices} />
        </div>
      </div>
    </Section>
  )
}
