/** Message from the worker to an open window: navigate to a path and confirm on the given port. */
export type Opening = { open: string }
