/** What the worker asks an open window: to go to a path of this product, and to answer on the port that comes along. */
export type Opening = { open: string }
