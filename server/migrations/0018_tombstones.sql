SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "tombstones" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tombstones_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "strength_workouts" ADD COLUMN "edited_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "tombstones" ADD CONSTRAINT "tombstones_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tombstones_removed_at_idx" ON "tombstones" USING btree ("removed_at");--> statement-breakpoint
UPDATE "strength_sets" SET "edited_at" = "done_at" WHERE "edited_at" > now();
