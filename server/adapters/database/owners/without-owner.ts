/** A row that was read, as it is written over another: Citus refuses to set whose a row is, also to what it is. */
export function withoutOwner<Row extends object>(row: Row): Omit<Row, 'userId'> {
  const { userId: _, ...fields } = row as Row & { userId?: string }
  return fields
}
