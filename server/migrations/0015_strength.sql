SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "exercise_days" (
	"user_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"day" date NOT NULL,
	"sets" smallint NOT NULL,
	"reps" integer NOT NULL,
	"volume_kg" numeric(12, 3) NOT NULL,
	"heaviest_kg" numeric(7, 3),
	"heaviest_reps" smallint,
	"one_rep_max_kg" numeric(7, 3),
	"most_reps" smallint,
	"longest_seconds" integer,
	"farthest_m" numeric(9, 2),
	CONSTRAINT "exercise_days_pk" PRIMARY KEY("user_id","exercise_id","day")
);
--> statement-breakpoint
CREATE TABLE "strength_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"note" text,
	"sets" smallint NOT NULL,
	"volume_kg" numeric(12, 3) NOT NULL,
	CONSTRAINT "strength_sessions_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "strength_sets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"exercise_name" text NOT NULL,
	"place" smallint NOT NULL,
	"superset" smallint,
	"kind" text NOT NULL,
	"load" text NOT NULL,
	"weight_kg" numeric(7, 3),
	"body_weight_kg" numeric(7, 3),
	"moved_kg" numeric(7, 3),
	"reps" smallint,
	"seconds" integer,
	"distance_m" numeric(9, 2),
	"rpe" numeric(3, 1),
	"reps_in_reserve" smallint,
	"rest_seconds" smallint,
	"note" text,
	"day" date NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "strength_sets_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "exercise_days" ADD CONSTRAINT "exercise_days_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_sessions" ADD CONSTRAINT "strength_sessions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_sets" ADD CONSTRAINT "strength_sets_session_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."strength_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_days_day_idx" ON "exercise_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "exercise_days_heaviest_idx" ON "exercise_days" USING btree ("user_id","exercise_id","heaviest_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_one_rep_max_idx" ON "exercise_days" USING btree ("user_id","exercise_id","one_rep_max_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_volume_idx" ON "exercise_days" USING btree ("user_id","exercise_id","volume_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_most_reps_idx" ON "exercise_days" USING btree ("user_id","exercise_id","most_reps");--> statement-breakpoint
CREATE INDEX "strength_sessions_started_at_idx" ON "strength_sessions" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "strength_sets_session_idx" ON "strength_sets" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "strength_sets_exercise_idx" ON "strength_sets" USING btree ("user_id","exercise_id","day","done_at");