/** Tables owned through `profiles`; a statement on them must name the owner. */
export type Owned = ReadonlySet<string>

/**
 * Returns what a statement lacks to be answered by one shard; undefined when complete. Every mention of an owned
 * table must be bound to an owner (`user_id = …`), joined to another by it, or insert rows that carry it. Citus refuses
 * to set the owner of a row, also to what it is.
 */
export function unbound(statement: string, owned: Owned): string | undefined {
  const text = statement.replace(/--.*/g, ' ').replace(/'(?:[^']|'')*'/g, "''")
  const mentioned = [...text.matchAll(/\b(?:from|join|update|into|using)\s+(?:only\s+)?"?(\w+)"?/gi)]
    .map(([, name]) => name!)
    .filter((name) => owned.has(name))
  if (!mentioned.length) return undefined
  if (setsOwner(text)) return `${mentioned.join(', ')}: the owner of a row is set`
  const inserted = [...text.matchAll(/\binto\s+"?(\w+)"?\s*(?:as\s+\w+\s*)?\(([^)]*)\)/gi)].filter(
    ([, name, columns]) => owned.has(name!) && /\buser_id\b/.test(columns!),
  )
  const bindings = text.match(/\buser_id"?\s*(?:=|in\b|,[^()]*\)\s*(?:=|in\b))/gi) ?? []
  const using = text.match(/\busing\s*\([^)]*\buser_id\b[^)]*\)/gi) ?? []
  if (inserted.length + bindings.length + using.length >= mentioned.length) return undefined
  return `${mentioned.join(', ')}: ${inserted.length + bindings.length + using.length} of ${mentioned.length} bound to a person`
}

/** In an `update` or a `do update`, up to where its assignments end. */
function setsOwner(text: string): boolean {
  return [...text.matchAll(/\bset\b(.*?)(?:\b(?:where|from|returning|select)\b|$)/gis)].some(
    ([, assignments]) => /(?:^|,)\s*"?user_id"?\s*=/i.test(assignments!),
  )
}

/** Whether a statement changes rows of an owned table. Inserting a profile begins the account and needs no lock. */
export function changesOwned(statement: string, owned: Owned): boolean {
  const changed = [...statement.matchAll(/\b(insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi)]
  return changed.some(
    ([, verb, table]) =>
      owned.has(table!) && !(table === 'profiles' && verb!.toLowerCase() === 'insert into'),
  )
}

/** Lists tables that refer to `profiles`, directly or through others. */
export const ownedTablesStatement = `
  with recursive owned as (
    select 'profiles'::regclass::oid as id
    union select conrelid from pg_constraint f join owned o on f.confrelid = o.id where f.contype = 'f')
  select id::regclass::text as name from owned`
