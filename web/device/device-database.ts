import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames, type StoreValue } from 'idb'

type Owned = { userId: string }
/** Object stores whose rows name their account. */
type OwnedName<S extends DBSchema> = {
  [Name in StoreNames<S> & string]: StoreValue<S, Name> extends Owned ? Name : never
}[StoreNames<S> & string]

/** An IndexedDB database that is opened on first use and reopened after it was closed. */
export function deviceDatabase<S extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<S>) => void,
) {
  let opened: Promise<IDBPDatabase<S>> | undefined

  function open() {
    opened ??= openDB<S>(name, 1, {
      upgrade: create,
      blocking(_current, _blocked, event) {
        // Another tab deletes or upgrades the database.
        ;(event.target as IDBDatabase).close()
        opened = undefined
      },
      terminated() {
        opened = undefined
      },
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  async function deleteRows<Name extends StoreNames<S>>(
    rows: Name,
    isGone: (row: StoreValue<S, Name>) => boolean,
  ) {
    const change = (await open()).transaction(rows, 'readwrite')
    for await (const cursor of change.store) if (isGone(cursor.value)) await cursor.delete()
    await change.done
  }

  return {
    open,
    deleteRows,
    /** Rows of an account, by key. */
    async rowsOf<Name extends OwnedName<S>>(rows: Name, userId: string): Promise<StoreValue<S, Name>[]> {
      const all = await (await open()).getAll(rows)
      return all.filter((row: Owned) => row.userId === userId)
    },
    /** Deletes the rows of other accounts. */
    async keepOnly(userId: string, ...owned: OwnedName<S>[]) {
      for (const rows of owned) await deleteRows(rows, (row: Owned) => row.userId !== userId)
    },
    /** Deletes all its content. */
    async wipe() {
      const database = await open().catch(() => undefined)
      database?.close()
      opened = undefined
      await deleteDB(name)
    },
  }
}
