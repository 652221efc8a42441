/** Resolves with `late` after `ms`; does not cancel `work`. */
export function withTimeout<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
