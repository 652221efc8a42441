SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;