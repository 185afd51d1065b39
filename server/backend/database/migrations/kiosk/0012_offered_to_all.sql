ALTER TABLE "kiosk_releases" ADD COLUMN "offered_to_all_at" timestamp with time zone;--> statement-breakpoint
UPDATE "kiosk_releases" SET "offered_to_all_at" = "created_at" WHERE "percent" = 100 AND "paused_at" IS NULL;
