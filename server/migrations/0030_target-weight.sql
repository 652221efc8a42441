SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "target_weight_kg" numeric(5, 2);