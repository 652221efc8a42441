import type { ActivityType } from '#contract/activities/activities.ts'
import { words } from './words.ts'

/** The kind of an activity as people call it, and its picture, for screens of other features. */
export const activityName = (type: string) => words.label(type as ActivityType) ?? type
export const activityEmoji = (type: string) => words.emoji(type as ActivityType) ?? ''
