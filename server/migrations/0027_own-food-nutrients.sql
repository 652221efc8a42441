SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "custom_foods" ADD COLUMN "nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL;
