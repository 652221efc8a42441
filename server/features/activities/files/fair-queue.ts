/** A queue that serves accounts in turn, whatever the number of their jobs. */
export function fairQueue<Job>(personOf: (job: Job) => string) {
  const waiting = new Map<string, Job[]>()
  return {
    add(job: Job) {
      const person = personOf(job)
      waiting.set(person, [...(waiting.get(person) ?? []), job])
    },
    /** Removes the next job of an account that passes `mayBegin`; that account moves to the end. */
    take(mayBegin: (person: string) => boolean = () => true): Job | undefined {
      for (const [person, [job, ...rest]] of waiting) {
        if (!mayBegin(person)) continue
        waiting.delete(person)
        if (rest.length) waiting.set(person, rest)
        return job
      }
      return undefined
    },
  }
}
