import { type Strength, strengthOf } from './password-strength.ts'
import { words } from './security-words.ts'

const steps: readonly Strength[] = ['weak', 'fair', 'strong']
const fills = { short: 'bg-tomato', weak: 'bg-tomato', fair: 'bg-carbs', strong: 'bg-herb' }

/** Strength of a password as a word and three bars; renders nothing for an empty input. */
export function StrengthHint({ password, own }: { password: string; own: readonly string[] }) {
  const strength = strengthOf(password, own)
  const reached = Math.max(1, steps.indexOf(strength) + 1)
  return (
    <div className="flex min-h-5 items-center gap-3" aria-live="polite">
      {password ? (
        <>
          <span className="grid flex-1 grid-cols-3 gap-1.5" aria-hidden="true">
            {steps.map((step, at) => (
              <span
                key={step}
                className={`h-1.5 rounded-full ${at < reached ? fills[strength] : 'bg-sunken'}`}
              />
            ))}
          </span>
          <span className="text-sm font-medium">
            <span className="sr-only">{words.strength}: </span>
            {words.strengths[strength]}
          </span>
        </>
      ) : null}
    </div>
  )
}
