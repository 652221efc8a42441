import { authorization } from './authorization.ts'
import { calendar } from './calendar.ts'
import { crash } from './crash.ts'
import { databaseRestart } from './database-restart.ts'
import type { Drill } from './drill.ts'
import { firstStart } from './first-start.ts'
import { fuzz } from './fuzz.ts'
import { model } from './model.ts'
import { quota } from './quota.ts'
import { refreshDrill } from './refresh.ts'
import { retry } from './retry.ts'
import { secondProcess } from './second-process.ts'
import { shutdown } from './shutdown.ts'
import { webhooks } from './webhooks.ts'

/** Every drill, by name. */
export const drills: readonly Drill[] = [
  authorization,
  calendar,
  crash,
  databaseRestart,
  firstStart,
  fuzz,
  model,
  quota,
  refreshDrill,
  retry,
  secondProcess,
  shutdown,
  webhooks,
]
