import { parentPort, workerData } from 'node:worker_threads'
import { type PushReply, pushServiceDouble } from '#server/adapters/push/push-service-double.ts'

/**
 * A push service on its own thread: a browser for each of `workerData.replies`; answers any message with the
 * received pushes.
 */
const service = await pushServiceDouble()
const { replies, publicKey } = workerData as { replies: PushReply[]; publicKey: string }
const subscriptions = replies.map((reply) => service.subscribe(publicKey, reply))
parentPort!.postMessage({ host: service.host, cert: service.cert, subscriptions })
parentPort!.on('message', () => parentPort!.postMessage(service.received.map(({ endpoint }) => endpoint)))
