import { PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'

/** The part of `pg`'s connection used for copying. */
type Connection = {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain?: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Streams rows in PostgreSQL's text form (`COPY … TO STDOUT`) with backpressure. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  const rows = new PassThrough()
  let connection: Connection
  // Data that is already buffered still arrives.
  let paused = false
  send(client, {
    submit(on: Connection) {
      connection = on
      connection.query(statement)
      // Drains the rest when the reader stops, so that the connection can be closed.
      rows.once('close', () => connection.stream.resume())
    },
    // The next message overwrites this buffer.
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
      // A stream that ended does not drain any more, and the next statement needs its answer.
      connection.stream.resume()
      rows.end()
    },
    handleError: (error: Error) => void rows.destroy(error),
  })
  return rows
}

/** Copies in rows written by `copyOut`; resolves when the database has stored them. */
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
            // A refused copy ignores further rows.
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
