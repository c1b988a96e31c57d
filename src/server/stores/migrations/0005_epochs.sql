ALTER TABLE "user_items" ADD COLUMN "heirs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gaps" jsonb DEFAULT '[]'::jsonb NOT NULL;