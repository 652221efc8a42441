SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "provenance" text;
