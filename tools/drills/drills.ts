import { authorization } from './authorization.ts'
import { backup } from './backup.ts'
import { bounds } from './bounds.ts'
import { crash } from './crash.ts'
import { databaseRestart } from './database-restart.ts'
import { diskFull } from './disk-full.ts'
import { enumeration } from './enumeration.ts'
import { expensive } from './expensive.ts'
import { firstStart } from './first-start.ts'
import { fuzz } from './fuzz.ts'
import { hostileFiles } from './hostile-files.ts'
import { migration } from './migration.ts'
import { secondProcess } from './second-process.ts'
import { severalProcesses } from './several-processes.ts'
import { shutdown } from './shutdown.ts'
import { soak } from './soak.ts'
import type { Drill } from './support/drill.ts'
import { webhooks } from './webhooks.ts'

/** All drills by name. */
export const drills: readonly Drill[] = [
  authorization,
  backup,
  bounds,
  crash,
  databaseRestart,
  diskFull,
  enumeration,
  expensive,
  firstStart,
  fuzz,
  hostileFiles,
  migration,
  secondProcess,
  severalProcesses,
  shutdown,
  soak,
  webhooks,
]
