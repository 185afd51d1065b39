CREATE TABLE "kiosk_orders" (
	"session_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"device_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosk_orders_session_id_idempotency_key_pk" PRIMARY KEY("session_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD COLUMN "store_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_heartbeats" ADD COLUMN "instance_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_heartbeats" ADD COLUMN "other_instance_id" text;--> statement-breakpoint
ALTER TABLE "kiosk_heartbeats" ADD COLUMN "other_seen_at" timestamp with time zone;