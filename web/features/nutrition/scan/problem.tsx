import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

/** Why the analysis failed, and a link to the manual form. */
export function Problem({ text, onManual }: { text: string; onManual: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-tomato-soft p-4">
      <p>
        <strong className="block font-semibold text-tomato">{words.analysisFailed}</strong>
        {text}
      </p>
      <Button variant="secondary" size="sm" onClick={onManual}>
        {words.enterByHand}
      </Button>
    </div>
  )
}
