/**
 * Milliseconds of processor time that the current thread spends until `work` has ended. Waiting, and other processes
 * on a busy machine, do not count.
 */
export async function threadTime(work: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}
