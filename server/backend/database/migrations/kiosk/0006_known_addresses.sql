CREATE TABLE "kiosk_known_addresses" (
	"member_code" text NOT NULL,
	"address_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosk_known_addresses_member_code_address_hash_pk" PRIMARY KEY("member_code","address_hash")
);
--> statement-breakpoint
CREATE INDEX "kiosk_known_addresses_expires_at_index" ON "kiosk_known_addresses" USING btree ("expires_at");