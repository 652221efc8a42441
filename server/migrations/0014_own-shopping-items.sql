SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "meal_plan_ticks" ADD COLUMN "added_at" timestamp (3) with time zone;
