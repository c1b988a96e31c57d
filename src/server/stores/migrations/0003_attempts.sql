ALTER TABLE "favorites" ADD COLUMN "attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_items" ADD COLUMN "attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;