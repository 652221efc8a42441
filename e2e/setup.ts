import { afterAll } from 'vitest'
import { stopServers } from '#testing/server.ts'

// Ends the processes of a failed test with its file: the next one needs the cores.
afterAll(stopServers)
