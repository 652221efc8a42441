SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "removed_entries" ALTER COLUMN "id" SET DATA TYPE text;
