SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "marked_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"complete" boolean NOT NULL,
	CONSTRAINT "marked_days_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "marked_days" ADD CONSTRAINT "marked_days_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;