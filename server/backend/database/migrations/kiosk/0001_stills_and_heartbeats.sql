CREATE TABLE "kiosk_heartbeats" (
	"device_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kiosk_plays" ADD COLUMN "clock_offset" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "kind" text DEFAULT 'video' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "captions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "orientation" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_heartbeats" ADD CONSTRAINT "kiosk_heartbeats_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;