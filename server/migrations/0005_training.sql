SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "schedule_sessions" (
	"user_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"week" smallint NOT NULL,
	"place" smallint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"hard" boolean NOT NULL,
	"minutes" numeric(8, 2) NOT NULL,
	"distance_km" numeric(8, 2),
	"load" numeric(8, 2) NOT NULL,
	"state" text NOT NULL,
	"workout" jsonb NOT NULL,
	CONSTRAINT "schedule_sessions_pk" PRIMARY KEY("user_id","schedule_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"training_goal" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"weeks" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedules_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workout_feedback" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"workout_id" uuid,
	"schedule_id" uuid,
	"session_id" uuid,
	"rpe" numeric(3, 1),
	"exercises" jsonb NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workout_feedback_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"workout" jsonb NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"times_done" integer NOT NULL,
	"last_done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workouts_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "schedule_sessions" ADD CONSTRAINT "schedule_sessions_schedule_fk" FOREIGN KEY ("user_id","schedule_id") REFERENCES "public"."schedules"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_feedback" ADD CONSTRAINT "workout_feedback_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_sessions_day_idx" ON "schedule_sessions" USING btree ("user_id","schedule_id","day","place");--> statement-breakpoint
CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "workout_feedback_done_at_idx" ON "workout_feedback" USING btree ("user_id","done_at");--> statement-breakpoint
CREATE INDEX "workouts_created_at_idx" ON "workouts" USING btree ("user_id","created_at","id");