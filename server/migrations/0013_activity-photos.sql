SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "photo" text;
