import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

/** Tips on the AI features, collapsed by default. */
export function AiTips() {
  const [shown, show] = useState(false)
  return (
    <section className="grid justify-items-start gap-4">
      <Button
        variant="secondary"
        aria-expanded={shown}
        aria-controls="ai-tips"
        onClick={() => show(!shown)}
        icon={<Lightbulb className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
      >
        {shown ? words.hideTips : words.showTips}
      </Button>
      <div
        id="ai-tips"
        hidden={!shown}
        className="grid w-full gap-x-10 gap-y-6 sm:grid-cols-2 [&[hidden]]:hidden"
      >
        {words.tips.map(({ feature, title, tips }) => (
          <section key={feature} aria-labelledby={`tips-${feature}`} className="animate-fade-in">
            <h2 id={`tips-${feature}`} className="display text-xl">
              {title}
            </h2>
            <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-2 marker:text-herb">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
