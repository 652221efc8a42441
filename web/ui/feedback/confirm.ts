export type Question = {
  title: string
  text?: string
  /** The label of the button that goes ahead. */
  confirm: string
  cancel?: string
  /** Whether going ahead destroys something. */
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

/** Asks before something that cannot be taken back: `if (await confirm({ … })) …`. */
export function useConfirm() {
  return ask
}

/** The question that waits for an answer. */
export function askedQuestion(): Asked | undefined {
  return asked
}

export function onQuestion(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
