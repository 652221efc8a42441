import { parentPort, workerData } from 'node:worker_threads'
import { pushServiceDouble } from '#server/adapters/push/push-service-double.ts'

/**
 * A push service on its own thread: browsers for `workerData.browsers`; answers any message with the number
 * of received pushes.
 */
const service = await pushServiceDouble()
const { browsers, publicKey } = workerData as { browsers: number; publicKey: string }
const subscriptions = Array.from({ length: browsers }, () => service.subscribe(publicKey))
parentPort!.postMessage({ host: service.host, cert: service.cert, subscriptions })
parentPort!.on('message', () => parentPort!.postMessage(service.received.length))
