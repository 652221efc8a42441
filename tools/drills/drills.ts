import { authorization } from './authorization.ts'
import { backup } from './backup.ts'
import { bounds } from './bounds.ts'
import { calendar } from './calendar.ts'
import { closedHome } from './closed-home.ts'
import { crash } from './crash.ts'
import { databaseRestart } from './database-restart.ts'
import { diskFull } from './disk-full.ts'
import { enumeration } from './enumeration.ts'
import { expensive } from './expensive.ts'
import { firstStart } from './first-start.ts'
import { fuzz } from './fuzz.ts'
import { hostileFiles } from './hostile-files.ts'
import { migration } from './migration.ts'
import { push } from './push.ts'
import { quota } from './quota.ts'
import { refreshDrill } from './refresh.ts'
import { retry } from './retry.ts'
import { secondProcess } from './second-process.ts'
import { shutdown } from './shutdown.ts'
import { soak } from './soak.ts'
import type { Drill } from './support/drill.ts'
import { model } from './support/model.ts'
import { webhooks } from './webhooks.ts'

/** All drills by name. */
export const drills: readonly Drill[] = [
  authorization,
  backup,
  bounds,
  calendar,
  closedHome,
  crash,
  databaseRestart,
  diskFull,
  enumeration,
  expensive,
  firstStart,
  fuzz,
  hostileFiles,
  migration,
  model,
  push,
  quota,
  refreshDrill,
  retry,
  secondProcess,
  shutdown,
  soak,
  webhooks,
]
