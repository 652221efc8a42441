CREATE TABLE "customers_to_close" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_in_warned_at" timestamp (3) with time zone;