import { afterAll } from 'vitest'
import { stopServers } from '#testing/server.ts'

// Whatever a failed test left running ends with its file: the next one needs the cores.
afterAll(stopServers)
