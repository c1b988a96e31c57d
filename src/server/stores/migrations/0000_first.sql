CREATE TABLE "catalogue_collections" (
	"collection" text PRIMARY KEY NOT NULL,
	"head" bigint NOT NULL,
	"floor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"seq" bigint NOT NULL,
	"body" jsonb,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogue_items_collection_key_pk" PRIMARY KEY("collection","key")
);
--> statement-breakpoint
CREATE TABLE "kept_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_items_seq" ON "catalogue_items" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");