SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "weigh_ins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"weight_kg" numeric(5, 2) NOT NULL,
	"measured_on" date NOT NULL,
	CONSTRAINT "weigh_ins_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "weigh_ins_day_unique" UNIQUE("user_id","measured_on")
);
--> statement-breakpoint
ALTER TABLE "weigh_ins" ADD CONSTRAINT "weigh_ins_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_way_idx" ON "activities" USING btree ("user_id","start_at","id") WHERE has_route;