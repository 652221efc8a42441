import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#contract/http/errors.ts'
import type { S3Settings } from '#server/settings/operation-settings.ts'
import { type Blobs, checkKey, contentTypeOf } from './blobs.ts'
import { words } from './words.ts'

const answerMs = 15_000

/** Objects of one bucket of an S3-compatible store. The bucket is private. */
export function s3Blobs({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Blobs {
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted stores rarely support a host name per bucket.
    forcePathStyle: true,
    maxAttempts: 3,
    // Stores other than Amazon's may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const within = () => ({ abortSignal: AbortSignal.timeout(answerMs) })

  async function* keysBelow(prefix: string): AsyncGenerator<string[]> {
    for (let after: string | undefined; ; ) {
      const page = await reached(() =>
        s3.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
          within(),
        ),
      )
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      if (keys.length) yield keys
      after = page.NextContinuationToken
      if (!after) return
    }
  }

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType)
        throw new Error(`The key ${key} does not stand for ${contentType}.`)
      const object = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }
      await reached(() => s3.send(new PutObjectCommand(object), within()))
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      const object = await reached(() =>
        s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }), within()).catch(whenMissing),
      )
      if (!object?.Body) return undefined
      return { bytes: Buffer.from(await object.Body.transformToByteArray()), contentType }
    },

    async remove(key) {
      contentTypeOf(key)
      await reached(() => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), within()))
    },

    async removePrefix(prefix) {
      checkKey(prefix.replace(/\/$/, ''))
      for await (const keys of keysBelow(prefix)) {
        const Objects = keys.map((Key) => ({ Key }))
        const removed = await reached(() =>
          s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }), within()),
        )
        if (removed.Errors?.length) throw new AppError('unavailable', words.away)
      }
    },

    async *list() {
      for await (const keys of keysBelow('')) yield* keys
    },
  }
}

function whenMissing(error: { name?: string }) {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined
  throw error
}

/** Maps an unreachable or refusing store to `unavailable`. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new AppError('unavailable', words.away, { retryAfterSeconds: 5 })
  }
}
