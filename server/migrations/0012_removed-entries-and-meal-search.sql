SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "removed_entries" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"rows" "bytea" NOT NULL,
	"photo" text,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_entries_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
DROP INDEX "nutrition_logs_day_idx";--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "search" text GENERATED ALWAYS AS (left(regexp_replace(normalize(lower(food_name || ' ' || food_emoji || ' '
  || jsonb_path_query_array(items, '$[*].name')::text || ' ' || coalesce(notes, '')), NFD),
  '[\u0300-\u036f\ufe0f]', '', 'g'), 500)) STORED;--> statement-breakpoint
ALTER TABLE "removed_entries" ADD CONSTRAINT "removed_entries_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_entries_removed_at_idx" ON "removed_entries" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "nutrition_logs_search_idx" ON "nutrition_logs" USING btree ("user_id","target_date","created_at","id","search");