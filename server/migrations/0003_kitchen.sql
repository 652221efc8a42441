SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "fridge_ingredients" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"confidence" numeric(3, 2) NOT NULL,
	"is_confirmed" boolean NOT NULL,
	CONSTRAINT "fridge_ingredients_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "fridge_ingredients_name_key" UNIQUE("user_id","session_id","name")
);
--> statement-breakpoint
CREATE TABLE "fridge_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"paid_until" timestamp (3) with time zone,
	"photos_left" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fridge_sessions_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_meals" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"meal_type" text NOT NULL,
	"servings" numeric(4, 2) NOT NULL,
	"recipe" jsonb NOT NULL,
	"log_id" uuid,
	CONSTRAINT "meal_plan_meals_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_ticks" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"have" boolean NOT NULL,
	CONSTRAINT "meal_plan_ticks_pk" PRIMARY KEY("user_id","plan_id","name")
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"people" integer NOT NULL,
	"meals" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"goals" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_plans_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_pairings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ingredients_key" text NOT NULL,
	"primary_ingredient" text NOT NULL,
	"paired_ingredients" jsonb NOT NULL,
	"score_percent" integer NOT NULL,
	"cuisine_style" text NOT NULL,
	"estimated_minutes" integer NOT NULL,
	"difficulty" text NOT NULL,
	"calories" numeric(9, 2) NOT NULL,
	"flavor_profile" text NOT NULL,
	"nutrition_benefit" text NOT NULL,
	"cooking_method" text NOT NULL,
	"reasoning" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_pairings_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_pairings_ingredients_key" UNIQUE("user_id","ingredients_key")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"emoji" text NOT NULL,
	"description" text NOT NULL,
	"cuisine" text NOT NULL,
	"meal_style" text NOT NULL,
	"cooking_minutes" integer NOT NULL,
	"servings" integer NOT NULL,
	"calories" numeric(9, 2) NOT NULL,
	"protein_g" numeric(9, 2) NOT NULL,
	"carbs_g" numeric(9, 2) NOT NULL,
	"fat_g" numeric(9, 2) NOT NULL,
	"sugar_g" numeric(9, 2) NOT NULL,
	"fiber_g" numeric(9, 2) NOT NULL,
	"sodium_mg" numeric(9, 2) NOT NULL,
	"difficulty" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"instructions" text NOT NULL,
	"diets" jsonb NOT NULL,
	"allergens" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone,
	CONSTRAINT "recipes_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "fridge_ingredients" ADD CONSTRAINT "fridge_ingredients_session_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."fridge_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fridge_sessions" ADD CONSTRAINT "fridge_sessions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_meals" ADD CONSTRAINT "meal_plan_meals_plan_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."meal_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_ticks" ADD CONSTRAINT "meal_plan_ticks_plan_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."meal_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_pairings" ADD CONSTRAINT "saved_pairings_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fridge_sessions_used_at_idx" ON "fridge_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "meal_plan_meals_plan_idx" ON "meal_plan_meals" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "meal_plans_created_at_idx" ON "meal_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_pairings_created_at_idx" ON "saved_pairings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recipes_session_idx" ON "recipes" USING btree ("user_id","session_id","created_at");--> statement-breakpoint
CREATE INDEX "recipes_saved_idx" ON "recipes" USING btree ("user_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");