import type { ActivityType } from '#contract/activities/activities.ts'
import { words } from './words.ts'

/** Name and icon of an activity type, for other features' screens. */
export const activityName = (type: string) => words.label(type as ActivityType) ?? type
export const activityEmoji = (type: string) => words.emoji(type as ActivityType) ?? ''
