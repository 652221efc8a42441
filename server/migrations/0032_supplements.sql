SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "supplement_doses" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"supplement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"dose" text NOT NULL,
	"nutrients" jsonb NOT NULL,
	"doses" numeric(3, 1) NOT NULL,
	CONSTRAINT "supplement_doses_pk" PRIMARY KEY("user_id","day","supplement_id")
);
--> statement-breakpoint
CREATE TABLE "supplements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"dose" text NOT NULL,
	"nutrients" jsonb NOT NULL,
	"usual_doses" numeric(3, 1) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplements_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplement_doses" ADD CONSTRAINT "supplement_doses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplements" ADD CONSTRAINT "supplements_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;