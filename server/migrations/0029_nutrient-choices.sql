SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "nutrient_choices" (
	"user_id" uuid NOT NULL,
	"nutrient" text NOT NULL,
	"own_target" numeric(10, 2),
	"pinned" boolean NOT NULL,
	"on_dashboard" boolean NOT NULL,
	CONSTRAINT "nutrient_choices_pk" PRIMARY KEY("user_id","nutrient")
);
--> statement-breakpoint
ALTER TABLE "nutrient_choices" ADD CONSTRAINT "nutrient_choices_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;