SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "meal_habits" (
	"user_id" uuid NOT NULL,
	"meal_type" text NOT NULL,
	"name_key" text NOT NULL,
	"id" uuid NOT NULL,
	"entry" jsonb NOT NULL,
	"times" integer NOT NULL,
	"minute" smallint,
	"last_on" date NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_habits_pk" PRIMARY KEY("user_id","meal_type","name_key")
);
--> statement-breakpoint
ALTER TABLE "meal_habits" ADD CONSTRAINT "meal_habits_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_habits_last_idx" ON "meal_habits" USING btree ("user_id","last_at");--> statement-breakpoint
INSERT INTO "meal_habits" ("user_id", "meal_type", "name_key", "id", "entry", "times", "last_on", "last_at")
SELECT DISTINCT ON ("user_id", "meal_type", "name_key")
	"user_id", "meal_type", "name_key", "id", "entry", "times", "target_date", "created_at"
FROM (
	SELECT "user_id", "meal_type", lower(trim("food_name")) AS "name_key", "id",
		jsonb_build_object('foodName', "food_name", 'foodEmoji', "food_emoji", 'calories', "calories",
			'protein', "protein_g", 'carbs', "carbs_g", 'fat', "fat_g", 'sugar', "sugar_g", 'fiber', "fiber_g",
			'sodium', "sodium_mg", 'servingSize', "serving_size", 'source', "source", 'confidence', "confidence",
			'items', "items") AS "entry",
		count(*) OVER (PARTITION BY "user_id", "meal_type", lower(trim("food_name"))) AS "times",
		"target_date", "created_at"
	FROM "nutrition_logs"
	WHERE "created_at" > now() - interval '60 days'
) AS "recent"
ORDER BY "user_id", "meal_type", "name_key", "created_at" DESC;
