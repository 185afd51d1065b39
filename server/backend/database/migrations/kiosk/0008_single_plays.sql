ALTER TABLE "kiosk_plays" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
ALTER TABLE "kiosk_plays" ADD COLUMN "store_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_plays" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_plays" ADD COLUMN "is_complete" boolean;--> statement-breakpoint
CREATE INDEX "kiosk_plays_tenant" ON "kiosk_plays" USING btree ("tenant_id","played_at","play_id");--> statement-breakpoint
UPDATE "kiosk_plays" SET
	"played_at" = "started_at" + CASE WHEN abs("clock_offset") < 3155760000000 THEN "clock_offset" * interval '1 millisecond' ELSE interval '0' END,
	"store_id" = "kiosk_devices"."store_id",
	"tenant_id" = coalesce("kiosk_members"."tenant_id", (SELECT "id" FROM "tenants" ORDER BY "is_default" DESC, "id" LIMIT 1))
FROM "kiosk_devices" JOIN "kiosk_members" ON "kiosk_members"."code" = "kiosk_devices"."member_code"
WHERE "kiosk_devices"."id" = "kiosk_plays"."device_id";
