CREATE TABLE "order_deliveries" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"slot" jsonb,
	"pickup" jsonb
);
--> statement-breakpoint
CREATE TABLE "slot_counts" (
	"tenant_id" integer NOT NULL,
	"zone" text NOT NULL,
	"day" text NOT NULL,
	"slot" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "slot_counts_tenant_id_zone_day_slot_pk" PRIMARY KEY("tenant_id","zone","day","slot")
);
--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_counts" ADD CONSTRAINT "slot_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;