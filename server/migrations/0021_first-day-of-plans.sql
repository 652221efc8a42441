SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "first_day" jsonb;