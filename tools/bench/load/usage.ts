import { readdir, readFile } from 'node:fs/promises'

/** CPU seconds since the start and memory (proportional set size) of process trees. */
export type Usage = { cpuSeconds: number; megabytes: number }

const ticksPerSecond = 100

/** Of `roots` with their descendants, except `without` and its descendants. Zeros without /proc. */
export async function usageOf(roots: number[], without: number[] = []): Promise<Usage> {
  const parents = await parentsOfAll()
  const below = (pid: number, some: number[]): boolean =>
    some.includes(pid) || (parents.has(pid) && below(parents.get(pid)!, some))
  const pids = [...parents.keys()].filter((pid) => below(pid, roots) && !below(pid, without))
  const each = await Promise.all(pids.map(usageOfOne))
  return {
    cpuSeconds: each.reduce((sum, one) => sum + one.cpuSeconds, 0),
    megabytes: Math.round(each.reduce((sum, one) => sum + one.megabytes, 0)),
  }
}

async function parentsOfAll(): Promise<Map<number, number>> {
  const names = await readdir('/proc').catch(() => [])
  const pairs = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => [Number(name), Number((await fieldsOf(Number(name)))[1])] as const),
  )
  return new Map(pairs)
}

async function usageOfOne(pid: number): Promise<Usage> {
  const fields = await fieldsOf(pid)
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  // utime and stime, with those of terminated children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return {
    cpuSeconds: ticks / ticksPerSecond,
    megabytes: Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / 1024,
  }
}

/** The fields after the process's name in `/proc/PID/stat`: state, parent and so on. */
async function fieldsOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
