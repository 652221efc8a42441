SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "routine_links" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "routine_links" ADD CONSTRAINT "routine_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "routine_links_user_id_idx" ON "routine_links" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "routine_links" ("code", "user_id") SELECT "share_secret", "user_id" FROM "strength_routines" WHERE "share_secret" IS NOT NULL;