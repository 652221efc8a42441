import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

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

  return {
    open,
    /** Deletes all its content. */
    async wipe() {
      const database = await open().catch(() => undefined)
      database?.close()
      opened = undefined
      await deleteDB(name)
    },
  }
}
