SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "protein_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "carbs_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "fat_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ALTER COLUMN "protein_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ALTER COLUMN "carbs_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ALTER COLUMN "fat_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ALTER COLUMN "sugar_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_meals" ALTER COLUMN "protein_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_meals" ALTER COLUMN "carbs_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_meals" ALTER COLUMN "fat_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_meals" ALTER COLUMN "sugar_g" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "protein_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "carbs_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "fat_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "sugar_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "fiber_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "sodium_unknown_kcal" numeric(14, 2) DEFAULT 0 NOT NULL;
