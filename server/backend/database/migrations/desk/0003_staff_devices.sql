CREATE TABLE "staff_devices" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_devices_staff" ON "staff_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_devices_expiry" ON "staff_devices" USING btree ("expires_at");