import { parentPort, workerData } from 'node:worker_threads'
import { pushServiceDouble } from '#server/adapters/push/push-service-double.ts'

/** A push service on a thread of its own: browsers for `workerData.browsers`, and on any message how much they received. */
const service = await pushServiceDouble()
const { browsers, publicKey } = workerData as { browsers: number; publicKey: string }
const subscriptions = Array.from({ length: browsers }, () => service.subscribe(publicKey))
parentPort!.postMessage({ host: service.host, cert: service.cert, subscriptions })
parentPort!.on('message', () => parentPort!.postMessage(service.received.length))
