ALTER TABLE "messages" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "decided_at" timestamp (3) with time zone;