SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "minute" smallint;--> statement-breakpoint
CREATE INDEX "nutrition_logs_food_idx" ON "nutrition_logs" USING btree ("user_id","meal_type",(lower(btrim(food_name) collate "und-x-icu") collate "C"),"created_at","id");--> statement-breakpoint
DELETE FROM "meal_habits" WHERE NOT EXISTS (
	SELECT 1 FROM "nutrition_logs"
	WHERE "nutrition_logs"."user_id" = "meal_habits"."user_id"
		AND "nutrition_logs"."meal_type" = "meal_habits"."meal_type"
		AND lower(btrim("nutrition_logs"."food_name") collate "und-x-icu") collate "C" = "meal_habits"."name_key"
);
