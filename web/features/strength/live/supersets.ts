type Joinable = { key: string; supersetId: string | null }

/** Joins an exercise with the one after it, or takes it out of its superset; nobody is left in one alone. */
export function joinNext<Exercise extends Joinable>(
  all: readonly Exercise[],
  key: string,
  newId: () => string,
): Exercise[] {
  const at = all.findIndex((one) => one.key === key)
  const [one, next] = [all[at], all[at + 1]]
  const join = (keys: readonly (string | undefined)[], supersetId: string | null) =>
    all.map((each) => (keys.includes(each.key) ? { ...each, supersetId } : each))
  if (one?.supersetId) {
    const left = all.filter((each) => each.supersetId === one.supersetId && each.key !== key)
    return join([key, left.length === 1 ? left[0]!.key : undefined], null)
  }
  if (!one || !next) return [...all]
  return join([key, next.key], next.supersetId ?? newId().slice(0, 8))
}
