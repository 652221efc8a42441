/**
 * Retention of each table. `account`: until the account is deleted. `ever`: no personal data, or kept beyond an
 * account for the stated reason. Otherwise days since `since`, and the deleting job.
 */
export type Kept =
  | { until: 'account' }
  | { until: 'ever'; why: string }
  | { days: number; since: string; job: string; only?: string }
  | { with: string }

const account: Kept = { until: 'account' }
const ever = (why: string): Kept => ({ until: 'ever', why })

export const retention: Record<string, Kept> = {
  activities: account,
  activity_efforts: account,
  activity_import_files: account,
  activity_imports: account,
  activity_routes: account,
  admin_audit: { days: 730, since: 'at', job: 'forget-audit' },
  admin_counts: ever('One row, counted anew every five minutes; it names nobody.'),
  app_store_payments: { with: 'app_store_purchases' },
  app_store_purchases: ever(
    'An old signature must prove nothing to the next account; the account’s id is cleared.',
  ),
  barcode_misses: { days: 1, since: 'checked_at', job: 'forget-barcode-misses' },
  billing_events: { days: 90, since: 'received_at', job: 'forget-payment-messages' },
  blobs_to_delete: { days: 1 / 24, since: 'since', job: 'delete-left-photos' },
  contact_codes: { days: 2, since: 'sent_at', job: 'forget-notifications' },
  contact_messages: {
    days: 365,
    since: 'created_at',
    job: 'forget-contact-messages',
    only: `state = 'done'`,
  },
  custom_foods: account,
  customers_to_close: ever(
    'A deleted account’s number at the card provider, until the provider has ended all under it.',
  ),
  day_runs: account,
  day_totals: account,
  deliveries: { with: 'notifications' },
  device_owners: account,
  devices: account,
  drink_logs: account,
  email_changes: { days: 0, since: 'expires_at', job: 'forget-sessions' },
  events: { days: 90, since: 'at', job: 'forget-events' },
  exercise_days: account,
  familiar_foods: account,
  food_terms: ever('Words of the food table.'),
  foods: ever('The food table.'),
  former_addresses: ever('A keyed hash of a deleted account’s address, so that a trial is one a person.'),
  fridge_ingredients: { with: 'fridge_sessions' },
  fridge_sessions: { days: 30, since: 'used_at', job: 'forget-fridge-sessions' },
  lifetime_totals: account,
  meal_analyses: { days: 1, since: 'created_at', job: 'forget-meal-analyses' },
  meal_habits: account,
  meal_plan_meals: account,
  meal_plan_ticks: account,
  meal_plans: account,
  milestones: account,
  model_calls: { days: 90, since: 'day', job: 'forget-model-calls' },
  notification_settings: account,
  notification_totals: account,
  notifications: { days: 90, since: 'created_at', job: 'forget-notifications' },
  nutrition_logs: account,
  presence: account,
  profiles: account,
  quota_usage: account,
  recipes: { days: 30, since: 'created_at', job: 'forget-recipes', only: 'saved_at is null' },
  refresh_tokens: { with: 'token_families' },
  reminders: account,
  removed_entries: { days: 1, since: 'removed_at', job: 'forget-removed-entries' },
  route_privacy: account,
  saved_meals: account,
  saved_pairings: account,
  schedule_sessions: account,
  schedules: account,
  sessions: { days: 0, since: 'expires_at', job: 'forget-sessions' },
  sign_in_codes: { days: 0, since: 'expires_at', job: 'forget-sessions' },
  sign_in_methods: account,
  strength_sessions: account,
  strength_sets: account,
  subscription_changes: ever('What was sold when; it names no account, and counts churn.'),
  subscriptions: account,
  token_families: { days: 0, since: 'expires_at', job: 'forget-sessions' },
  user_goals: account,
  users: account,
  verifications: { days: 0, since: 'expires_at', job: 'forget-sessions' },
  weigh_ins: account,
  workout_feedback: account,
  workouts: account,
  write_receipts: { days: 30, since: 'created_at', job: 'forget-write-receipts' },
}
