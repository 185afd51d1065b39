CREATE TABLE "kiosk_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"orientation" text NOT NULL,
	"position" integer NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "kiosk_devices_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "kiosk_members" (
	"code" text PRIMARY KEY NOT NULL,
	"passcode_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_playlist" (
	"device_id" text NOT NULL,
	"position" integer NOT NULL,
	"video_id" text NOT NULL,
	CONSTRAINT "kiosk_playlist_device_id_position_pk" PRIMARY KEY("device_id","position")
);
--> statement-breakpoint
CREATE TABLE "kiosk_plays" (
	"play_id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"video_id" text NOT NULL,
	"sha256" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"sequence" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_videos" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"url" text NOT NULL,
	"poster" text NOT NULL,
	"duration" integer NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD CONSTRAINT "kiosk_devices_member_code_kiosk_members_code_fk" FOREIGN KEY ("member_code") REFERENCES "public"."kiosk_members"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_playlist" ADD CONSTRAINT "kiosk_playlist_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_playlist" ADD CONSTRAINT "kiosk_playlist_video_id_kiosk_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."kiosk_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_plays_device" ON "kiosk_plays" USING btree ("device_id","started_at");