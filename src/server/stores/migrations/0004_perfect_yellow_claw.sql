DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_wanted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credentials_unproved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_email_claimed" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_email_wanted" ON "users" USING btree (lower(email_wanted));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key") WHERE email_confirmed_at is not null;--> statement-breakpoint
UPDATE "users" SET "credentials_unproved" = true WHERE "email_confirmed_at" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "email_wanted_at" = now() WHERE "email_wanted" IS NOT NULL;
