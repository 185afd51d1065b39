CREATE TABLE "phone_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"kiosk_name" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"session_id" integer,
	"code_hash" text,
	"number" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"customer_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_sign_ins_ticketHash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "phone_sign_ins_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "phone_sign_ins_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kiosk_device_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kiosk_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_sign_ins" ADD CONSTRAINT "phone_sign_ins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sign_ins" ADD CONSTRAINT "phone_sign_ins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sign_ins" ADD CONSTRAINT "phone_sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_sign_ins_customer" ON "phone_sign_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "phone_sign_ins_device" ON "phone_sign_ins" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "phone_sign_ins_expiry" ON "phone_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_kiosk" ON "sessions" USING btree ("kiosk_device_id") WHERE kiosk_device_id is not null;