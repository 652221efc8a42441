SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"duration_s" integer NOT NULL,
	"moving_s" integer,
	"distance_km" numeric(9, 3),
	"pace_min_per_km" double precision,
	"speed_kmh" double precision,
	"average_speed_mph" double precision,
	"burned_kcal" numeric(9, 2),
	"avg_heart_rate" smallint,
	"max_heart_rate" smallint,
	"climbed_m" numeric(8, 2),
	"notes" text,
	"route_name" text,
	"weather" text,
	"temperature_c" numeric(5, 2),
	"source" text NOT NULL,
	"has_route" boolean DEFAULT false NOT NULL,
	"golf" jsonb,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_efforts" (
	"user_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"effort" text NOT NULL,
	"activity_type" text NOT NULL,
	"seconds" numeric(9, 1) NOT NULL,
	CONSTRAINT "activity_efforts_pk" PRIMARY KEY("user_id","activity_id","effort")
);
--> statement-breakpoint
CREATE TABLE "activity_routes" (
	"user_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"recording" "bytea" NOT NULL,
	"details" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"bounds" jsonb,
	CONSTRAINT "activity_routes_pk" PRIMARY KEY("user_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "route_privacy" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"radius_m" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_import_files" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"activity_id" uuid,
	CONSTRAINT "activity_import_files_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waiting" integer NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_imports_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "day_totals" ALTER COLUMN "distance_km" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "lifetime_totals" ALTER COLUMN "distance_km" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_efforts" ADD CONSTRAINT "activity_efforts_activity_fk" FOREIGN KEY ("user_id","activity_id") REFERENCES "public"."activities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_routes" ADD CONSTRAINT "activity_routes_activity_fk" FOREIGN KEY ("user_id","activity_id") REFERENCES "public"."activities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_privacy" ADD CONSTRAINT "route_privacy_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_import_files" ADD CONSTRAINT "activity_import_files_import_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."activity_imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_imports" ADD CONSTRAINT "activity_imports_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_recent_idx" ON "activities" USING btree ("user_id","start_at","id");--> statement-breakpoint
CREATE INDEX "activities_type_idx" ON "activities" USING btree ("user_id","activity_type","start_at","id");--> statement-breakpoint
CREATE INDEX "activities_longest_idx" ON "activities" USING btree ("user_id","activity_type","distance_km" DESC NULLS FIRST,"start_at");--> statement-breakpoint
CREATE INDEX "activity_efforts_best_idx" ON "activity_efforts" USING btree ("user_id","activity_type","effort","seconds","activity_id");--> statement-breakpoint
CREATE INDEX "activity_import_files_import_idx" ON "activity_import_files" USING btree ("user_id","import_id","outcome","id");--> statement-breakpoint
CREATE INDEX "activity_import_files_hash_idx" ON "activity_import_files" USING btree ("user_id","hash");