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
	"estimated_max_kg" numeric(7, 3),
	"most_reps" smallint,
	"longest_seconds" integer,
	"farthest_m" numeric(9, 2),
	CONSTRAINT "exercise_days_pk" PRIMARY KEY("user_id","exercise_id","day")
);
--> statement-breakpoint
CREATE TABLE "own_exercises" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"primary_muscles" jsonb NOT NULL,
	"secondary_muscles" jsonb NOT NULL,
	"equipment" jsonb NOT NULL,
	"load" text NOT NULL,
	"timed" boolean NOT NULL,
	CONSTRAINT "own_exercises_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "strength_preferences" (
	"user_id" uuid NOT NULL,
	"bar_kg" numeric(7, 3) NOT NULL,
	"plates_kg" jsonb NOT NULL,
	"formula" text NOT NULL,
	"effort" text NOT NULL,
	"rest_seconds" smallint NOT NULL,
	CONSTRAINT "strength_preferences_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "strength_routines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" text,
	"exercises" jsonb NOT NULL,
	"advance" jsonb,
	"advanced_until" timestamp (3) with time zone,
	"share_secret" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "strength_routines_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "strength_sets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"exercise_name" text NOT NULL,
	"place" smallint NOT NULL,
	"superset_id" text,
	"kind" text NOT NULL,
	"load" text NOT NULL,
	"kilograms" numeric(7, 3),
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
CREATE TABLE "strength_workouts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"notes" text,
	"exercise_notes" jsonb NOT NULL,
	"routine_id" uuid,
	"sets" smallint NOT NULL,
	"volume_kg" numeric(12, 3) NOT NULL,
	CONSTRAINT "strength_workouts_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "exercise_days" ADD CONSTRAINT "exercise_days_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_exercises" ADD CONSTRAINT "own_exercises_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_preferences" ADD CONSTRAINT "strength_preferences_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_routines" ADD CONSTRAINT "strength_routines_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_sets" ADD CONSTRAINT "strength_sets_workout_fk" FOREIGN KEY ("user_id","workout_id") REFERENCES "public"."strength_workouts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strength_workouts" ADD CONSTRAINT "strength_workouts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_days_day_idx" ON "exercise_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "exercise_days_heaviest_idx" ON "exercise_days" USING btree ("user_id","exercise_id","heaviest_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_estimated_max_idx" ON "exercise_days" USING btree ("user_id","exercise_id","estimated_max_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_volume_idx" ON "exercise_days" USING btree ("user_id","exercise_id","volume_kg");--> statement-breakpoint
CREATE INDEX "exercise_days_most_reps_idx" ON "exercise_days" USING btree ("user_id","exercise_id","most_reps");--> statement-breakpoint
CREATE INDEX "strength_sets_workout_idx" ON "strength_sets" USING btree ("user_id","workout_id");--> statement-breakpoint
CREATE INDEX "strength_sets_exercise_idx" ON "strength_sets" USING btree ("user_id","exercise_id","day","done_at");--> statement-breakpoint
CREATE INDEX "strength_sets_moved_idx" ON "strength_sets" USING btree ("user_id","exercise_id","moved_kg","reps");--> statement-breakpoint
CREATE INDEX "strength_workouts_started_at_idx" ON "strength_workouts" USING btree ("user_id","started_at","id");