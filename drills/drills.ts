import { authorization } from './authorization.ts'
import { calendar } from './calendar.ts'
import { crash } from './crash.ts'
import type { Drill } from './drill.ts'
import { quota } from './quota.ts'
import { retry } from './retry.ts'
import { secondProcess } from './second-process.ts'

/** Every drill, by name. */
export const drills: readonly Drill[] = [authorization, calendar, crash, quota, retry, secondProcess]
