SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "drink_logs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"drink_type" text NOT NULL,
	"custom_name" text,
	"emoji" text NOT NULL,
	"volume_ml" numeric(9, 2) NOT NULL,
	"hydration_value" numeric(7, 6) NOT NULL,
	"water_ml" numeric(9, 2) NOT NULL,
	"temperature" text NOT NULL,
	"calories" numeric(9, 2) NOT NULL,
	"caffeine_mg" numeric(9, 2) NOT NULL,
	"sugar_g" numeric(9, 2) NOT NULL,
	"protein_g" numeric(9, 2) NOT NULL,
	"carbs_g" numeric(9, 2) NOT NULL,
	"fat_g" numeric(9, 2) NOT NULL,
	"notes" text,
	"target_date" date NOT NULL,
	"source" text NOT NULL,
	"confidence" numeric(5, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drink_logs_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "drink_logs" ADD CONSTRAINT "drink_logs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drink_logs_day_idx" ON "drink_logs" USING btree ("user_id","target_date","created_at");