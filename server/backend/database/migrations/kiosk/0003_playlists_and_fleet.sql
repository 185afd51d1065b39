CREATE TABLE "playlist_items" (
	"playlist_id" integer NOT NULL,
	"position" integer NOT NULL,
	"video_id" text NOT NULL,
	"seconds" integer,
	"has_qr" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"day_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "playlist_items_playlist_id_position_pk" PRIMARY KEY("playlist_id","position")
);
--> statement-breakpoint
CREATE TABLE "playlist_targets" (
	"playlist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "playlist_targets_playlist_id_kind_value_pk" PRIMARY KEY("playlist_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"ticker" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"day_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screen_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screen_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"is_emergency" boolean NOT NULL,
	"targets" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kiosk_activity" (
	"device_id" text NOT NULL,
	"day" date NOT NULL,
	"touches" integer NOT NULL,
	"visits" integer NOT NULL,
	"hand_overs" integer NOT NULL,
	CONSTRAINT "kiosk_activity_device_id_day_pk" PRIMARY KEY("device_id","day")
);
--> statement-breakpoint
CREATE TABLE "kiosk_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kiosk_command_files" (
	"command_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_commands" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"signature" text NOT NULL,
	"actor" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"result" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_pairings" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"tenant_id" integer NOT NULL,
	"orientation" text NOT NULL,
	"version" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device_id" text,
	CONSTRAINT "kiosk_pairings_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "kiosk_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"version" text NOT NULL,
	"url" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"signature" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"path" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"accepted_by" text DEFAULT '' NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD COLUMN "group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_members" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "uploaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_videos" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_video_id_kiosk_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."kiosk_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_targets" ADD CONSTRAINT "playlist_targets_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_messages" ADD CONSTRAINT "screen_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_activity" ADD CONSTRAINT "kiosk_activity_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_alerts" ADD CONSTRAINT "kiosk_alerts_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_command_files" ADD CONSTRAINT "kiosk_command_files_command_id_kiosk_commands_id_fk" FOREIGN KEY ("command_id") REFERENCES "public"."kiosk_commands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_commands" ADD CONSTRAINT "kiosk_commands_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_pairings" ADD CONSTRAINT "kiosk_pairings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_releases" ADD CONSTRAINT "kiosk_releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_calls" ADD CONSTRAINT "sales_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_calls" ADD CONSTRAINT "sales_calls_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlists_tenant" ON "playlists" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "screen_messages_end" ON "screen_messages" USING btree ("tenant_id","ends_at");--> statement-breakpoint
CREATE INDEX "kiosk_alerts_device" ON "kiosk_alerts" USING btree ("device_id","ended_at");--> statement-breakpoint
CREATE INDEX "kiosk_commands_device" ON "kiosk_commands" USING btree ("device_id","issued_at");--> statement-breakpoint
CREATE INDEX "kiosk_pairings_expiry" ON "kiosk_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_releases_version" ON "kiosk_releases" USING btree ("tenant_id","version");--> statement-breakpoint
CREATE INDEX "sales_calls_open" ON "sales_calls" USING btree ("tenant_id","ended_at","called_at");