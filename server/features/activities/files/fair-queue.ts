/** Jobs that wait, one person after the other: who sends a hundred files is served as often as who sends one. */
export function fairQueue<Job>(personOf: (job: Job) => string) {
  const waiting = new Map<string, Job[]>()
  return {
    add(job: Job) {
      const person = personOf(job)
      waiting.set(person, [...(waiting.get(person) ?? []), job])
    },
    /** The next job of a person for whom `mayBegin`; that person goes to the end of the line. */
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
