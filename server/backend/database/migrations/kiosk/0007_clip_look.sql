ALTER TABLE "kiosk_videos" ADD COLUMN "fit" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "overlays" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "fit" text;--> statement-breakpoint
UPDATE "kiosk_videos" SET "overlays" = '{title,hint,gradient,button}' WHERE "tenant_id" IS NULL;