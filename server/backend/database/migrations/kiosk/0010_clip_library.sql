ALTER TABLE "kiosk_videos" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "source_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "is_replacement_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "kiosk_videos" SET "source_hash" = split_part("id", '-', 2) WHERE "id" ~ '^u\d+-[0-9a-f]{32}$';
