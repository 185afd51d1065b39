CREATE TABLE "cart_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"contents" jsonb NOT NULL,
	"coupon_code" text NOT NULL,
	"sales_assistance" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_links" ADD CONSTRAINT "cart_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_links_expiry" ON "cart_links" USING btree ("expires_at");