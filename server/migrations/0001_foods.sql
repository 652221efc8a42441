SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "barcode_misses" (
	"barcode" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_foods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"category" text NOT NULL,
	"barcode" text,
	"per_100" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_foods_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "familiar_foods" (
	"user_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"food" jsonb NOT NULL,
	"search" "tsvector" NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"last_grams" numeric(7, 1),
	"favourite_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "familiar_foods_pk" PRIMARY KEY("user_id","ref")
);
--> statement-breakpoint
CREATE TABLE "food_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"foods" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"tier" smallint NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"category" text NOT NULL,
	"barcode" text,
	"calories" real NOT NULL,
	"protein_g" real NOT NULL,
	"carbs_g" real NOT NULL,
	"fat_g" real NOT NULL,
	"sugar_g" real,
	"fiber_g" real,
	"sodium_mg" real,
	"nutrients" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"search" "tsvector" NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "foods_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"meal_type" text,
	"serving_size" text NOT NULL,
	"calories" numeric(9, 2) NOT NULL,
	"protein_g" numeric(9, 2) NOT NULL,
	"carbs_g" numeric(9, 2) NOT NULL,
	"fat_g" numeric(9, 2) NOT NULL,
	"sugar_g" numeric(9, 2) NOT NULL,
	"fiber_g" numeric(9, 2),
	"sodium_mg" numeric(9, 2),
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_meals_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_foods" ADD CONSTRAINT "custom_foods_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "familiar_foods" ADD CONSTRAINT "familiar_foods_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "familiar_foods_touched_idx" ON "familiar_foods" USING btree ("user_id","touched_at");--> statement-breakpoint
CREATE INDEX "food_terms_prefix_idx" ON "food_terms" USING btree (term text_pattern_ops);--> statement-breakpoint
CREATE INDEX "food_terms_similar_idx" ON "food_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "foods_barcode_idx" ON "foods" USING btree ("barcode") WHERE barcode is not null;--> statement-breakpoint
CREATE INDEX "foods_search_0_idx" ON "foods" USING gin ("search") WHERE tier = 0;--> statement-breakpoint
CREATE INDEX "foods_search_1_idx" ON "foods" USING gin ("search") WHERE tier = 1;--> statement-breakpoint
CREATE INDEX "foods_search_2_idx" ON "foods" USING gin ("search") WHERE tier = 2;--> statement-breakpoint
CREATE INDEX "foods_search_3_idx" ON "foods" USING gin ("search") WHERE tier = 3;--> statement-breakpoint
CREATE INDEX "foods_search_4_idx" ON "foods" USING gin ("search") WHERE tier = 4;--> statement-breakpoint
CREATE INDEX "foods_search_5_idx" ON "foods" USING gin ("search") WHERE tier = 5;