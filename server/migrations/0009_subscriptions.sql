SET LOCAL citus.multi_shard_modify_mode = 'sequential';--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"priority" boolean NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_store_payments" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"original_transaction_id" text NOT NULL,
	"cents" integer NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_store_purchases" (
	"original_transaction_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"transaction_id" text NOT NULL,
	"product_id" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"is_upgraded" boolean NOT NULL,
	"renewal_signed_at" timestamp (3) with time zone,
	"renews" boolean,
	"next_plan" text,
	"is_retrying" boolean,
	"grace_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"biller" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "billing_events_pk" PRIMARY KEY("biller","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_tier" text NOT NULL,
	"to_tier" text NOT NULL,
	"from_cents" integer NOT NULL,
	"to_cents" integer NOT NULL,
	"biller" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"biller" text DEFAULT 'none' NOT NULL,
	"provider_id" text,
	"customer_id" text,
	"plan" text,
	"next_plan" text,
	"past_due_since" timestamp (3) with time zone,
	"granted_until" timestamp (3) with time zone,
	"truth_at" timestamp (3) with time zone NOT NULL,
	"card_cents" integer DEFAULT 0 NOT NULL,
	"store_cents" integer DEFAULT 0 NOT NULL,
	"trial_letter_sent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriptions_customer_id_key" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_store_payments" ADD CONSTRAINT "app_store_payments_original_fk" FOREIGN KEY ("original_transaction_id") REFERENCES "public"."app_store_purchases"("original_transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_store_purchases" ADD CONSTRAINT "app_store_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_at_idx" ON "admin_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "presence_last_active_at_idx" ON "presence" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("priority","created_at","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "contact_messages_done_idx" ON "contact_messages" USING btree ("created_at","id") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_idx" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_store_payments_original_idx" ON "app_store_payments" USING btree ("original_transaction_id");--> statement-breakpoint
CREATE INDEX "app_store_purchases_user_id_idx" ON "app_store_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_events_open_idx" ON "billing_events" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "subscription_changes_at_idx" ON "subscription_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "subscription_changes_subject_idx" ON "subscription_changes" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "subscriptions_past_due_idx" ON "subscriptions" USING btree ("past_due_since") WHERE past_due_since is not null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_id_idx" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_user_id_idx" ON "sign_in_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_families_user_id_idx" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_families_expires_at_idx" ON "token_families" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_tier_idx" ON "users" USING btree ("subscription_tier","created_at","id");--> statement-breakpoint
CREATE INDEX "users_trial_end_idx" ON "users" USING btree ("trial_ends_at") WHERE subscription_tier = 'trial';--> statement-breakpoint
CREATE INDEX "users_email_part_idx" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "presence" ("user_id", "platform", "last_active_at") SELECT "user_id", 'web', max("updated_at") FROM "sessions" GROUP BY "user_id" ON CONFLICT DO NOTHING;
