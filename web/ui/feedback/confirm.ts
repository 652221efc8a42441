export type Question = {
  title: string
  text?: string
  /** Label of the confirming button. */
  confirm: string
  cancel?: string
  /** Whether confirming deletes something. */
  danger?: boolean
}
type Asked = Question & { answer: (yes: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function show(next: Asked | undefined) {
  asked = next
  for (const listener of listeners) listener()
}

function ask(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    show({
      ...question,
      answer(yes) {
        show(undefined)
        resolve(yes)
      },
    })
  })
}

/** Asks before an irreversible action: `if (await confirm({ … })) …`. */
export function useConfirm() {
  return ask
}

/** The question that is waiting for an answer. */
export function askedQuestion(): Asked | undefined {
  return asked
}

export function onQuestion(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
