CREATE TABLE "kiosk_play_days" (
	"tenant_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"day" date NOT NULL,
	"video_id" text NOT NULL,
	"store_id" text NOT NULL,
	"plays" integer NOT NULL,
	"duration" bigint NOT NULL,
	CONSTRAINT "kiosk_play_days_device_id_day_video_id_store_id_pk" PRIMARY KEY("device_id","day","video_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "kiosk_play_days" ADD CONSTRAINT "kiosk_play_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_play_days_day" ON "kiosk_play_days" USING btree ("tenant_id","day");--> statement-breakpoint
WITH "zones" AS (
	SELECT "tenants"."id", "tenants"."is_default", coalesce((
		SELECT "name" FROM pg_timezone_names
		WHERE "name" = coalesce("tenants"."config" -> "tenants"."language" ->> 'timezoneId', 'America/Los_Angeles')
	), 'UTC') AS "zone"
	FROM "tenants"
)
INSERT INTO "kiosk_play_days" ("tenant_id", "device_id", "day", "video_id", "store_id", "plays", "duration")
SELECT "zones"."id", "kiosk_plays"."device_id",
	(("kiosk_plays"."started_at" + "kiosk_plays"."clock_offset" * interval '1 millisecond') AT TIME ZONE "zones"."zone")::date,
	"kiosk_plays"."video_id", "kiosk_devices"."store_id", count(*)::int, sum("kiosk_plays"."duration")::bigint
FROM "kiosk_plays"
JOIN "kiosk_devices" ON "kiosk_devices"."id" = "kiosk_plays"."device_id"
JOIN "kiosk_members" ON "kiosk_members"."code" = "kiosk_devices"."member_code"
JOIN "zones" ON "zones"."id" = "kiosk_members"."tenant_id" OR ("kiosk_members"."tenant_id" IS NULL AND "zones"."is_default")
GROUP BY 1, 2, 3, 4, 5;
