import { useId } from 'react'
import { testTypes } from '#contract/notifications.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { useSendTest } from './use-send-test.ts'
import { words } from './words.ts'

export function TestButtons() {
  const id = useId()
  const { mutate: send, isPending, variables } = useSendTest()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend does not take part in the grid
    <div role="group" aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id={id} className="font-semibold">
          {words.testsTitle}
        </h3>
        <p className="text-sm text-ink-2">{words.testsLead}</p>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {testTypes.map((type) => (
          <Button
            key={type}
            variant="secondary"
            className="px-4"
            busy={isPending && variables === type}
            onClick={() => send(type)}
          >
            {words.tests[type]}
          </Button>
        ))}
      </div>
    </div>
  )
}
