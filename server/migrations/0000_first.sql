SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_methods_identity_key" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"first_name" text,
	"last_name" text,
	"timezone" text,
	"units" text DEFAULT 'specified' NOT NULL,
	"subscription_tier" text DEFAULT 'trial' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"subscription_cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"subscription_current_period_end" timestamp (3) with time zone,
	"stripe_customer_id" text,
	"trial_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weight_kg" numeric(5, 2),
	"height_cm" numeric(5, 2),
	"fitness_goals" text[] DEFAULT '{}' NOT NULL,
	"dietary_preferences" text[] DEFAULT '{}' NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"sex" text DEFAULT 'unspecified' NOT NULL,
	"birth_date" date,
	"activity_level" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"label" text,
	"value" double precision,
	"description" text,
	"fatal" boolean,
	"platform" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_calorie_goal" numeric(8, 2) NOT NULL,
	"protein_goal_g" numeric(8, 2) NOT NULL,
	"carb_goal_g" numeric(8, 2) NOT NULL,
	"fat_goal_g" numeric(8, 2) NOT NULL,
	"weekly_workout_goal" integer NOT NULL,
	"weekly_distance_goal_miles" numeric(8, 2) NOT NULL,
	"fitness_objective" text NOT NULL,
	"daily_water_goal_ml" numeric(8, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_runs" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "day_runs_pk" PRIMARY KEY("user_id","kind","first_day")
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calories" numeric(14, 2) DEFAULT 0 NOT NULL,
	"protein_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"carbs_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"fat_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"sugar_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"fiber_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"sodium_mg" numeric(14, 2) DEFAULT 0 NOT NULL,
	"caffeine_mg" numeric(14, 2) DEFAULT 0 NOT NULL,
	"water_ml" numeric(14, 2) DEFAULT 0 NOT NULL,
	"meals" integer DEFAULT 0 NOT NULL,
	"drinks" integer DEFAULT 0 NOT NULL,
	"workouts" integer DEFAULT 0 NOT NULL,
	"distance_km" numeric(14, 2) DEFAULT 0 NOT NULL,
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"burned_kcal" numeric(14, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "day_totals_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "lifetime_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"calories" numeric(14, 2) DEFAULT 0 NOT NULL,
	"protein_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"carbs_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"fat_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"sugar_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"fiber_g" numeric(14, 2) DEFAULT 0 NOT NULL,
	"sodium_mg" numeric(14, 2) DEFAULT 0 NOT NULL,
	"caffeine_mg" numeric(14, 2) DEFAULT 0 NOT NULL,
	"water_ml" numeric(14, 2) DEFAULT 0 NOT NULL,
	"meals" integer DEFAULT 0 NOT NULL,
	"drinks" integer DEFAULT 0 NOT NULL,
	"workouts" integer DEFAULT 0 NOT NULL,
	"distance_km" numeric(14, 2) DEFAULT 0 NOT NULL,
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"burned_kcal" numeric(14, 2) DEFAULT 0 NOT NULL,
	"logged_from" date,
	"logged_to" date,
	"logged_best_days" integer DEFAULT 0 NOT NULL,
	"active_from" date,
	"active_to" date,
	"active_best_days" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_analyses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis" jsonb NOT NULL,
	"photo" text,
	"log_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_analyses_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "nutrition_logs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"food_name" text NOT NULL,
	"food_emoji" text NOT NULL,
	"calories" numeric(9, 2) NOT NULL,
	"protein_g" numeric(9, 2) NOT NULL,
	"carbs_g" numeric(9, 2) NOT NULL,
	"fat_g" numeric(9, 2) NOT NULL,
	"sugar_g" numeric(9, 2) NOT NULL,
	"fiber_g" numeric(9, 2),
	"sodium_mg" numeric(9, 2),
	"serving_size" text NOT NULL,
	"meal_type" text NOT NULL,
	"notes" text,
	"target_date" date NOT NULL,
	"source" text NOT NULL,
	"confidence" numeric(3, 2),
	"items" jsonb DEFAULT '[]' NOT NULL,
	"photo" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nutrition_logs_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "quota_usage" (
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"month" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_usage_pk" PRIMARY KEY("user_id","feature","month")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_receipts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "write_receipts_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_goals" ADD CONSTRAINT "user_goals_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_runs" ADD CONSTRAINT "day_runs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_totals" ADD CONSTRAINT "lifetime_totals_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_analyses" ADD CONSTRAINT "meal_analyses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD CONSTRAINT "nutrition_logs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_usage" ADD CONSTRAINT "quota_usage_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_receipts" ADD CONSTRAINT "write_receipts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user_id_idx" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "events_at_idx" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "day_runs_length_idx" ON "day_runs" USING btree ("user_id","kind",(last_day - first_day));--> statement-breakpoint
CREATE INDEX "meal_analyses_created_at_idx" ON "meal_analyses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "nutrition_logs_day_idx" ON "nutrition_logs" USING btree ("user_id","target_date","created_at");--> statement-breakpoint
CREATE INDEX "write_receipts_created_at_idx" ON "write_receipts" USING btree ("created_at");