import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Later starts skip compiling; threads and child processes read the variable.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
