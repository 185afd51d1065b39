CREATE TABLE "kiosk_announcements" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
DELETE FROM "catalogue_revision" WHERE "id" = 2;
