import { parentPort } from 'node:worker_threads'
import { type Reading, readHere } from './reading.ts'

parentPort?.on('message', (reading: Reading) => {
  try {
    parentPort!.postMessage({ result: readHere(reading) })
  } catch (error) {
    parentPort!.postMessage({ error })
  }
})
parentPort?.postMessage('ready')
