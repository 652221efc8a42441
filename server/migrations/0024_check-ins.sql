SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"answer" text NOT NULL,
	"goals_before" jsonb NOT NULL,
	"goals_after" jsonb NOT NULL,
	CONSTRAINT "check_ins_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;