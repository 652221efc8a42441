import pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { cloneDatabase, dropDatabase } from './testing.ts'

/** A clone of the template, used by one test after the other. */
type Clone = {
  url: string
  /** Open connections that no pool has. */
  connections: pg.Client[]
  /** Whether a connection that a pool ends is kept open. */
  isReturning: boolean
  /** What `schemaOf` says of an unchanged clone. */
  schema: string
}

/** Empty clones of this worker. */
const spare: Clone[] = []

/**
 * An empty database on the run's server. A worker empties it and uses it again: cloning, dropping and connecting take 0.2 s
 * of PostgreSQL's processor time.
 */
export async function borrowDatabase(
  serverUrl: string,
): Promise<{ db: Database; giveBack(): Promise<void> }> {
  const clone = spare.pop() ?? (await newClone(serverUrl))
  clone.isReturning = false
  const db = openDatabase(clone.url, 8)
  Object.assign(db.$client, { Client: clientOf(clone) })
  return {
    db,
    async giveBack() {
      clone.isReturning = true
      await db.$client.end()
      if (await withConnection(clone, (client) => isRestored(clone, client))) spare.push(clone)
      else await dropDatabase(clone.url)
    },
  }
}

async function newClone(serverUrl: string): Promise<Clone> {
  const clone = { url: await cloneDatabase(serverUrl), connections: [], isReturning: true, schema: '' }
  clone.schema = await withConnection(clone, schemaOf)
  return clone
}

/** The constructor for a pool's clients: takes an open connection of the clone, if there is one. */
function clientOf(clone: Clone) {
  function Client() {
    return clone.connections.pop() ?? newConnection(clone)
  }
  return Client as unknown as new () => pg.Client
}

/** A connection that goes back to its clone when it is ended, without what a pool's users put on it. */
function newConnection(clone: Clone): pg.Client {
  const client = new pg.Client({ connectionString: clone.url })
  const { connect, end } = client
  type Done = (error: Error | null) => void
  let isConnected = false
  client.on('end', () => {
    clone.connections = clone.connections.filter((one) => one !== client)
  })
  return Object.assign(client, {
    connect(done: Done) {
      if (isConnected) process.nextTick(done, null)
      else
        connect.call(client, (error: Error | null) => {
          isConnected = !error
          done(error)
        })
    },
    end(done: Done) {
      if (!clone.isReturning || client.getTransactionStatus() !== 'I')
        return Reflect.apply(end, client, [done])
      delete (client as Partial<pg.Client>).query
      client.removeAllListeners('error').on('error', () => {})
      clone.connections.push(client)
      done(null)
    },
  })
}

async function withConnection<T>(clone: Clone, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new (clientOf(clone))()
  await new Promise<void>((resolve, reject) =>
    client.connect((error: Error | null) => (error ? reject(error) : resolve())),
  )
  try {
    return await work(client)
  } finally {
    client.end(() => {})
  }
}

/** Removes all rows; false if the schema was changed. */
async function isRestored(clone: Clone, client: pg.Client): Promise<boolean> {
  if ((await schemaOf(client)) !== clone.schema) return false
  await client.query(removeRows)
  return true
}

/** A digest of tables, columns, triggers and functions. */
async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>({
    name: 'schema_of_clone',
    text: `select md5(string_agg(part, ',' order by part)) as schema from (
      select attrelid || '.' || attname || ' ' || atttypid from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace
      union all select relname from pg_class where relnamespace = 'public'::regnamespace
      union all select oid::text from pg_trigger
      union all select oid::text from pg_proc where pronamespace = 'public'::regnamespace
      union all select oid::text from pg_constraint where connamespace = 'public'::regnamespace
    ) as parts (part)`,
  })
  return rows[0]!.schema
}

/** Large tables are truncated, so that the next test does not read over dead rows. */
const removeRows = `do $$
declare
  one record;
begin
  set local session_replication_role = replica;
  for one in select oid, oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
  loop
    if one.bytes > 200000 then
      execute format('truncate %s cascade', one.name);
    else
      execute format('delete from %s', one.name);
    end if;
  end loop;
end $$`
