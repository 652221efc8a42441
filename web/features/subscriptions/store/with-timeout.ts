/** What `work` brings, or `late` after `ms`; the work goes on all the same. */
export function withTimeout<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
