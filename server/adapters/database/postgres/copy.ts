import { PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'

/** What `pg` hands its messages to, as far as copying needs them. */
type Connection = {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain?: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Rows in PostgreSQL's own text form, as `COPY … TO STDOUT` writes them, no faster than they are read. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  const rows = new PassThrough()
  let connection: Connection
  // What was read from the connection already still comes in.
  let paused = false
  send(client, {
    submit(on: Connection) {
      connection = on
      connection.query(statement)
      // Whoever stops reading leaves the rest to run out, so that the connection can be closed.
      rows.once('close', () => connection.stream.resume())
    },
    // The bytes lie in a buffer that the next message overwrites.
    handleCopyData({ chunk }: { chunk: Uint8Array }) {
      if (rows.destroyed || rows.write(Buffer.from(chunk)) || paused) return
      paused = true
      connection.stream.pause()
      rows.once('drain', () => {
        paused = false
        connection.stream.resume()
      })
    },
    handleCommandComplete() {},
    handleReadyForQuery() {
      // A stream that ends drains no more, and the next statement wants its answer.
      connection.stream.resume()
      rows.end()
    },
    handleError: (error: Error) => void rows.destroy(error),
  })
  return rows
}

/** Takes in rows that `copyOut` wrote; resolves when the database has them. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    send(client, {
      submit: (on: Connection) => on.query(statement),
      async handleCopyInResponse(connection: Connection) {
        try {
          for await (const chunk of rows) {
            // What is refused already needs no more rows.
            if (failure) return
            connection.sendCopyFromChunk(chunk)
            if (connection.stream.writableNeedDrain)
              await new Promise((drained) => connection.stream.once('drain', drained))
          }
          connection.endCopyFrom()
        } catch (error) {
          failure = error as Error
          connection.sendCopyFail('the rows ended early')
        }
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
      handleError(error: Error) {
        failure ??= error
      },
    })
  })
}

const send = (client: pg.ClientBase, submittable: object) => void client.query(submittable as pg.Submittable)
